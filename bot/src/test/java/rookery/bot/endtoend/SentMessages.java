package rookery.bot.endtoend;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.practice.person.Person;
import rookery.practice.resource.Message;
import rookery.practice.world.WorldListener;

/**
 * The streams of messages that a club's people were sent, each in its order: the channel, direct
 * messages, private answers. How they fall between one another is left to the network.
 */
record SentMessages(Map<String, List<String>> streams) {
  private static final String DIRECT = " in direct messages";

  /** What happens in a club. */
  interface Evening {
    void passes(FriendsRoom club) throws Exception;
  }

  /** All that was sent in a club while an evening passed. */
  static SentMessages during(FriendsRoom club, Evening evening) throws Exception {
    List<Message> messages = new CopyOnWriteArrayList<>();
    club.room.world().tell(recording(messages));
    evening.passes(club);
    club.quiet();
    return new SentMessages(byPerson(club, messages));
  }

  /** Everybody but {@code who} was sent the same, byte for byte and in order. */
  void assertSameForAllBut(String who, SentMessages other, String occasion) {
    for (String stream : streams.keySet()) {
      if (!stream.startsWith(who)) {
        assertEquals(
            String.join("\n", streams.get(stream)),
            String.join("\n", other.streams.get(stream)),
            stream + " " + occasion);
      }
    }
  }

  /** That person was sent something else in direct messages. */
  void assertOtherFor(String who, SentMessages other) {
    String own = who + DIRECT;
    assertNotEquals(streams.get(own), other.streams.get(own));
  }

  private static WorldListener recording(List<Message> messages) {
    return new WorldListener() {
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

  private static Map<String, List<String>> byPerson(FriendsRoom club, List<Message> messages) {
    Map<String, List<String>> streams = new TreeMap<>();
    streams.put("the channel", plain(messages, m -> isPublic(club, m)));
    for (Person person : List.of(club.ada, club.ben, club.cleo, club.dan)) {
      streams.put(
          person.name() + " in private answers", plain(messages, m -> m.reader() == person.id()));
      streams.put(
          person.name() + DIRECT,
          plain(messages, m -> m.channel() == person.direct().id() && !m.isEphemeral()));
    }
    return streams;
  }

  private static boolean isPublic(FriendsRoom club, Message message) {
    return message.channel() == club.games.id() && !message.isEphemeral();
  }

  private static List<String> plain(List<Message> messages, Predicate<Message> stream) {
    Numbers numbers = new Numbers();
    return messages.stream().filter(stream).map(numbers::plain).toList();
  }

  /**
   * Numbers Discord's ids, nonces and marks by when they first appear: ids depend on the clock, and
   * each database makes its own nonces and marks.
   */
  private static final class Numbers {
    private static final Pattern NUMBER =
        Pattern.compile(
            "\\d{17,20}|(?<=nonce=)\\w+|(?<=\"id\":)\\d{10}|(?<=<t:)\\d{10}|(?<=board-)\\d{10}");
    private final Map<String, String> known = new HashMap<>();

    String plain(Message message) {
      List<String> parts = new ArrayList<>();
      parts.add(message.toString().replaceAll("edited=\\d+", "edited"));
      message.body().attachments().forEach(a -> parts.add(Arrays.toString(a.bytes())));
      Matcher ids = NUMBER.matcher(String.join("\n", parts).replaceAll("\\[B@[0-9a-f]+", ""));
      return ids.replaceAll(id -> known.computeIfAbsent(id.group(), x -> "#" + known.size()));
    }
  }
}
