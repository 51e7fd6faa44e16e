"""Runs task definitions as BenchExec would, without its isolation, and compares each result with the expected verdict.

    PYTHONPATH=. python contrib/benchexec/run_tasks.py FOLDER_OF_THE_COMMAND TASK.yml...
"""

import os
import subprocess
import sys

import yaml
from benchexec import result
from benchexec.tools.template import BaseTool2
from benchexec.util import ProcessExitCode

from contrib.benchexec import scoville


def main(folder, tasks):
    tool = scoville.Tool()
    executable = tool.executable(BaseTool2.ToolLocator(tool_directory=folder))
    wrong, runs = [], 0
    for path in tasks:
        with open(path, encoding="utf-8") as file:
            definition = yaml.safe_load(file)
        here = os.path.dirname(path)
        for entry in definition["properties"]:
            prop = result.Property.create(os.path.join(here, entry["property_file"]))
            files = [os.path.normpath(os.path.join(here, definition["input_files"]))]
            task = BaseTool2.Task.with_files(files, property_file=prop.filename, options=definition.get("options"))
            command = tool.cmdline(executable, [], task, BaseTool2.ResourceLimits(cputime=60, cputime_hard=60))
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            output = BaseTool2.RunOutput(done.stdout.splitlines(keepends=True))
            run = BaseTool2.Run(command, ProcessExitCode.create(value=done.returncode), output, None)
            expected = {prop.filename: result.ExpectedResult(entry["expected_verdict"], None)}
            status = tool.determine_result(run)
            runs += 1
            if result.get_result_category(expected, status, [prop]) != result.CATEGORY_CORRECT:
                wrong.append(f"{path}: {prop.name}: {status}, expected {entry['expected_verdict']}")
    print(f"{runs} runs, {len(wrong)} not correct", *wrong, sep="\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
