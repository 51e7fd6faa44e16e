#!/bin/sh
# Prepares a checkout so that plain `cargo build`, `cargo run`, `cargo test` and `cargo nextest run` work.
#
# It checks the tools, finds a Z3 that is new enough (the system's, through pkg-config, or else the
# pinned one of scripts/z3-requirements.txt, unpacked into .z3/) and writes .cargo/config.toml, which
# tells cargo where that Z3 is. Both are ignored by git. A second run finds the work done and ends at once.
#
#   SCOVILLE_Z3=system|wheel   insist on one of the two sources of Z3
set -eu

min_z3=4.13.3

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
cd "$root"
min_rust=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
config=.cargo/config.toml
requirements=scripts/z3-requirements.txt
source=${SCOVILLE_Z3:-any}

say() { printf 'set-up: %s\n' "$*"; }
die() {
    printf 'set-up: error: %s\n' "$1" >&2
    shift
    for line in "$@"; do printf '    %s\n' "$line" >&2; done
    exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }

# at_least A B: is version A at least version B? Compares up to three numbers.
at_least() {
    awk -v a="$1" -v b="$2" 'BEGIN {
        split(a, x, /[^0-9]+/); split(b, y, /[^0-9]+/)
        for (i = 1; i <= 3; i++) { if (x[i]+0 > y[i]+0) exit 0; if (x[i]+0 < y[i]+0) exit 1 }
        exit 0
    }'
}

# What the written configuration depends on; a change of any of it makes the next run do the work again.
fingerprint() { printf '%s %s' "$(uname -sm)" "$(cat scripts/setup.sh "$requirements" | cksum)"; }

done_already() {
    [ -f "$config" ] || return 1
    case $source in any | "$(sed -n 's/^# source: //p' "$config")") ;; *) return 1 ;; esac
    [ "$(sed -n 's/^# set-up: //p' "$config")" = "$(fingerprint)" ] || return 1
    lib=$(sed -n 's/^# library: //p' "$config")
    [ -s "$lib" ]
}

if done_already; then
    say "done already ($(sed -n 's/^# z3: //p' "$config"))"
    exit 0
fi

# --- Tools -----------------------------------------------------------------------------------------

have cargo && have rustc || die "no Rust toolchain found (cargo and rustc on the PATH)." \
    "Install Rust $min_rust or newer, for example with rustup, then run this again." \
    "(Debian 12's own rustc package is too old.)"
rust=$(rustc --version | awk '{ print $2 }')
at_least "$rust" "$min_rust" || die "rustc is $rust, but Scoville needs $min_rust or newer." \
    "Update it, for example with: rustup update stable"

# need PACKAGE...: installs Debian packages when that is possible, else says what to do.
need() {
    if have apt-get && [ "$(id -u)" = 0 ]; then
        say "installing Debian packages: $*"
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq update >&2 || say "apt-get update failed; going on with the package lists at hand"
        apt-get -qq install -y --no-install-recommends "$@" >&2 || die "apt-get could not install: $*"
    elif have apt-get; then
        die "these Debian packages are missing: $*" "Install them, then run this again:" \
            "    sudo apt-get update && sudo apt-get install $*"
    else
        die "something is missing. On Debian it comes with these packages: $*" \
            "Install the same for your system, then run this again."
    fi
}

# --- Z3 --------------------------------------------------------------------------------------------

# Sets z3_version, z3_lib (its folder) and z3_config (that folder for the configuration) to the system's
# Z3 if that is new enough.
find_system_z3() {
    if ! have pkg-config || ! z3_version=$(pkg-config --modversion z3 2>/dev/null); then
        z3_why="pkg-config knows no Z3"
        return 1
    fi
    if ! at_least "$z3_version" "$min_z3"; then
        z3_why="the system's Z3 is $z3_version, older than $min_z3"
        return 1
    fi
    z3_lib=$(pkg-config --variable=libdir z3)
    for z3_file in "$z3_lib/libz3.so" "$z3_lib/libz3.dylib"; do
        if [ -e "$z3_file" ]; then
            z3_config="\"$z3_lib\""
            z3_what="Z3 $z3_version of this system"
            return 0
        fi
    done
    z3_why="the system's Z3 $z3_version has no shared library in $z3_lib"
    return 1
}

# Prints a command that runs pip, if there is one.
find_pip() {
    if have python3 && python3 -m pip --version >/dev/null 2>&1; then echo "python3 -m pip"; fi
}

