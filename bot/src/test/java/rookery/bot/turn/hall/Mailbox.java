package rookery.bot.turn.hall;

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
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.table.Address;
import rookery.bot.table.LetterId;

/** An outbox whose letters arrive as soon as they are written, but for those that are reserved. */
public final class Mailbox implements Outbox {
  public final List<Letter> letters = new ArrayList<>();
  private final Map<LetterId, Letter> messages = new LinkedHashMap<>();

  public void takes(Letter letter) {
    assertTrue(isHeard(letter), () -> "calls somebody whom it does not mention: " + letter);
    Sound.checked(letter.post());
    letters.add(letter);
    LetterId message = letter.changes().orElse(letter.id());
    Letter first = messages.getOrDefault(message, letter);
    messages.put(message, Letter.sending(message, first.address(), letter.table(), letter.post()));
  }

  /** In a channel Discord notifies only those whom the words mention. */
  private static boolean isHeard(Letter letter) {
    Post post = letter.post();
    return letter.address() instanceof Address.Direct
        || post.pinged().stream().allMatch(person -> post.words().contains(person.mention()));
  }

  /** A message as it reads now. */
  public Letter message(LetterId first) {
    return messages.get(first);
  }

  /** Every message at an address as it reads now, oldest first. */
  public List<Letter> at(Address address) {
    return at(address::equals);
  }

  public List<Letter> at(Predicate<Address> where) {
    return messages.values().stream().filter(m -> where.test(m.address())).toList();
  }

  /** A message was changed by the answer to whoever pressed it. */
  public void reads(String number, Post post) {
    read(number).ifPresent(message -> messages.put(message.id(), message.saying(post)));
  }

  /** The message of that number as it reads now. */
  public Optional<Letter> read(String number) {
    return messages.values().stream().filter(m -> number.equals(number(m))).findFirst();
  }

  public Letter last() {
    return letters.get(letters.size() - 1);
  }

  @Override
  public Optional<Sent> sent(LetterId letter) {
    return Optional.ofNullable(messages.get(letter))
        .map(message -> new Sent(channel(message), number(message)));
  }

  /** A thread has the number of the message that it hangs on, which stands beside it. */
  private String channel(Letter message) {
    Address address = message.address();
    if (address instanceof Address.InThread thread) {
      return thread.isOpenedBy(message.id())
          ? thread.channel()
          : number(messages.get(thread.opener()));
    }
    return address instanceof Address.Channel channel ? channel.id() : address.lane();
  }

  /** What is sent elsewhere does not show in it, as little as in Discord's numbers. */
  private String number(Letter message) {
    return "m%d %s".formatted(at(message.address()).indexOf(message), message.address().lane());
  }

  @Override
  public List<Pending> claim(Instant now, int most) {
    return List.of();
  }

  @Override
  public boolean claim(Letter letter) {
    return false;
  }

  @Override
  public boolean claim(Address lane) {
    return false;
  }

  @Override
  public void release(Address lane) {}

  @Override
  public Optional<Instant> nextDue() {
    return Optional.empty();
  }

  @Override
  public CompletionStage<Void> settle(Letter letter, Settlement how) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public CompletionStage<Void> hurry(Letter reserved) {
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public boolean isEmpty() {
    return true;
  }
}
