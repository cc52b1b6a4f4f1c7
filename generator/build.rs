//! Tells cargo that the binary holds the site's templates and texts and the
//! language tables, so that editing one of them builds the binary anew.

fn main() {
    println!("cargo::rerun-if-changed=../site");
    println!("cargo::rerun-if-changed=../sources/languages");
}
