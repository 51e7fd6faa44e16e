#!/usr/bin/env bash
# Runs the workflow on two parts with Snakemake from PyPI, and compares with one run. Without network there is nothing to run
# it with, which is said and is no failure.
#
#   contrib/snakemake/test.sh [COMMAND]   (target/release/scoville)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
command=$(realpath "${1:-target/release/scoville}")
programs=$(realpath benchmarks/jpf-hj)
workflow=$(realpath contrib/snakemake/Snakefile)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check 'snakemake>=8,<10'; then
    echo 'Snakemake cannot be installed: not tested'
    exit 0
fi
cd "$work"
"$work/venv/bin/snakemake" --snakefile "$workflow" --cores 2 --quiet all \
    --config command="$command" paths="$programs" parts=2 options=--no-cache >said 2>&1 || { cat said; exit 1; }
"$command" batch "$programs" --no-cache --output one >/dev/null 2>&1 || [ $? -le 3 ]
python3 - <<'PYTHON'
import json

def records(folder):
    with open(f"{folder}/results.jsonl", encoding="utf-8") as file:
        return [{k: v for k, v in json.loads(l).items() if k not in ("micros", "cached")} for l in file]

parts = [len(records(f"parts/{n}")) for n in (1, 2)]
one, joined = records("one"), records("results")
assert one == joined and min(parts) > 0 and sum(parts) == len(one), (parts, len(one), len(joined))
print(f"Snakemake: parts of {parts[0]} and {parts[1]} programs equal one run")
PYTHON
