package rookery.engine.lazy;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * A value that is worked out when it is first asked for, and kept. Several threads may ask at the
 * same time; each may then work it out, so it must follow from what never changes. What it was
 * worked out from is let go.
 */
public final class Lazy<T> implements Supplier<T> {
  private final AtomicReference<Supplier<T>> source;

  private Lazy(Supplier<T> source) {
    this.source = new AtomicReference<>(source);
  }

  /** The value that {@code source} gives, whenever it is asked. */
  public static <T> Lazy<T> of(Supplier<T> source) {
    return new Lazy<>(source);
  }

  @Override
  public T get() {
    Supplier<T> now = source.get();
    if (now instanceof Known) {
      return now.get();
    }
    T value = now.get();
    source.set(new Known<>(value));
    return value;
  }

  private record Known<T>(T value) implements Supplier<T> {
    @Override
    public T get() {
      return value;
    }
  }
}