# Unpacks the pinned Z3 into .z3/ and sets the same variables. Nothing is installed into Python.
fetch_z3() {
    case $(uname -sm) in
        "Linux x86_64" | "Linux aarch64") ;;
        *) die "there is no pinned Z3 for $(uname -sm)." \
            "Install Z3 $min_z3 or newer with its pkg-config file, then run this again." ;;
    esac
    z3_version=$(sed -n 's/^z3-solver==\([0-9.]*\).*/\1/p' "$requirements")
    pip=$(find_pip)
    [ -n "$pip" ] || die "python3 -m pip does not run, although the package python3-pip is installed." \
        "Is another python3 first on the PATH? ($(command -v python3 || echo none))"
    say "fetching Z3 $z3_version (Python package z3-solver, about 40 MB)"
    work=$(mktemp -d "$root/.z3-new.XXXXXX")
    trap 'rm -rf "$work"' EXIT
    trap 'exit 130' INT TERM HUP
    $pip --disable-pip-version-check download --quiet --require-hashes --no-deps --only-binary=:all: \
        --dest "$work/wheel" --requirement "$requirements" || die "the Python package z3-solver could not be fetched (see above)." \
        "No network, or no package for this system (it needs glibc 2.27 on x86_64, 2.38 on aarch64)?" \
        "Otherwise: install Z3 $min_z3 or newer with its pkg-config file, then run this again."
    python3 - "$work" <<'PYTHON'
import ctypes, glob, os, sys, zipfile

work = sys.argv[1]
(wheel,) = glob.glob(os.path.join(work, "wheel", "*.whl"))
out = os.path.join(work, "z3")
os.makedirs(os.path.join(out, "lib"))
os.makedirs(os.path.join(out, "bin"))


def put(data, *path):
    path = os.path.join(out, *path)
    with open(path, "wb") as file:
        file.write(data)
    os.chmod(path, 0o755)


with zipfile.ZipFile(wheel) as archive:
    for name in archive.namelist():
        base = os.path.basename(name)
        if name.startswith("z3/lib/libz3.so."):
            put(archive.read(name), "lib", base)
            # The package has the same file twice; one of them is enough.
            os.symlink(base, os.path.join(out, "lib", "libz3.so"))
        elif name.endswith(".data/data/bin/z3"):
            put(archive.read(name), "bin", "z3")

lib = os.path.join(out, "lib", "libz3.so")
if not os.path.exists(lib):
    sys.exit("set-up: error: the package z3-solver has no z3/lib/libz3.so.* inside")
get = ctypes.CDLL(lib).Z3_get_full_version
get.restype = ctypes.c_char_p
print("set-up: the library loads and calls itself " + get().decode())
PYTHON
    rm -rf .z3
    mv "$work/z3" .z3
    rm -rf "$work"
    trap - EXIT INT TERM HUP
    z3_file=.z3/lib/libz3.so
    z3_config='".z3/lib", relative = true'
    z3_what="Z3 $z3_version in .z3/"
}

case $source in
    any) if find_system_z3; then source_used=system; else say "$z3_why"; source_used=wheel; fi ;;
    system) find_system_z3 || die "$z3_why." \
        "Install Z3 $min_z3 or newer with its pkg-config file, or unset SCOVILLE_Z3 to fetch a pinned one."
        source_used=system ;;
    wheel) source_used=wheel ;;
    *) die "SCOVILLE_Z3 must be system or wheel, not '$source'" ;;
esac

missing=
have cc || missing="$missing gcc libc6-dev"
have make || missing="$missing make"
[ "$source_used" = system ] || [ -n "$(find_pip)" ] || missing="$missing python3-pip"
# shellcheck disable=SC2086
[ -z "$missing" ] || need $missing
[ "$source_used" = system ] || fetch_z3

# --- Crates and configuration ----------------------------------------------------------------------

mkdir -p .cargo
cat >"$config.new" <<CONFIG
# Written by scripts/setup.sh; not under version control. Run \`make setup\` to write it again.
# set-up: $(fingerprint)
# source: $source_used
# z3: $z3_what
# library: $z3_file

[env]
# Read by the build scripts of the crate z3-sys and of ours (solver/build.rs). pkg-config is never asked:
# it may know an older Z3, which would be linked without a word.
Z3_NO_PKG_CONFIG = { value = "1", force = true }
Z3_LIBRARY_PATH_OVERRIDE = { value = $z3_config, force = true }
Z3_SYS_Z3_VERSION = { value = "$z3_version", force = true }
# libz3.so brings its C++ library along: no C++ development files are needed for linking.
CXXSTDLIB = { value = "", force = true }
CONFIG

say "fetching the crates of Cargo.lock"
cargo fetch --quiet --locked || die "cargo could not fetch the crates of Cargo.lock (see above)."
mv "$config.new" "$config"
say "done ($z3_what)"
