//! The archive itself, loaded and verified, from files in memory: what
//! `sowbook verify` does but for reading the disk and printing.

use std::path::Path;

use criterion::{Criterion, criterion_group, criterion_main};
use generator::load::load_files;
use generator::read::read;
use generator::verify::verify;

fn archive(criterion: &mut Criterion) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sources");
    let (files, findings) = read(&folder);
    assert_eq!(findings, []);
    criterion.bench_function("load", |bencher| bencher.iter(|| load_files(&files)));
    let archive = load_files(&files).archive.expect("the archive links");
    criterion.bench_function("verify", |bencher| {
        bencher.iter(|| verify(&archive, &[], |_| true));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = archive
}
criterion_main!(benches);
