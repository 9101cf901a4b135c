package rookery.bot.request.testroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.message.MessageId;

/**
 * All that the people of a {@link TestRoom} were sent, each stream in its order: the channel,
 * direct messages, private answers and what completed for them.
 */
public record ReceivedMessages(Map<String, List<Said>> streams) {
  private static final String DIRECT = " in direct messages";

  /**
   * One message or the change of one.
   *
   * @param message which message of its stream
   * @param what what it says
   * @param due when it is sent, unless at once
   */
  public record Said(int message, Object what, Optional<Instant> due) {}

  /** All that was sent in a parlour while an evening passed. */
  public static ReceivedMessages during(TestRoom parlour, Consumer<TestRoom> evening) {
    evening.accept(parlour);
    Map<String, List<Said>> streams = new TreeMap<>();
    streams.put("the channel and its threads", sent(parlour, parlour::isPublic));
    for (Friend friend : parlour.friends()) {
      streams.put(
          friend.name() + DIRECT, sent(parlour, address -> isDirect(address, friend.person())));
      streams.put(
          friend.name() + " in private answers",
          parlour.answers(friend).stream()
              .map(what -> new Said(0, what, Optional.empty()))
              .toList());
    }
    return new ReceivedMessages(streams);
  }

  private static boolean isDirect(MessageAddress address, Person person) {
    return address.equals(new MessageAddress.Direct(person))
        || address instanceof MessageAddress.Aside aside && aside.person().equals(person);
  }

  private static List<Said> sent(TestRoom parlour, Predicate<MessageAddress> where) {
    List<MessageId> messages = new ArrayList<>();
    List<Said> said = new ArrayList<>();
    for (OutgoingMessage letter : parlour.mail().letters) {
      if (where.test(letter.address())) {
        letter.changes().ifPresentOrElse(first -> {}, () -> messages.add(letter.id()));
        int message = messages.indexOf(letter.changes().orElse(letter.id()));
        said.add(new Said(message, letter.post(), letter.due()));
      }
    }
    return said;
  }

  /** Everybody but {@code who} was sent the same and in the same order. */
  public void assertSameForAllBut(String who, ReceivedMessages other, String occasion) {
    assertSameForAllBut(Set.of(who), other, occasion);
  }

  /** Everybody but those of that name was sent the same and in the same order. */
  public void assertSameForAllBut(Set<String> who, ReceivedMessages other, String occasion) {
    for (String stream : streams.keySet()) {
      if (who.stream().noneMatch(stream::startsWith)) {
        assertEquals(streams.get(stream), other.streams.get(stream), stream + " " + occasion);
      }
    }
  }

  /** That person was sent something else in direct messages. */
  public void assertOtherFor(String who, ReceivedMessages other) {
    assertNotEquals(streams.get(who + DIRECT), other.streams.get(who + DIRECT));
  }
}
