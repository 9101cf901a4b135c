package rookery.practice.page;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** What the program around the room has to offer on the page's first screen. */
@FunctionalInterface
public interface Showcase {
  /** Nothing. */
  Showcase EMPTY = List::of;

  /** What can be played, in the order it is offered. */
  List<Exhibit> exhibits();

  /** What there is beside that, each by a command of its own. */
  default List<Invitation> invitations() {
    return List.of();
  }

  /** The exhibit with this id. */
  default Optional<Exhibit> find(String id) {
    return exhibits().stream().filter(exhibit -> exhibit.id().equals(id)).findFirst();
  }

  /**
   * A command that is worth a card.
   *
   * @param title what it leads to
   * @param summary one or two sentences that make somebody want to go there
   * @param label what the button says
   * @param command what the button types
   */
  record Invitation(String title, String summary, String label, String command) {}

  /**
   * Something that can be played.
   *
   * @param id what people type to play it
   * @param summary one sentence that makes somebody want to play
   * @param seats how many people it takes
   * @param alone the option with which one person plays it alone, if there is one
   * @param choosing what people type as its options to choose them in a form, if it has some
   * @param learned whether there is a lesson that teaches it
   * @param alt the picture in words
   */
  record Exhibit(
      String id,
      String title,
      String summary,
      int seats,
      Optional<String> alone,
      Optional<String> choosing,
      boolean learned,
      Supplier<byte[]> png,
      String alt) {}
}
