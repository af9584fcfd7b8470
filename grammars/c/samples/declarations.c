// Types without a table of names, old and new ways to declare, and what headers add.
#ifndef SAMPLE_H
#define SAMPLE_H
#define TWICE(x) \
  ((x) + (x))
#include <stddef.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef unsigned long word_t;
typedef struct node {
  struct node *next, **links;
  unsigned flag : 1, : 3, rest : 4;
  union { int whole; char parts[4]; };
#ifdef EXTRA
  int extra;
#endif
} node;
enum color { RED, GREEN = 2,
#ifdef BLUE_TOO
  BLUE,
#endif
  LAST };
EXPORT static const node *volatile first __attribute__((unused, aligned(8))), second;
__extension__ typedef long long wide;
_Static_assert(sizeof(int) >= 2, "int is small");
_Alignas(16) extern _Thread_local int aligned;
[[nodiscard]] int checked(void);
node *find(node *list, word_t, int (*test)(const node *), ...) __asm__("find") __attribute__((nonnull(1)));
int old(a, b, c) int a; char *b; word_t c; { return a + *b; }
DECLARE_LIST(node)
static struct { int x, y; } point = { 1, .y = 2 }, points[] = { [0] = { 3 }, [1 ... 2] = { x: 4, y: 5, }, };
int matrix[2][3] = { { 1, 2 }, { 3 } };
const char *text = "one" " two" PRIu64 L"three\
 four";
_Float128 precise;
int (*table[4])(int), *array[sizeof(struct node) * 2], (*pointer)[3];
__typeof__(point) copy;
_BitInt(7) tiny;
#if 0
 this isn't C
#else
int kept;
#endif
#ifdef __cplusplus
}
#endif
#endif
