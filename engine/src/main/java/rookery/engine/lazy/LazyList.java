package rookery.engine.lazy;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Function;

/**
 * A list each of whose elements is made of another one's whenever it is looked at: who thinks ahead
 * looks at few of the many actions that are legal.
 */
public final class LazyList<T, R> extends AbstractList<R> implements RandomAccess {
  private final List<? extends T> source;
  private final Function<T, R> made;

  private LazyList(List<? extends T> source, Function<T, R> made) {
    this.source = source;
    this.made = made;
  }

  /**
   * What {@code made} makes of each element.
   *
   * @param source never to be changed
   * @param made cheap, and always the same for the same element
   */
  public static <T, R> List<R> of(List<? extends T> source, Function<T, R> made) {
    return new LazyList<>(source, made);
  }

  @Override
  public R get(int index) {
    return made.apply(source.get(index));
  }

  @Override
  public int size() {
    return source.size();
  }
}
