package rookery.bot.vitals;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** What is behind a fault. */
public final class ErrorCauses {
  private ErrorCauses() {}

  private static Stream<Throwable> of(Throwable fault) {
    return Stream.iterate(fault, Objects::nonNull, Throwable::getCause);
  }

  /** The first of that kind among the fault and what it comes of. */
  public static <T extends Throwable> Optional<T> first(Class<T> kind, Throwable fault) {
    return of(fault).filter(kind::isInstance).findFirst().map(kind::cast);
  }

  /** The last cause, which says most of what went wrong; the fault itself if it has none. */
  public static Throwable root(Throwable fault) {
    return of(fault).reduce(fault, (before, cause) -> cause);
  }
}
