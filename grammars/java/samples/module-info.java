import java.util.*;

/** A module. */
@Deprecated
open module sample.statements {
  requires java.base;
  requires static java.desktop;
  requires transitive java.logging;
  exports sample.generics;
  exports sample.statements to sample.a, sample.b;
  opens sample.generics to sample.a;
  uses java.util.function.Supplier;
  provides java.util.function.Supplier with sample.A, sample.B;
}
