/* Statements, expressions and the extensions of GCC. */
int main(int argc, char **argv)
{
  __label__ out;
  node * a = (node *)argv[0], b = *a;
  a * b;
  TRACE(argc)
  for (int i = 0, j = 9; i < j; i++, j--) if (i) continue; else if (j) break; else { }
  for (;;) goto out;
  while (argc--) do { argc -= 2; } while (0);
  switch (argc) {
  case 1: case 2 ... 5: f(1, 2); break;
  case 'x':
#ifdef DEBUG
    puts("x");
#else
    puts("y");
#endif
  default: ;
  }
  int v = argc ? : b.c->d[3](4)++ + -1, w = argc ? 1 : 2;
  v = ({ int t = v; t * 2; }) << sizeof(int) | (unsigned)~v;
  use((point){ .x = 1, .y = 2 }, (int[]){ 1, 2 }, sizeof (struct node), va_arg(ap, const char *));
  void *label = &&out; goto *label;
  asm volatile ("mov %1, %0" : "=r" (v), [in] "+m" (*a) : "r" (w) : "memory", "cc");
  FOR_EACH(node, list) { visit(node); }
  if (_Generic(v, int: 1, char *: 2, default: 0) && f(a,
#ifdef B
      b,
#else
      c,
#endif
      d)) return 0x1p-3 + 1'000;
  GUARD(v++; w--;)
  __builtin_offsetof(struct node, links[2]);
  (void)v;
out: __attribute__((unused));
  return (v) ? (node *)0 == a : __builtin_types_compatible_p(int, long);
}
