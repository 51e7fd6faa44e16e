#!/usr/bin/env python3
"""Tests the problem matchers on what the command says: contrib/github/test.py COMMAND"""

import json
import os
import re
import subprocess
import sys
import tempfile

FAILS = "public class Fails { public static void main(String[] args) {\n    assert args.length > 0;\n} }\n"
BROKEN = "public class Broken {\n    int x = 1\n}\n"


def matches(patterns, lines):
    """What a matcher makes of consecutive lines."""
    found = []
    for i in range(len(lines)):
        hit = {}
        for pattern, line in zip(patterns, lines[i : i + len(patterns)]):
            match = re.search(pattern["regexp"], line)
            if not match:
                break
            hit.update({k: match.group(v) for k, v in pattern.items() if k != "regexp"})
        else:
            found.append(hit)
    return found


def main(command):
    command = os.path.abspath(command)
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "problem-matcher.json"), encoding="utf-8") as file:
        one, input_, many = (m["pattern"] for m in json.load(file)["problemMatcher"])
    with tempfile.TemporaryDirectory() as folder:
        for name, text in [("Fails.java", FAILS), ("Broken.java", BROKEN)]:
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)

        def said(*args):
            done = subprocess.run([command, *args], cwd=folder, capture_output=True, text=True, check=False)
            return (done.stdout + done.stderr).splitlines()

        got = [(h["file"], h["line"], h["code"]) for h in matches(one, said("verify", "Fails.java"))]
        assert got == [("Fails.java", "2", "assertion")], got
        got = [(h["file"], h["severity"], h["code"]) for h in matches(input_, said("verify", "Broken.java"))]
        assert got == [("Broken.java", "error", "syntax")], got
        lines = said("batch", "Fails.java", "Broken.java", "--no-cache")
        got = sorted((h["file"], h["line"], h["code"]) for h in matches(many, lines))
        assert [g[::2] for g in got] == [("Broken.java", "error"), ("Fails.java", "false(assertion)")], (got, lines)
    print("problem matchers: as they should be")


if __name__ == "__main__":
    main(sys.argv[1])
