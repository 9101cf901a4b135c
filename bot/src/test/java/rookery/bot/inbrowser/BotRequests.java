package rookery.bot.inbrowser;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.endtoend.FriendsRoom;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Interaction;
import rookery.practice.wire.control.TrafficLog;
import rookery.practice.world.World;

/** What the bot asks of Discord, from when this is made until it is closed. */
final class BotRequests implements AutoCloseable {
  private static final String CALLBACK = "POST /interactions/\\d+/[^/]+/callback";
  private static final String COMPLETION = "PATCH /webhooks/\\d+/[^/]+/messages/@original";
  private static final Set<CallbackKind> PUTTING_OFF =
      Set.of(CallbackKind.DEFER_REPLY, CallbackKind.DEFER_EDIT);
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final FriendsRoom club;
  private final BlockingQueue<String> waiting = new LinkedBlockingQueue<>();
  private final Consumer<TrafficLog.Entry> listener = this::heard;

  BotRequests(FriendsRoom club) {
    this.club = club;
    club.room.traffic().tell(listener);
  }

  private void heard(TrafficLog.Entry entry) {
    if (entry.kind() == TrafficLog.Kind.REQUEST) {
      waiting.add(entry.what());
    }
  }

  /** What the bot has asked of Discord since this was asked last, once it has nothing put off. */
  List<String> taken() {
    // The room enters a request only after all can see what it has changed.
    await("what was put off")
        .atMost(PATIENCE)
        .untilAsserted(() -> assertEquals(Set.of(), open(List.copyOf(waiting))));
    List<String> asked = new ArrayList<>();
    waiting.drainTo(asked);
    return asked;
  }

  /**
   * Those of some requests that were not to complete an answer put off before: where the machine is
   * slow, an answer takes two. Whatever was put off must have been completed, and nothing else may
   * be changed by such a request.
   */
  List<String> withoutCompletions(List<String> some) {
    assertEquals(Set.of(), open(some));
    assertTrue(tokens(some.stream().filter(this::putsOff)).containsAll(completed(some)));
    return some.stream().filter(what -> !what.matches(COMPLETION)).toList();
  }

  private static Set<String> completed(List<String> some) {
    return tokens(some.stream().filter(what -> what.matches(COMPLETION)));
  }

  private static Set<String> tokens(Stream<String> some) {
    return some.map(what -> part(what, 2)).collect(Collectors.toCollection(TreeSet::new));
  }

  /** How many interactions were answered that have not been taken. */
  long answers() {
    return waiting.stream().filter(what -> what.matches(CALLBACK)).count();
  }

  /** How many requests have not been taken. */
  int size() {
    return waiting.size();
  }

  /** The tokens of what was put off and has not been completed. */
  private Set<String> open(List<String> some) {
    Set<String> open =
        tokens(some.stream().filter(this::putsOff).filter(what -> !isEdited(what, some)));
    open.removeAll(completed(some));
    return open;
  }

  /**
   * Whether the message that was pressed has been changed as a message: the outbox does that itself
   * where it has still to send what it said there before.
   */
  private boolean isEdited(String putOff, List<String> some) {
    return interaction(putOff)
        .flatMap(Interaction::source)
        .map(pressed -> "PATCH /channels/%d/messages/%d".formatted(pressed.channel(), pressed.id()))
        .filter(some::contains)
        .isPresent();
  }

  private boolean putsOff(String request) {
    return request.matches(CALLBACK)
        && interaction(request)
            .flatMap(Interaction::acknowledgedBy)
            .filter(PUTTING_OFF::contains)
            .isPresent();
  }

  private Optional<Interaction> interaction(String callback) {
    World world = club.room.world();
    return world.change(() -> world.interactions().find(Long.parseLong(part(callback, 1))));
  }

  private static String part(String request, int number) {
    return request.split("/")[number + 1];
  }

  /** Whether a request sends a message to the channel. */
  boolean isNewMessage(String request) {
    return request.equals("POST /channels/%d/messages".formatted(club.games.id()));
  }

  @Override
  public void close() {
    club.room.traffic().forget(listener);
  }
}
