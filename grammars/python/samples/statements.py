#!/usr/bin/env python3
"""Every statement."""
from __future__ import annotations
import os, sys.path as p
from . import (a, b as c,)
from .. import *
from ...d.e import f

x = y = 1; z: int = 2; w += 3;
a, *b = c = 3,
del a, (b)
assert x, "message"; pass
global g
if x: y
elif z: y; w = 1
else:
    pass
while (n := f()) > \
      4:
    if n: break  # a comment
    continue
else: f()
for i, *j in 1, 2:
	for k in i: print(k)
	# deeper comment
async def g[T: int = str, *Ts, **P](a, /, b: int = 1, *c, d=2, **e) -> list[T]:
    async with a as b, c: await b
    async for d in e: yield
    x = yield from f()
    return lambda a, *b, c=1: a + b if a else c

@decorator(1)
@other.one
class A[T](B, metaclass=C):
    x: int
    def m(self): pass

    async = await = 3
    match = case = type = print = 4
    match(x); match[0]; match.x
    type(x)
try: f()
except (A, B) as e: raise E from e
except: raise
else: pass
finally:
    with (open(a) as b, c): f()
    with (a): pass
try: f()
except* A: pass
match x, y:
    case Point(x=0) | None as y, *rest if z: pass
    case {"a": -1, **r}:
        case = 3
    case _: pass
match ...:
    case [a, (b)]: pass
type X[T] = list[T]
