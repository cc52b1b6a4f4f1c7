//! HTTP on loopback.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    sync::Arc,
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http::{Response, StatusCode},
};
use tokio::{sync::watch, task, time};

use super::{
    answering::{self, Answer},
    standing::Standing,
};

/// A page that asks how things stand is answered after so long at the latest,
/// whether anything changed or not: a connection left open for ever tells nobody
/// that the other side is gone.
const LONGEST_WAIT: Duration = Duration::from_secs(20);

type Shown = watch::Receiver<Arc<Standing>>;

/// Listens on this port of loopback, on any if it is 0; nobody else's machine can
/// reach it.
///
/// # Errors
/// Another program has the port, or the system refuses it.
pub fn listen(port: u16) -> io::Result<TcpListener> {
    let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

/// Answers until Ctrl-C is pressed, or until whoever makes the site has given up.
///
/// # Errors
/// The system refuses to serve.
pub fn serve(listener: TcpListener, shown: Shown) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let ended = runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        let router = Router::new().fallback(respond).with_state(shown.clone());
        let mut maker = shown;
        let maker_is_gone = async { while maker.changed().await.is_ok() {} };
        tokio::select! {
            ended = async { axum::serve(listener, router).await } => ended,
            pressed = tokio::signal::ctrl_c() => pressed,
            () = maker_is_gone => Ok(()),
        }
    });
    // A page may still be in the making; nobody will read it.
    runtime.shutdown_background();
    ended
}

async fn respond(State(mut shown): State<Shown>, request: Request) -> Response<Body> {
    if let Some(refusal) = answering::refusal(request.method(), request.uri(), request.headers()) {
        return refusal.map(Body::from);
    }
    // The first making takes its time; before it there is nothing to say.
    let made = shown.wait_for(|standing| standing.is_made()).await;
    let Ok(standing) = made.map(|standing| Arc::clone(&standing)) else {
        return failed();
    };
    let path = request.uri().path().to_owned();
    if path == answering::STANDING {
        let known = answering::known(request.uri());
        let news = shown.wait_for(|standing| Some(standing.number) != known);
        // Without news it is told how things still stand.
        let _ = time::timeout(LONGEST_WAIT, news).await;
        let standing = shown.borrow().clone();
        return answering::standing(&standing).map(Body::from);
    }
    let made = task::spawn_blocking(move || answering::file(&standing, &path)).await;
    made.map_or_else(|_| failed(), |answer: Answer| answer.map(Body::from))
}

/// The server is about to end.
fn failed() -> Response<Body> {
    let mut answer = Response::new(Body::empty());
    *answer.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
    answer
}
