print "a", b
print >>sys.stderr, "c"
exec "d" in e
def f(a, (b, c)=d):
	raise E, "message"
try:
    pass
except E, e:
    x = 0777 + 10L <> `y`
print
