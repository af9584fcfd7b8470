"""Runs a command at a terminal of its own and presses keys.

usage: at-a-terminal.py COLUMNS ROWS ACTIONS COMMAND...

ACTIONS is JSON: a list of pairs, what must have been printed since the action before, and what is then done: keys as a text,
{"signal": N}, or {"size": [columns, rows]}. Prints JSON: the output, the exit status, and whether the terminal is as it was.
"""
import fcntl, json, os, pty, select, signal, struct, sys, termios, time

columns, rows, actions = int(sys.argv[1]), int(sys.argv[2]), json.loads(sys.argv[3])
# The terminal outlives the command.
terminal, side = pty.openpty()


def resize(columns, rows):
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


resize(columns, rows)
before = termios.tcgetattr(side)
pid = os.fork()
if pid == 0:
    os.setsid()
    fcntl.ioctl(side, termios.TIOCSCTTY, 0)
    for each in (0, 1, 2):
        os.dup2(side, each)
    os.execvp(sys.argv[4], sys.argv[4:])

printed, at, status = b"", 0, None
end = time.time() + 60
while time.time() < end:
    if select.select([terminal], [], [], 0.05)[0]:
        printed += os.read(terminal, 65536)
    elif status is not None:
        break
    if status is None:
        done, code = os.waitpid(pid, os.WNOHANG)
        if done:
            status = code
            time.sleep(0.3)  # what restores the terminal after a kill may still be at work
    if actions and actions[0][0].encode() in printed[at:]:
        at = len(printed)
        action = actions.pop(0)[1]
        if isinstance(action, str):
            os.write(terminal, action.encode())
        elif "signal" in action:
            os.kill(pid, action["signal"])
        else:
            resize(*action["size"])
            os.killpg(pid, signal.SIGWINCH)
after = termios.tcgetattr(side)
print(json.dumps({"output": printed.decode(), "status": status, "left": actions, "isRestored": after[3] == before[3]}))
