//! `sowbook serve`: the site while one works on it.

use std::{path::PathBuf, sync::Arc, thread};

use anyhow::{Context, anyhow};
use clap::Args;
use tokio::sync::watch;

use super::{Common, Outcome, build, out::verified, print, tell};
use crate::{
    diagnostic::Colour,
    serve::{Desk, host, standing::Standing},
};

/// Serve the site on this machine, and reload it when the archive changes
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  sowbook serve
  sowbook serve --sources my-archive --port 0

Only this machine can reach it, nothing is written, and Ctrl-C ends it. What is
wrong with the archive is shown here and on every page; the last good site stays.")]
pub(super) struct Arguments {
    /// The port to listen on; 0 takes one that is free
    #[arg(long, value_name = "N", default_value_t = 8000)]
    port: u16,
    /// More tables of interface texts, a file `CODE.ftl` a language: to try one out
    #[arg(long, value_name = "DIR")]
    texts: Option<PathBuf>,
}

pub(super) fn run(arguments: &Arguments, common: &Common) -> anyhow::Result<Outcome> {
    if !common.sources.is_dir() {
        // Says that there is no such folder.
        verified(&common.sources);
        return Ok(Outcome::Errors);
    }
    let port = arguments.port;
    let listener = host::listen(port).with_context(|| {
        format!("cannot listen on port {port} of 127.0.0.1; choose another with `--port`, or 0 for one that is free")
    })?;
    let address = listener.local_addr().context("the port is not known")?;
    print(&format!("http://{address}/\n"))?;
    let (shown, pages) = watch::channel(Arc::new(Standing::beginning()));
    let sources = common.sources.clone();
    let texts = arguments.texts.clone();
    let maker = thread::spawn(move || {
        let folder = texts.clone();
        let desk = Desk {
            sources,
            texts,
            languages: &|| match build::languages(folder.as_deref()) {
                Ok(languages) => languages,
                Err(error) => Err(format!("error: {error:#}\n")),
            },
            tell: &tell,
            colour: Colour::for_stderr(),
        };
        desk.keep(&shown)
    });
    host::serve(listener, pages).context("cannot serve")?;
    if maker.is_finished() {
        let ended = maker
            .join()
            .map_err(|_| anyhow!("making the site failed"))?;
        ended.context("cannot watch the folder of the archive")?;
    }
    Ok(Outcome::Good)
}
