//! Random play, in plies a second, for the rules of the first four games.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Rulebook, playouts};

#[path = "../tests/games/mod.rs"]
mod games;

/// Games a round: enough for rare long relays to even out.
const GAMES: u64 = 1_000;

fn random_games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    for (name, rules) in games::all() {
        let rulebook = Rulebook::new(rules).expect("the rules of the games are valid");
        let plies = playouts(&rulebook, 0..GAMES).plies;
        group.throughput(Throughput::Elements(plies));
        group.bench_function(name, |bencher| {
            bencher.iter(|| playouts(black_box(&rulebook), 0..GAMES));
        });
    }
    group.finish();
}

criterion_group!(benches, random_games);
criterion_main!(benches);
