"""Tool info of Scoville for BenchExec (https://github.com/sosy-lab/benchexec).

Use it as module `contrib.benchexec.scoville` with PYTHONPATH=<repository>, or copy it to `benchexec/tools/`.
"""

import os

import benchexec.result as result
import benchexec.tools.template
from benchexec.tools.template import UnsupportedFeatureException

# Names of property files, those of SV-COMP and ours, and the property of Scoville that they mean; None for all.
PROPERTIES = {
    "no-data-race": "no-data-race",
    "permission": "permission",
    "no-deadlock": "no-deadlock",
    "exception": "exception",
    "runtime-exception": "exception",
    "assertion": "assertion",
    "assert_java": "assertion",
    "overall": None,
}

# Words for what SV-COMP calls otherwise.
VERDICTS = {"exception": "runtime-exception", "assertion": "assert_java"}

# What is left to the engine of the memory that the whole run may use; the rest is for the process that watches it.
ENGINE_SHARE = 0.9


class Tool(benchexec.tools.template.BaseTool2):
    """Scoville, a bounded verifier for task-parallel programs."""

    def name(self):
        return "Scoville"

    def executable(self, tool_locator):
        return tool_locator.find_executable("scoville")

    def version(self, executable):
        return self._version_from_tool(executable, line_prefix="scoville ")

    def cmdline(self, executable, options, task, rlimits):
        command = [executable, "verify", "--color", "never"]
        if task.property_file:
            name = os.path.splitext(os.path.basename(task.property_file))[0]
            if name not in PROPERTIES:
                raise UnsupportedFeatureException(f"Scoville does not know the property {name}")
            if PROPERTIES[name]:
                command += ["--property", PROPERTIES[name]]
        # The tool's own limits come a little before BenchExec's, so that it can still say what it knows.
        seconds = rlimits.cputime or rlimits.walltime
        if seconds and "--timeout" not in options:
            command += ["--timeout", str(max(1, seconds - max(1, seconds // 50)))]
        if rlimits.memory and "--memory" not in options:
            command += ["--memory", str(max(1, int(rlimits.memory * ENGINE_SHARE) >> 20))]
        command += options
        # Main class and arguments of the program stand in the task definition.
        own = task.options if isinstance(task.options, dict) else {}
        if own.get("main"):
            command += ["--main", str(own["main"])]
        command += task.input_files
        if own.get("args"):
            command += ["--", *map(str, own["args"])]
        return command

    def determine_result(self, run):
        verdict = next((l[8:].strip() for l in reversed(list(run.output)) if l.startswith("VERDICT ")), None)
        if verdict == "true":
            return result.RESULT_TRUE_PROP
        if verdict and verdict.startswith("false(") and verdict.endswith(")"):
            word = verdict[len("false(") : -1]
            return f"{result.RESULT_FALSE_PROP}({VERDICTS.get(word, word)})"
        if run.was_timeout or verdict == "unknown(timeout)":
            return result.RESULT_TIMEOUT
        if verdict == "unknown(memory)":
            return "OUT OF MEMORY"
        if verdict and verdict.startswith("unknown("):
            return result.RESULT_UNKNOWN
        if verdict == "error" and run.exit_code.value == 3:
            return f"{result.RESULT_ERROR} (input)"
        return result.RESULT_ERROR

    def get_value_from_output(self, output, identifier):
        """The number before a word of the counts, as `tasks`, `regions`, `accesses`, `events`."""
        for line in output:
            words = line.replace(",", " ").replace(";", " ").split()
            for number, word in zip(words, words[1:]):
                if word in (identifier, identifier.rstrip("s")) and number.isdigit():
                    return number
        return None
