"""Proposes to write a variable's value in place of the variable: `let x = 1; f(x)` becomes `f(1)`."""
import json
import re
import sys

ASSIGNMENT = re.compile(r"(?:\b(?:const|let|var)\s+)?\b([A-Za-z_$][\w$]*)\s*=(?![=>])\s*([^;\n]+);?[ \t]*\n?")


def inlined(text, assignment):
    """The edits that put the value wherever the name stands, and remove the assignment."""
    name, value = assignment.groups()
    edits = [{"from": assignment.start(), "to": assignment.end(), "text": ""}]
    for use in re.finditer(rf"(?<![\w$.]){re.escape(name)}(?![\w$])", text):
        if not assignment.start() <= use.start() < assignment.end():
            edits.append({"from": use.start(), "to": use.end(), "text": value.strip()})
    return edits


for line in sys.stdin:
    text = json.loads(line)["text"]
    candidates = [{"edits": inlined(text, each)} for each in ASSIGNMENT.finditer(text)]
    print(json.dumps({"candidates": candidates}), flush=True)
