typedef struct node { int key; struct node *next; } node;
static const unsigned long limit = 0x10UL;
enum color { RED = 1, GREEN };

static int compare(const void *a, const void *b) {
    return *(const int *)a - *(const int *)b;
}

int sort(node *list, int (*by)(const void *, const void *), int n) {
    int i = 0, table[4] = { 1, 2, [3] = 4 };
    for (node *each = list; each != 0 && i < n; each = each->next, i++) {
        if (by(&each->key, &table[i % 4]) > 0) continue;
        else switch (each->key) {
            case RED: goto done;
            default: each->key <<= sizeof(node) > 8 ? 1 : 2; break;
        }
    }
    do { i--; } while (i > 0);
done:
    return i;
}
