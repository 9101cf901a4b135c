package rookery.engine.text;

import java.util.List;

/**
 * Players who win and lose together, in sentences: each of them reads "you" in its place, and
 * everybody else its name.
 *
 * @param title the name: {@code White}
 */
public record Team(String title, List<Named> members) {
  public Team {
    members = List.copyOf(members);
  }
}
