#!/bin/sh
# Regenerates what the programs of tests/conformance are expected to print, by the JDK that is installed (17 or newer):
#   scripts/conformance.sh          the programs without a stored expectation, or with an older one
#   scripts/conformance.sh --all    all of them
#   scripts/conformance.sh --check  all of them, and only says which stored expectations differ
set -eu
cd "$(dirname "$0")/.."
command -v java >/dev/null || { echo "conformance.sh: there is no java" >&2; exit 2; }
exec java scripts/Conformance.java tests/conformance "$@"
