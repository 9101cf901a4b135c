package rookery.practice.resource;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** Whom a message notifies: some people, or everyone in the channel. */
public record NotifiedPeople(Set<Long> people, boolean everyone) {
  /** Nobody. */
  public static final NotifiedPeople NONE = new NotifiedPeople(Set.of(), false);

  /** Copies the people. */
  public NotifiedPeople {
    people = Collections.unmodifiableSet(new LinkedHashSet<>(people));
  }
}
