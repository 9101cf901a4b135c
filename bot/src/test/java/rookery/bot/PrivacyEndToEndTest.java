package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.practice.person.Person;
import rookery.bot.practice.world.Message;
import rookery.bot.practice.world.Witness;
import rookery.bot.table.Chance;

/**
 * Everything that others are sent is equal, byte for byte and in order, whatever a secret choice is
 * and however often it is changed.
 */
class PrivacyEndToEndTest {
  private static final List<List<String>> CHOOSERS_CHOICES =
      List.of(
          List.of("b3"), List.of("c2"), List.of("g3"), List.of("c2", "f2"), List.of("e3", "e3"));
  private static final List<List<String>> MOVERS_CHOICES =
      List.of(List.of("b4"), List.of("e4"), List.of("c4", "g4", "c4"));

  @TempDir Path folder;

  @Test
  void othersGetTheSameWhateverTheChooserCircles() throws Exception {
    allEqual(CHOOSERS_CHOICES, "Ada", "Ben");
  }

  @Test
  void othersGetTheSameWhateverTheMoverCircles() throws Exception {
    allEqual(MOVERS_CHOICES, "Ben", "Ada");
  }

  @Test
  void theOneWhoCirclesGetsSomethingElse() throws Exception {
    Map<String, List<String>> one = sent(List.of("b3"), "Ada", "Ben");
    Map<String, List<String>> other = sent(List.of("c2"), "Ada", "Ben");
    String own = "Ada in direct messages";
    assertNotEquals(one.get(own), other.get(own));
  }

  private void allEqual(List<List<String>> choices, String who, String partner) throws Exception {
    Map<String, List<String>> first = sent(choices.get(0), who, partner);
    for (List<String> choice : choices.subList(1, choices.size())) {
      Map<String, List<String>> other = sent(choice, who, partner);
      for (String stream : first.keySet()) {
        if (!stream.startsWith(who)) {
          String where = stream + " after " + choice;
          assertEquals(
              String.join("\n", first.get(stream)), String.join("\n", other.get(stream)), where);
        }
      }
    }
  }

  /**
   * What each person is sent while one circles, looks around, and the partner asks for the board.
   */
  private Map<String, List<String>> sent(List<String> circles, String who, String partner)
      throws Exception {
    Path own = Files.createTempDirectory(folder, "club");
    try (Club club = new Club(own, new Chance(new SplittableRandom(1)))) {
      List<Message> messages = new CopyOnWriteArrayList<>();
      club.room.world().tell(recording(messages));
      club.splitBrain();
      club.quiet();
      for (String circle : circles) {
        club.says(club.room.person(who), "/move action:circle " + circle);
        club.quiet();
      }
      club.says(club.room.person(partner), "/board");
      club.says(club.room.person(partner), "/hand");
      club.says(club.room.person(partner), "/move action:circle c9");
      club.says(club.cleo, "/board");
      club.says(club.cleo, "/games");
      return byPerson(club, messages);
    }
  }

  private static Witness recording(List<Message> messages) {
    return new Witness() {
      @Override
      public void posted(Message message) {
        messages.add(message);
      }

      @Override
      public void edited(Message message) {
        messages.add(message);
      }

      @Override
      public void deleted(Message message) {
        messages.add(message);
      }
    };
  }

  /**
   * The streams of messages, each in its order: the channel, direct messages, private answers. How
   * they fall between one another is left to the network.
   */
  private static Map<String, List<String>> byPerson(Club club, List<Message> messages) {
    Map<String, List<String>> streams = new TreeMap<>();
    streams.put("the channel", plain(messages, m -> isPublic(club, m)));
    for (Person person : List.of(club.ada, club.ben, club.cleo, club.dan)) {
      streams.put(
          person.name() + " in private answers", plain(messages, m -> m.reader() == person.id()));
      streams.put(
          person.name() + " in direct messages",
          plain(messages, m -> m.channel() == person.direct().id() && !m.isEphemeral()));
    }
    return streams;
  }

  private static boolean isPublic(Club club, Message message) {
    return message.channel() == club.games.id() && !message.isEphemeral();
  }

  private static List<String> plain(List<Message> messages, Predicate<Message> stream) {
    Numbers numbers = new Numbers();
    return messages.stream().filter(stream).map(numbers::plain).toList();
  }

  /** Numbers Discord's ids by when they first appear, as they depend on the clock. */
  private static final class Numbers {
    private static final Pattern SNOWFLAKE = Pattern.compile("\\d{17,20}");
    private final Map<String, String> known = new HashMap<>();

    String plain(Message message) {
      List<String> parts = new ArrayList<>();
      parts.add(message.toString().replaceAll("edited=\\d+", "edited"));
      message.body().attachments().forEach(a -> parts.add(Arrays.toString(a.bytes())));
      Matcher ids = SNOWFLAKE.matcher(String.join("\n", parts).replaceAll("\\[B@[0-9a-f]+", ""));
      return ids.replaceAll(id -> known.computeIfAbsent(id.group(), x -> "#" + known.size()));
    }
  }
}
