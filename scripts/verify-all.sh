#!/usr/bin/env bash
# Verifies all programs below the given folders (by default those that scoville.toml names, else the benchmarks) and leaves
# the results in all forms in a folder. What an interrupted run has done is kept: run it again to go on.
#
#   scripts/verify-all.sh [PATH...] [-- OPTIONS OF scoville batch]
#
# RESULTS=DIR      where the results go (results)
# SCOVILLE=COMMAND which command verifies (the one on the PATH, else the one built here)
# SHARD=K/N        only one of several parts; each needs RESULTS of its own, and `scoville merge` joins them
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
if [[ -z ${SCOVILLE:-} ]]; then
    SCOVILLE=$(command -v scoville || true)
    if [[ -z $SCOVILLE ]]; then
        [[ -x $here/target/release/scoville ]] || make -C "$here" build >&2
        SCOVILLE=$here/target/release/scoville
    fi
fi

paths=()
while (($#)) && [[ $1 != -- ]]; do
    paths+=("$1")
    shift
done
if (($#)); then shift; fi
if ((${#paths[@]} == 0)) && [[ ! -e scoville.toml ]]; then
    paths=("$here/benchmarks")
fi

options=(--output "${RESULTS:-results}" --resume)
if [[ -n ${SHARD:-} ]]; then options+=(--shard "$SHARD"); fi
exec "$SCOVILLE" batch "${paths[@]}" "${options[@]}" "$@"
