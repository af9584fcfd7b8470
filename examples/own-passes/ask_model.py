"""Proposes what a language model makes of the test case. The model is a stub: it answers from a file. Call a local one in `complete`."""
import json
import re
import sys

PROMPT = """This {file} shows a bug. Write an equivalent that is shorter, between lines of three backquotes:

{text}"""


def complete(prompt):
    """What the model answers. Here, the answer was recorded; a local model would get the prompt."""
    with open(sys.argv[1], encoding="utf-8") as recorded:
        return recorded.read()


for line in sys.stdin:
    request = json.loads(line)
    answer = complete(PROMPT.format(file=request["file"], text=request["text"]))
    blocks = re.findall(r"^```\w*\n(.*?)^```", answer, re.MULTILINE | re.DOTALL)
    print(json.dumps({"candidates": [{"text": block.rstrip("\n")} for block in blocks]}), flush=True)
