#!/usr/bin/env python3
"""Writes a task definition of BenchExec for each program below a folder that says what it expects.

    contrib/benchexec/tasks.py FOLDER OUTPUT

A program that expects to be true satisfies all properties; one with a violation has that one, and no verdict on the rest.
"""

import os
import sys

# The property file for each word of a verdict.
FILES = {
    "no-data-race": "no-data-race",
    "permission": "permission",
    "no-deadlock": "no-deadlock",
    "exception": "runtime-exception",
    "assertion": "assert_java",
}


def header(path):
    """The lines `// key: value` at the beginning of a program, if the first is `// expect: ...`."""
    entries = {}
    with open(path, encoding="utf-8-sig") as program:
        for line in program:
            if not line.startswith("//"):
                break
            key, colon, value = line[2:].partition(":")
            if colon:
                entries.setdefault(key.strip(), value.strip())
    return entries if "expect" in entries else {}


def verdicts(expect):
    """Pairs of a property file and whether the program satisfies it."""
    if expect == "true":
        return [("overall", True)] + [(name, True) for name in FILES.values()]
    if expect.startswith("false(") and expect[6:-1] in FILES:
        return [("overall", False), (FILES[expect[6:-1]], False)]
    return []


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def definition(path, entries, output):
    properties = os.path.join(os.path.dirname(os.path.abspath(__file__)), "properties")
    lines = ["format_version: '2.0'", f"input_files: {quoted(os.path.relpath(path, output))}", "properties:"]
    for name, holds in verdicts(entries["expect"]):
        file = os.path.relpath(os.path.join(properties, name + ".prp"), output)
        lines += [f"  - property_file: {quoted(file)}", f"    expected_verdict: {str(holds).lower()}"]
    lines += ["options:", "  language: Java"]
    if "main" in entries:
        lines.append(f"  main: {quoted(entries['main'])}")
    if "args" in entries:
        lines.append("  args: [" + ", ".join(map(quoted, entries["args"].split())) + "]")
    return "\n".join(lines) + "\n"


def main(folder, output):
    os.makedirs(output, exist_ok=True)
    number = 0
    for parent, _, files in sorted(os.walk(folder)):
        for file in sorted(files):
            path = os.path.join(parent, file)
            entries = header(path) if file.endswith(".java") else {}
            if not verdicts(entries.get("expect", "")):
                continue
            name = os.path.relpath(path, folder)[: -len(".java")].replace(os.sep, "-")
            with open(os.path.join(output, name + ".yml"), "w", encoding="utf-8") as out:
                out.write(definition(path, entries, output))
            number += 1
    print(f"{number} tasks in {output}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
