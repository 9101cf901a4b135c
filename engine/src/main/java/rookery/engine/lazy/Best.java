package rookery.engine.lazy;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** What is worth most of several things. */
public final class Best {
  private Best() {}

  /**
   * The first of those that are worth most. Other than by the {@code max} of a stream, which works
   * out the worth of both whenever it compares two, each is asked about once; what is alone is not
   * asked about at all.
   */
  public static <T> Optional<T> of(Stream<T> all, ToDoubleFunction<? super T> worth) {
    Iterator<T> left = all.iterator();
    if (!left.hasNext()) {
      return Optional.empty();
    }
    T best = left.next();
    double most = left.hasNext() ? worth.applyAsDouble(best) : 0;
    while (left.hasNext()) {
      T one = left.next();
      double found = worth.applyAsDouble(one);
      if (Double.compare(found, most) > 0) {
        best = one;
        most = found;
      }
    }
    return Optional.of(best);
  }
}
