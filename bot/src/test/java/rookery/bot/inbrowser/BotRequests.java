package rookery.bot.inbrowser;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.stream.Stream;
import rookery.bot.endtoend.FriendsRoom;
import rookery.practice.resource.CallbackKind;
import rookery.practice.resource.Interaction;
import rookery.practice.wire.control.TrafficLog;

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
    await("what was put off").atMost(PATIENCE).until(this::leavesNothingOpen);
    List<String> asked = new ArrayList<>();
    waiting.drainTo(asked);
    return asked;
  }

  /**
   * Those of some requests that were not to complete an answer put off before: where the machine is
   * slow, an answer takes two. Whatever was put off must have been completed by one request, and
   * nothing else may be changed by such a one.
   */
  List<String> withoutCompletions(List<String> some) {
    assertEquals(tokens(some.stream().filter(this::putsOff)), completed(some), some.toString());
    return some.stream().filter(what -> !what.matches(COMPLETION)).toList();
  }

  private static List<String> completed(List<String> some) {
    return tokens(some.stream().filter(what -> what.matches(COMPLETION)));
  }

  private static List<String> tokens(Stream<String> some) {
    return some.map(what -> part(what, 2)).sorted().toList();
  }

  /** How many interactions were answered that have not been taken. */
  long answers() {
    return waiting.stream().filter(what -> what.matches(CALLBACK)).count();
  }

  /** How many requests have not been taken. */
  int size() {
    return waiting.size();
  }

  private boolean leavesNothingOpen() {
    List<String> some = List.copyOf(waiting);
    return completed(some).containsAll(tokens(some.stream().filter(this::putsOff)));
  }

  private boolean putsOff(String request) {
    return request.matches(CALLBACK)
        && club.room
            .world()
            .change(() -> club.room.world().interactions().find(Long.parseLong(part(request, 1))))
            .flatMap(Interaction::acknowledgedBy)
            .filter(PUTTING_OFF::contains)
            .isPresent();
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
