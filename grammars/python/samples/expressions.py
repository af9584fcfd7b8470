a = not b and c or -d ** ~e in f not in g is not h
a = (b, *c), [d, *e], {f, *g}, {h: i, **j}, (), [], {}
a = [b for c in d if e if f for g in h], {b: c for d in e}, (f(x async for x in y))
a = f(b, *c, d=e, **g)(x for x in y)[1:2, ::3, ..., a:, *b].c
a = 1_000 + 0xFF + 0b1 + 0o7 + 1.5e-3j + .5 + 1. + 1if b else 2
a = 'b' "c" rb'''d
e''' """f"""
a = f"{b!r:>{c}} {d = } {{x}} {'e' + f'{g}'} \N{DASH} \"" F'' rf'\{h:\d}'
a = f"""{
    b  # why
    :%H:%M}""" t'{c!s}' f'''"'{d}'''
a = (yield), (lambda: 0), lambda b, *c, d=1, **e: (b, c)
a = b if c else d if e else g
été = "ü" @ x // 2 << 3 <= 4 != 5
