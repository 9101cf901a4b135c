package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import rookery.bot.post.Control.Button;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.bot.table.Person;

/** Whatever a table says while it is played at, no message says a thing twice. */
class SaidOnceTest {
  private static final int ACTIONS = 40;

  /** Where one sentence or one thing told on a small line ends. */
  private static final Pattern ENDS = Pattern.compile("(?<=[.!?]) +|\n(?:-# )?| \u00b7 ");

  private final SplittableRandom random = new SplittableRandom(12);
  private final InMemoryChannel hall = new InMemoryChannel();

  @ForEveryGame
  void noMessageSaysAThingTwice(String id) {
    new RandomGame(hall, id, random).goesOn(ACTIONS, this::acts);
    hall.mail.letters.stream().map(OutgoingMessage::post).forEach(SaidOnceTest::assertSaidOnce);
  }

  /** Somebody who may act does something, and looks at what can be done before and after. */
  private void acts(Turn turn) {
    Person person = turn.person();
    assertSaidOnce(hall.types(person, "hand").post());
    assertSaidOnce(hall.types(person, "board").post());
    assertSaidOnce(hall.plays(person, turn.drawn().text()).post());
    assertSaidOnce(hall.types(person, "board").post());
  }

  /** Nobody is named twice in a sentence; a call is told apart from the news it begins. */
  private static void assertNamedOnce(String sentence) {
    for (Person friend : RandomGame.FRIENDS) {
      long named =
          Pattern.compile(friend.mention() + "|\\b" + friend.name() + "\\b")
              .matcher(sentence)
              .results()
              .count();
      assertTrue(named <= 1, sentence);
    }
  }

  private static void assertSaidOnce(Post post) {
    Set<String> said = new HashSet<>();
    List<String> twice =
        Arrays.stream(ENDS.split(post.words())).filter(thing -> !said.add(thing)).toList();
    assertEquals(List.of(), twice, post.words());
    assertFalse(post.words().contains("http"), post.words());
    Arrays.stream(ENDS.split(post.words())).forEach(SaidOnceTest::assertNamedOnce);
    List<String> labels =
        post.rows().stream()
            .flatMap(List::stream)
            .filter(control -> control instanceof Button)
            .map(control -> ((Button) control).label())
            .toList();
    assertEquals(labels.size(), new HashSet<>(labels).size(), labels.toString());
    assertFalse(labels.stream().anyMatch(label -> label.contains("None")), labels.toString());
  }
}
