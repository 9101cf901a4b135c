package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.bot.table.Person;
import rookery.bot.table.TableStage;

/**
 * Whatever stands above a board takes four lines of a telephone at most, also where something is
 * asked, explained, foreseen or looked back at. {@code OneScreenInBrowserTest} counts the lines of
 * what is usual as the page breaks them, and {@code EndCardInBrowserTest} looks at how a game
 * ended, which may take more.
 */
class FewWordsTest {
  private static final int ACTIONS = 30;
  private static final int MOST_LINES = 4;

  /** How many letters a line of a telephone of 390 px holds on average, and how many small ones. */
  private static final int WIDTH = 42;

  private static final int SMALL_WIDTH = 50;
  private static final Pattern MARKUP = Pattern.compile("\\*\\*|`|\\\\(?=\\p{Punct})|^-# ");

  private static final Pattern MENTION = Pattern.compile("<@\\d+>");

  private final SplittableRandom random = new SplittableRandom(12);
  private final InMemoryChannel hall = new InMemoryChannel();
  private final List<String> tooLong = new ArrayList<>();

  /** How many letters there were when the game still went on. */
  private int beforeTheEnd;

  @ForEveryGame
  void aBoardHasFourLinesOfWordsAboveAtMost(String id) {
    new RandomGame(hall, id, random).goesOn(ACTIONS, this::acts);
    hall.mail.letters.stream().limit(beforeTheEnd).map(OutgoingMessage::post).forEach(this::reads);
    assertEquals(List.of(), tooLong);
  }

  /** Somebody looks, asks, and does something. */
  private void acts(Turn turn) {
    Person person = turn.person();
    hall.types(person, "ask", "question=Do you have a card that I could play now?");
    reads(hall.types(person, "hand").post());
    reads(hall.types(person, "board").post());
    reads(hall.types(person, "board", "explain=true").post());
    reads(hall.types(person, "history").post());
    reads(hall.plays(person, turn.drawn().text()).post());
    if (hall.table().stage() == TableStage.PLAYING) {
      reads(hall.types(person, "board").post());
      PrivateAnswer asked = hall.types(person, "takeback");
      reads(asked.post());
      if (asked.words().startsWith("Ask ")) {
        reads(hall.presses(person, asked.post(), "Ask").post());
      }
      hall.types(person, "draw");
      beforeTheEnd = hall.mail.letters.size();
    }
  }

  private void reads(Post post) {
    if (post.picture().isPresent() && lines(post.words()) > MOST_LINES) {
      tooLong.add("%d: %s".formatted(lines(post.words()), post.words()));
    }
  }

  private static int lines(String words) {
    return words.lines().mapToInt(FewWordsTest::height).sum();
  }

  private static String name(String mention) {
    return Stream.of(
            InMemoryChannel.ADA, InMemoryChannel.BEN, InMemoryChannel.CLEO, InMemoryChannel.DAN)
        .filter(person -> person.mention().equals(mention))
        .map(person -> "@" + person.name())
        .findFirst()
        .orElse("@Name");
  }

  private static int height(String line) {
    int width = line.startsWith("-# ") ? SMALL_WIDTH : WIDTH;
    String read =
        MENTION
            .matcher(line)
            .replaceAll(found -> name(found.group()))
            .replaceAll("<#[^>]+>", "#Game of Chess \u00b7 1234");
    int lines = 1;
    int used = 0;
    for (String word :
        MARKUP.matcher(read.replaceAll("<t:\\d+:R>", "in 2 days")).replaceAll("").split(" ")) {
      if (used > 0 && used + 1 + word.length() > width) {
        lines++;
        used = 0;
      }
      used += (used > 0 ? 1 : 0) + word.length();
    }
    return lines;
  }
}
