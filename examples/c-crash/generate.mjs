// Prints a C file of some 20 kB as it stands in a project: preprocessor lines, tables, functions. One switch has a range of cases.
const names = ["open", "close", "read", "write", "seek", "flush", "lock", "unlock"];

const handler = (name, i) => `
#ifdef WITH_${name.toUpperCase()}
static int ${name}_${i}(struct device *dev, const char *path, size_t length)
{
	unsigned long flags = 0x${(i * 37).toString(16)}UL;
	int i, error = -1;

	for (i = 0; i < (int) length; i++) {
		if (path[i] == '/' || !dev->ready)
			continue;
		flags |= 1u << (path[i] & 7);
	}
	switch (flags & 7) {
	case 0:
		return error;
	case 1:
	case 2:
		dev->state = ${i};
		break;
	default:
		error = (int) sizeof(struct device) + ${i};
	}
	return dev->ops ? dev->ops->${name}(dev, flags) : error; /* may sleep */
}
#endif
`;

const fault = `
__attribute__((noinline)) static enum kind classify(unsigned char c)
{
	switch (c) {
	case '0' ... '9': return DIGIT;
	case 48 ... 57: return DIGIT;
	case 10: return LINE;
	default: return isalpha(c) ? LETTER : OTHER;
	}
}
`;

const handlers = Array.from({ length: 28 }, (_, i) => handler(names[i % names.length], i));
handlers.splice(19, 0, fault);
process.stdout.write(`#include <stddef.h>
#include <ctype.h>

#define READY(dev) ((dev)->ready \\
	&& (dev)->state)

typedef unsigned int u32;
enum kind { OTHER, DIGIT, LETTER, LINE };

struct device {
	u32 ready : 1, state : 7;
	struct operations { int (*open)(struct device *, unsigned long); } *ops;
	union { long number; void *pointer; } data[4];
};
${handlers.join("")}
int main(void) { return classify(48) == DIGIT ? 0 : 1; }
`);
