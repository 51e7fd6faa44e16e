"""Tests of the tool info; `test.sh` runs them."""

import os
import unittest

from benchexec.tools.template import BaseTool2, UnsupportedFeatureException
from benchexec.util import ProcessExitCode

from contrib.benchexec import scoville

Limits, Task = BaseTool2.ResourceLimits, BaseTool2.Task


class ToolInfo(unittest.TestCase):
    def setUp(self):
        self.tool = scoville.Tool()

    def result(self, text, code, reason=None):
        output = BaseTool2.RunOutput([line + "\n" for line in text.split("\n")])
        run = BaseTool2.Run(["scoville"], ProcessExitCode.create(value=code), output, reason)
        return self.tool.determine_result(run)

    def test_verdicts_become_words_of_sv_comp(self):
        for verdict, code, word in [
            ("true", 0, "true"),
            ("false(no-data-race)", 1, "false(no-data-race)"),
            ("false(no-deadlock)", 1, "false(no-deadlock)"),
            ("false(permission)", 1, "false(permission)"),
            ("false(exception)", 1, "false(runtime-exception)"),
            ("false(assertion)", 1, "false(assert_java)"),
            ("unknown(unwinding)", 2, "unknown"),
            ("unknown(timeout)", 2, "TIMEOUT"),
            ("unknown(memory)", 2, "OUT OF MEMORY"),
            ("error", 3, "ERROR (input)"),
            ("error", 4, "ERROR"),
        ]:
            self.assertEqual(self.result(f"a line\nVERDICT {verdict}\n", code), word)
        self.assertEqual(self.result("nothing", 9, "cputime"), "TIMEOUT")
        self.assertEqual(self.result("VERDICT", 0), "ERROR")

    def test_command_lines(self):
        task = Task.with_files(["A.java"], property_file="p/no-data-race.prp", options={"args": [3, "x"], "main": "B"})
        command = self.tool.cmdline("s", ["--unroll", "4"], task, Limits(cputime=100, cputime_hard=110, memory=10**9))
        self.assertEqual(
            " ".join(command),
            "s verify --color never --property no-data-race --timeout 98 --memory 858 --unroll 4 --main B A.java -- 3 x",
        )
        every = Task.with_files(["A.java", "b"], property_file="overall.prp")
        self.assertEqual(self.tool.cmdline("s", [], every, Limits()), ["s", "verify", "--color", "never", "A.java", "b"])
        with self.assertRaises(UnsupportedFeatureException):
            self.tool.cmdline("s", [], Task.with_files(["A.java"], property_file="termination.prp"), Limits())

    def test_each_property_file_is_known(self):
        folder = os.path.join(os.path.dirname(__file__), "properties")
        for file in os.listdir(folder):
            self.assertIn(file[: -len(".prp")], scoville.PROPERTIES)

    def test_counts(self):
        output = BaseTool2.RunOutput(["  3 tasks, 1 region, 13 accesses, 15 events; 1 value depends\n"])
        values = [self.tool.get_value_from_output(output, n) for n in ["tasks", "regions", "accesses", "queries"]]
        self.assertEqual(values, ["3", "1", "13", None])


if __name__ == "__main__":
    unittest.main()
