#!/bin/sh
# Lists what subclasses can override in the JDK's classes that there are models of, by the JDK that is installed:
# frontend/models/overridable.txt, which tells the front end what a model lacks. Needed for models of further classes.
set -eu
cd "$(dirname "$0")/.."
command -v java >/dev/null || { echo "overridable.sh: there is no java" >&2; exit 2; }
java scripts/Overridable.java frontend/models >frontend/models/overridable.txt
