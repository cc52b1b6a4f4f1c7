//! The engine that pages load to play.

use std::fs;
use std::path::Path;

use base64::{Engine, engine::general_purpose::STANDARD as BASE64};

use crate::SITE;

/// A classic script, which a page opened from a folder may load: the module that
/// is committed, unchanged.
#[test]
fn the_engine_is_a_script_of_one_assignment() {
    let script = &SITE["assets/player/engine.js"];
    let base64 = script
        .strip_prefix("window.sowbookEngine = \"")
        .and_then(|rest| rest.strip_suffix("\";\n"))
        .expect("one assignment");
    let module = Path::new(env!("CARGO_MANIFEST_DIR")).join("../site/player/player.wasm");
    let module = fs::read(module).expect("the module is committed");
    assert!(module.starts_with(b"\0asm"));
    assert_eq!(BASE64.decode(base64).expect("base64"), module);
}
