"""For Lithium: a module with a function that gets the arguments, of which the last is the candidate, and a prefix for its own files."""


def interesting(args, prefix):
    """Whether the candidate still has the text of the first argument."""
    wanted, path = args
    with open(path, encoding="utf-8") as candidate, open(prefix + "log.txt", "w", encoding="utf-8") as log:
        log.write("looked at " + path)
        return wanted in candidate.read()
