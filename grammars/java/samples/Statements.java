class Statements {
  interface Shape { double area(); default String name() { return "shape"; } }
  record Circle(double radius) implements Shape { Circle { assert radius > 0 : "radius"; } public double area() { return 3.14 * radius; } }
  record Pair<A, B>(A a, B b) {}
  enum Unit implements Runnable { METRE(1.0e0) { public void run() { } }, @Deprecated MILE(0x1.8p+3f), FOOT, ; private Unit(double... a) { } public void run() { } }

  String run(Object value, String... words) throws Exception {
    outer:
    for (int i = 0, j = 1; i < 10 && j > 0; i++, --j) { if (i == 3) continue outer; else if (i == 4) break outer; else ; }
    for (final String word : words) System.out.println(word);
    for (;;) break;
    do value = null; while (value != null);
    while (true) switch (words.length) { case 0: case 1: return ""; default: throw new Exception("a\tb"); }
  }

  int choose(Object o) {
    String text = switch (o) {
      case null, default -> "none";
      case Circle(double r) when r > 1 -> { yield "big"; }
      case Pair<?, ?>(Circle(var r), var b) -> "" + r;
      case Integer i -> throw new IllegalStateException();
      case String s when (s.length() > 3) -> s;
    };
    int yield = 0, record = 1, sealed = 2, permits = 3, when = 4, module = 5;
    yield = record + sealed;
    return o == null ? switch (text) { case "a", "b" -> 1; default -> { yield 2; } } : -(yield);
  }

  void lambdas() throws java.io.IOException {
    java.util.function.BiFunction<Integer, Integer, Integer> add = (a, b) -> a + b, minus = (final Integer a, Integer b) -> { return a - b; };
    Runnable r = () -> { }, q = this::lambdas2, p = super::toString;
    try (var in = new java.io.StringReader("a"); r2) { synchronized (this) { in.read(); } }
    catch (final IllegalStateException | java.io.UncheckedIOException e) { throw e; } finally { ; }
    String block = """
        "quoted" \""" and \
        "" end""";
    char c = '\'', d = '\u0041', e = '"';
    long big = 0xFFL + 0b1010_0101 + 077 + 1_000L; double f = .5 + 1. + 1e-3 + 1.5f + 0xE+1;
    class Local<T> { T t; }
    Object o = new Object() { int a; { a = 1; } }, array = new int[] {1, 2}[0];
  }
}
