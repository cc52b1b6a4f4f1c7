//! The module itself: what it needs and gives, and asking it.

use std::fs;

use wasmi::{Engine, ExternType, Instance, Linker, Memory, Module, Store, TypedFunc};

use crate::path;

/// What every page that plays has to load.
const MOST_BYTES: usize = 150_000;

pub(crate) fn bytes() -> Vec<u8> {
    fs::read(path("site/player/player.wasm")).expect("the module is committed")
}

/// The module, running.
pub(crate) struct Player {
    store: Store<()>,
    memory: Memory,
    reserve: TypedFunc<u32, u32>,
    release: TypedFunc<(u32, u32), ()>,
    ask: TypedFunc<(u32, u32), u32>,
}

impl Player {
    pub(crate) fn start() -> Player {
        let engine = Engine::default();
        let module = Module::new(&engine, bytes()).expect("a module");
        let mut store = Store::new(&engine, ());
        let instance: Instance = Linker::new(&engine)
            .instantiate_and_start(&mut store, &module)
            .expect("a module that needs nothing");
        let memory = instance.get_memory(&store, "memory").expect("its memory");
        let reserve = instance.get_typed_func(&store, "reserve");
        let release = instance.get_typed_func(&store, "release");
        let ask = instance.get_typed_func(&store, "ask");
        Player {
            memory,
            reserve: reserve.expect("a function"),
            release: release.expect("a function"),
            ask: ask.expect("a function"),
            store,
        }
    }

    /// Asks, as a page does: its doings are those of the example in the docs of
    /// the crate.
    pub(crate) fn answer(&mut self, request: &[u8]) -> String {
        let length = u32::try_from(request.len()).expect("a request that fits");
        let store = &mut self.store;
        let asked = self.reserve.call(&mut *store, length).expect("no trap");
        self.memory
            .write(&mut *store, asked as usize, request)
            .expect("a place within memory");
        let told = self
            .ask
            .call(&mut *store, (asked, length))
            .unwrap_or_else(|trap| panic!("{trap}: {}", String::from_utf8_lossy(request)));
        let mut length_told = [0; 4];
        self.memory
            .read(&*store, told as usize, &mut length_told)
            .expect("a place within memory");
        let length_told = u32::from_le_bytes(length_told);
        let mut text = vec![0; length_told as usize];
        self.memory
            .read(&*store, told as usize + 4, &mut text)
            .expect("a place within memory");
        self.release
            .call(&mut *store, (asked, length))
            .expect("no trap");
        self.release
            .call(&mut *store, (told, 4 + length_told))
            .expect("no trap");
        String::from_utf8(text).expect("an answer in UTF-8")
    }

    /// Asks the module and the engine beside it; both must answer the same.
    #[track_caller]
    pub(crate) fn check(&mut self, request: &[u8]) -> String {
        let told = self.answer(request);
        let expected = player::answer(request);
        assert_eq!(told, expected, "{}", String::from_utf8_lossy(request));
        told
    }

    /// How many bytes of memory it has taken.
    fn memory_bytes(&self) -> usize {
        self.memory.data(&self.store).len()
    }
}

#[test]
fn it_is_small_needs_nothing_and_gives_four_things() {
    let bytes = bytes();
    assert!(bytes.len() < MOST_BYTES, "{} bytes", bytes.len());
    let engine = Engine::default();
    let module = Module::new(&engine, &bytes).expect("a module");
    assert_eq!(module.imports().count(), 0);
    // Where data and heap begin, which the linker adds, is of no use to a page.
    let mut names: Vec<&str> = module
        .exports()
        .filter(|export| !matches!(export.ty(), ExternType::Global(_)))
        .map(|export| export.name())
        .collect();
    names.sort_unstable();
    assert_eq!(names, ["ask", "memory", "release", "reserve"]);
    let is_memory = |kind: &ExternType| matches!(kind, ExternType::Memory(_));
    assert!(module.get_export("memory").as_ref().is_some_and(is_memory));
}

/// Paths of the machine that built it would make every copy another.
#[test]
fn it_does_not_tell_where_it_was_built() {
    let bytes = bytes();
    let text = String::from_utf8_lossy(&bytes);
    for trace in ["/home/", "/root/", "/tmp/", "/Users/", ".cargo"] {
        assert!(!text.contains(trace), "{trace}");
    }
}

#[test]
fn what_is_released_is_used_again() {
    let mut player = Player::start();
    let game = &crate::ARCHIVE.games[0];
    let request = crate::request("line", &game.rules, "start", "", serde_json::json!({}));
    player.check(request.as_bytes());
    let before = player.memory_bytes();
    for _ in 0..100 {
        player.answer(request.as_bytes());
    }
    assert_eq!(player.memory_bytes(), before);
    // Nothing reserved is nothing asked.
    let told = player.check(b"");
    assert_eq!(told, r#"{"error":{"kind":"not_json","at":0}}"#);
}
