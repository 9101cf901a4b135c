package rookery.bot.request.testroom;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import rookery.bot.outbox.Outbox;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/** An outbox whose letters arrive as soon as they are written. */
public final class ImmediateOutbox implements Outbox {
  public final List<OutgoingMessage> letters = new ArrayList<>();
  private final Map<MessageId, OutgoingMessage> messages = new LinkedHashMap<>();

  public void takes(OutgoingMessage letter) {
    assertTrue(isHeard(letter), () -> "calls someone whom it doesn't mention: " + letter);
    MessageLimits.checked(letter.post());
    letters.add(letter);
    MessageId message = letter.changes().orElse(letter.id());
    OutgoingMessage first = messages.getOrDefault(message, letter);
    messages.put(
        message, OutgoingMessage.sending(message, first.address(), letter.table(), letter.post()));
  }

  /** In a channel Discord notifies only those whom the words mention. */
  private static boolean isHeard(OutgoingMessage letter) {
    Post post = letter.post();
    return letter.address() instanceof MessageAddress.Direct
        || post.pinged().stream().allMatch(person -> post.words().contains(person.mention()));
  }

  /** A message as it reads now. */
  public OutgoingMessage message(MessageId first) {
    return messages.get(first);
  }

  /** What was sent last about a table or a season. */
  public OutgoingMessage lastAbout(String subject) {
    return letters.stream()
        .filter(letter -> letter.table().equals(subject))
        .reduce((older, newer) -> newer)
        .orElseThrow();
  }

  /** Every message at an address as it reads now, oldest first. */
  public List<OutgoingMessage> at(MessageAddress address) {
    return at(address::equals);
  }

  public List<OutgoingMessage> at(Predicate<MessageAddress> where) {
    return messages.values().stream().filter(m -> where.test(m.address())).toList();
  }

  /** A message was changed by the answer to whoever pressed it. */
  public void reads(String number, Post post) {
    read(number).ifPresent(message -> messages.put(message.id(), message.saying(post)));
  }

  /** The message of that number as it reads now. */
  public Optional<OutgoingMessage> read(String number) {
    return messages.values().stream().filter(m -> number.equals(number(m))).findFirst();
  }

  public OutgoingMessage last() {
    return letters.get(letters.size() - 1);
  }

  @Override
  public Optional<Sent> sent(MessageId letter) {
    return Optional.ofNullable(messages.get(letter))
        .map(message -> new Sent(channel(message), number(message)));
  }

  /** A thread has the number of the message that it hangs on, which stands beside it. */
  private String channel(OutgoingMessage message) {
    MessageAddress address = message.address();
    if (address instanceof MessageAddress.InThread thread) {
      return thread.isOpenedBy(message.id())
          ? thread.channel()
          : number(messages.get(thread.opener()));
    }
    return address instanceof MessageAddress.Channel channel ? channel.id() : address.lane();
  }

  /** What is sent elsewhere does not show in it, as little as in Discord's numbers. */
  private String number(OutgoingMessage message) {
    return "m%d %s".formatted(at(message.address()).indexOf(message), message.address().lane());
  }

  @Override
  public List<Pending> claim(Instant now, int most) {
    return List.of();
  }

  @Override
  public boolean holds(MessageAddress lane) {
    return false;
  }

  @Override
  public boolean isNext(OutgoingMessage letter) {
    return false;
  }

  @Override
  public boolean claim(MessageAddress lane) {
    return false;
  }

  @Override
  public void release(MessageAddress lane) {}

  @Override
  public Optional<Instant> nextDue() {
    return Optional.empty();
  }

  @Override
  public CompletionStage<Void> settle(OutgoingMessage letter, Settlement how) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public boolean isEmpty() {
    return true;
  }
}
