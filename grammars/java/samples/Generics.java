package sample.generics;

import static java.util.Map.*;
import java.util.*;
import java.util.function.*;

/** Types of all kinds, and what looks like them. */
public abstract sealed class Generics<K extends Comparable<? super K> & java.io.Serializable, @Tag V>
    extends AbstractMap<K, List<V>> implements Supplier<V[]>, Cloneable permits Generics.Leaf {
  private static final Map<String, Map<Integer, ? extends List<?>[]>> table = new HashMap<>(), other;
  protected volatile int a = 1, b[] = {1, 2,}, c[][] = new int[3][];
  private final char @Tag(1) [] @Tag [] letters = {};

  static { other = Collections.<String, Map<Integer, List<?>[]>>emptyMap(); }

  { a <<= 2; a >>= 1; a >>>= 1; }

  <T, R extends T> Generics(T first, R... rest) throws IllegalStateException { this.<T>accept(first); }

  @SuppressWarnings({"unchecked", "rawtypes"}) @Deprecated(since = "1", forRemoval = true)
  public synchronized <T> List<? super T> accept(final @Tag T value, int... more) [] { return null; }

  boolean compare(int x, int y, Object o) {
    boolean less = x < y, more = (x) > y, both = x < y && y > (x);
    int minus = (x) - y, shift = x >> y >>> 1, cast = (int) -x, sum = (int) +y;
    Object casted = (Supplier<V> & Cloneable) () -> null;
    String s = (String) o + (Object) "a" + (char) ('a' + 1) + (o);
    (b[a])++;
    return !(o instanceof final String t && t.length() > (byte) ~x) == (x & y) != 0 ? less : more;
  }

  non-sealed class Leaf extends Generics<String, Integer> {
    Leaf(Generics<String, Integer> outer) { outer.super(null); Generics.super.toString(); }
    Generics<?, ?>.Leaf other = Generics.this.new Leaf(null) { @Override public String toString() { return "a"; } };
    Class<?>[] classes = {int.class, int[].class, List[].class, Map.Entry.class};
    IntFunction<int[]> make = int[]::new;
    Function<String, List<String>> of = ArrayList<String>::new;
  }
}

@interface Tag { int value() default 0; String[] names() default {}; Class<? extends Number> type() default Integer.class; }
