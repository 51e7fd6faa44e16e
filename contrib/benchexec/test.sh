#!/usr/bin/env bash
# Tests the tool info against BenchExec from PyPI: its own check, our tests, and the programs of a folder by way of task
# definitions. Needs no cgroups. Without network there is nothing to test against, which is said and is no failure.
#
#   contrib/benchexec/test.sh [FOLDER OF THE COMMAND]   (target/release)
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
tool=${1:-target/release}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
if ! "$work/venv/bin/pip" install --quiet --disable-pip-version-check 'benchexec>=3.20,<4'; then
    echo 'BenchExec cannot be installed: not tested'
    exit 0
fi
python=$work/venv/bin/python
export PYTHONPATH=.

"$python" -m unittest -q contrib.benchexec.test_scoville
python3 contrib/benchexec/tasks.py benchmarks/jpf-hj "$work/tasks"
"$python" -m benchexec.test_tool_info --no-container --tool-directory "$tool" contrib.benchexec.scoville \
    --task-definition "$work"/tasks/*.yml >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
# It tries a property that nobody knows, which is refused with a warning.
if grep -v 'does not know the property PROPERTY' "$work/said" | grep -qE 'WARNING|ERROR|Traceback'; then
    cat "$work/said"
    exit 1
fi
"$python" contrib/benchexec/run_tasks.py "$tool" "$work"/tasks/*.yml
