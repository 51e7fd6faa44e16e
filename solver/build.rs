//! The build script of every package whose programs or tests link Z3: it stops the build at once, and
//! with the remedy, when `make setup` has not run (instead of linking whatever Z3 the linker finds), and
//! writes the folder of the chosen library into the executables, so that they run from anywhere.
//!
//! `solver` records here which version it was built against; see `src/z3_version.rs`.

use std::path::Path;
use std::process::exit;

const MINIMUM: [u32; 3] = [4, 13, 3];

fn main() {
    println!("cargo::rerun-if-env-changed=Z3_LIBRARY_PATH_OVERRIDE");
    println!("cargo::rerun-if-env-changed=Z3_SYS_Z3_VERSION");

    let (Some(folder), Some(version)) = (variable("Z3_LIBRARY_PATH_OVERRIDE"), variable("Z3_SYS_Z3_VERSION")) else {
        refuse("this checkout is not set up: no Z3 has been chosen yet.");
    };
    let library =
        ["libz3.so", "libz3.dylib"].map(|name| Path::new(&folder).join(name)).into_iter().find(|p| p.exists());
    let Some(library) = library else {
        refuse(&format!("the Z3 library that set-up chose is gone: there is no libz3 in {folder}."));
    };
    let numbers: Vec<u32> = version.split('.').map_while(|n| n.parse().ok()).chain([0, 0, 0]).take(3).collect();
    if numbers.as_slice() < MINIMUM.as_slice() {
        refuse(&format!("Z3 {version} is too old: Scoville needs 4.13.3 or newer."));
    }

    println!("cargo::rerun-if-changed={}", library.display());
    println!("cargo::rustc-link-arg=-Wl,-rpath,{folder}");
    println!("cargo::rustc-env=SCOVILLE_Z3_BUILT_AGAINST={version}");
}

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

fn refuse(why: &str) -> ! {
    println!("cargo::error={why}");
    println!("cargo::error=Run `make setup` in the top folder of the checkout, then build again.");
    exit(1)
}
