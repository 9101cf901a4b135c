package rookery.practice.resource;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** Whom a message notifies: some people, or everyone in the channel. */
public record Pings(Set<Long> people, boolean everyone) {
  /** Nobody. */
  public static final Pings NONE = new Pings(Set.of(), false);

  /** Copies the people. */
  public Pings {
    people = Collections.unmodifiableSet(new LinkedHashSet<>(people));
  }
}
