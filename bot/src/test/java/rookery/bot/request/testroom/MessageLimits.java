package rookery.bot.request.testroom;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import rookery.bot.post.Control;
import rookery.bot.post.ControlId;
import rookery.bot.post.PictureList;
import rookery.bot.post.Post;

/** What Discord would refuse of a message. */
final class MessageLimits {
  private MessageLimits() {}

  /** No two controls of a message may ask for the same. */
  static Post checked(Post post) {
    assertApart(post.rows().stream());
    return post;
  }

  static PictureList checked(PictureList list) {
    assertApart(
        Stream.concat(list.cards().stream().map(PictureList.Card::controls), list.rows().stream()));
    return list;
  }

  private static void assertApart(Stream<List<Control>> rows) {
    List<ControlId> ids = rows.flatMap(Collection::stream).flatMap(MessageLimits::id).toList();
    Set<ControlId> seen = new HashSet<>();
    assertEquals(List.of(), ids.stream().filter(id -> !seen.add(id)).toList());
  }

  private static Stream<ControlId> id(Control control) {
    if (control instanceof Control.Button button) {
      return Stream.of(button.id());
    }
    return control instanceof Control.Menu menu ? Stream.of(menu.id()) : Stream.empty();
  }
}
