package rookery.bot.request.testroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.bot.post.Control;
import rookery.bot.post.ControlId;
import rookery.bot.post.PictureList;
import rookery.bot.post.Post;
import rookery.bot.table.Person;

/** What Discord would refuse of a message, and what no host would say in one. */
final class MessageLimits {
  private static final Pattern SENTENCE_ENDS = Pattern.compile("(?<=[.!?])\\s|\n");

  /** A list in which neither "and" nor "or" stands before the last word. */
  private static final Pattern COMMAS_ALONE =
      Pattern.compile(": [\\p{L}-]+(?:, [\\p{L}-]+){2,}\\.$");

  private MessageLimits() {}

  /**
   * No two controls of a message may ask for the same, and each sentence is one to be said aloud.
   */
  static Post checked(Post post) {
    assertApart(post.rows().stream());
    SENTENCE_ENDS.splitAsStream(post.words()).forEach(MessageLimits::assertSaidByAHost);
    return post;
  }

  static PictureList checked(PictureList list) {
    assertApart(
        Stream.concat(list.cards().stream().map(PictureList.Card::controls), list.rows().stream()));
    return list;
  }

  private static void assertSaidByAHost(String sentence) {
    assertFalse(COMMAS_ALONE.matcher(sentence).find(), sentence);
    for (Person friend : RandomGame.FRIENDS) {
      assertFalse(
          sentence.contains(friend.mention()) && isNamed(friend, sentence),
          () -> "calls someone and then speaks of them: " + sentence);
    }
  }

  private static boolean isNamed(Person friend, String sentence) {
    return Pattern.compile("\\b" + friend.name() + "\\b").matcher(sentence).find();
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
