package rookery.engine.lazy;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Values that are worked out when they are first asked for, and kept. Several threads may ask at
 * the same time; each may then work a value out, so it must follow from what never changes.
 */
public final class LazyMap<K, V> {
  private final Map<K, V> known = new ConcurrentHashMap<>();
  private final Function<K, V> source;

  private LazyMap(Function<K, V> source) {
    this.source = source;
  }

  /**
   * The value that {@code source} gives for each key.
   *
   * @param source gives no null
   */
  public static <K, V> LazyMap<K, V> of(Function<K, V> source) {
    return new LazyMap<>(source);
  }

  /** The value for that key. */
  public V get(K key) {
    V value = known.get(key);
    if (value == null) {
      // Not in computeIfAbsent, where whoever asks for another key might have to wait.
      value = source.apply(key);
      known.put(key, value);
    }
    return value;
  }
}
