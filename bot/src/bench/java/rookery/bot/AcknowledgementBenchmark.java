package rookery.bot;

import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import rookery.bot.discord.Connection;
import rookery.practice.PracticeRoom;
import rookery.practice.person.Exchange;
import rookery.practice.person.Person;
import rookery.practice.world.CallbackKind;
import rookery.practice.world.Interaction;
import rookery.practice.world.Witness;
import rookery.render.Painter;

/**
 * How long an interaction waits for its acknowledgement, through the real JDA and the practice room
 * in one process, with many open tables: one after another, and many at once.
 */
public final class AcknowledgementBenchmark {
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final int TABLES = 1_000;
  private static final int WARM_UP = 1_000;
  private static final int ONE_BY_ONE = 2_000;
  private static final int TOGETHER = 10_000;
  private static final int IN_FLIGHT = 200;

  private AcknowledgementBenchmark() {}

  /** Prints the figures. */
  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("rookery-bench");
    try (PracticeRoom room = PracticeRoom.open();
        Rookery rookery =
            Rookery.start(
                folder.resolve("rookery.db"),
                new Connection("practice", room.restUrl(), room.gatewayUrl()),
                Surroundings.usual(new Painter()::png))) {
      Waits waits = new Waits();
      room.world().tell(waits);
      List<Person> people = room.addPeople(IN_FLIGHT);
      openTables(room, people);
      await("every board").atMost(PATIENCE).until(rookery::hasNothingToSay);
      run(room, people, WARM_UP, 1);
      waits.clear();
      run(room, people, ONE_BY_ONE, 1);
      waits.print("one after another");
      waits.clear();
      run(room, people, TOGETHER, IN_FLIGHT);
      waits.print(IN_FLIGHT + " in flight");
    }
    System.exit(0);
  }

  private static void openTables(PracticeRoom room, List<Person> people) {
    for (int i = 0; i < TABLES; i++) {
      people.get(i % people.size()).types(room.channel("games"), "/play game:parade").await();
    }
  }

  /** Asks for a list of games, which answers in private and so leaves the channels as they are. */
  private static void run(PracticeRoom room, List<Person> people, int count, int inFlight)
      throws InterruptedException {
    Semaphore free = new Semaphore(inFlight);
    for (int i = 0; i < count; i++) {
      free.acquire();
      Exchange asked = people.get(i % people.size()).types(room.channel("quiet"), "/games");
      asked.answer().whenComplete((answer, failed) -> free.release());
    }
    free.acquire(inFlight);
  }

  /** Times from the interaction to its acknowledgement. */
  private static final class Waits implements Witness {
    private final Map<Long, Long> raised = new ConcurrentHashMap<>();
    private final List<Long> nanos = new ArrayList<>();

    @Override
    public void raised(Interaction interaction) {
      raised.put(interaction.id(), System.nanoTime());
    }

    @Override
    public void acknowledged(Interaction interaction, CallbackKind how, JsonNode payload) {
      Long since = raised.remove(interaction.id());
      if (since != null) {
        synchronized (nanos) {
          nanos.add(System.nanoTime() - since);
        }
      }
    }

    void clear() {
      synchronized (nanos) {
        nanos.clear();
      }
    }

    void print(String what) {
      synchronized (nanos) {
        List<Long> sorted = nanos.stream().sorted().toList();
        System.out.printf(
            "Acknowledgement, %s: %d interactions, p50 %.1f ms, p99 %.1f ms, longest %.1f ms%n",
            what, sorted.size(), millis(sorted, 0.5), millis(sorted, 0.99), millis(sorted, 1));
      }
    }

    private static double millis(List<Long> sorted, double share) {
      int index = (int) Math.min(sorted.size() - 1L, Math.round(sorted.size() * share));
      return sorted.get(index) / 1e6;
    }
  }
}
