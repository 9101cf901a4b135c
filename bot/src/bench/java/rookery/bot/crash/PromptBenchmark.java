package rookery.bot.crash;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import rookery.bot.endtoend.FriendsRoom;
import rookery.practice.person.Button;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Message;
import rookery.practice.world.WorldListener;

/**
 * How long somebody who presses a button of a prompt in direct messages waits until the prompt has
 * changed, and how many requests a press takes: four people play Split-Brain Chess with their
 * secret circles, one press after another.
 */
public final class PromptBenchmark {
  private static final int PRESSES = Integer.getInteger("presses", 1_000);
  private static final int WARM_UP = 200;
  private static final Duration LONGEST = Duration.ofSeconds(20);

  private final FriendsRoom club;
  private final List<Person> players;
  private final SplittableRandom random = new SplittableRandom(7);
  private final Map<Long, CompletableFuture<Void>> changes = new ConcurrentHashMap<>();
  private final List<Long> waits = new ArrayList<>();
  private String table;

  private PromptBenchmark(FriendsRoom club) {
    this.club = club;
    this.players = List.of(club.ada, club.ben, club.room.person("Cleo"), club.room.person("Dan"));
    club.room
        .world()
        .tell(
            new WorldListener() {
              @Override
              public void edited(Message message) {
                Optional.ofNullable(changes.remove(message.id())).ifPresent(c -> c.complete(null));
              }
            });
  }

  /** Prints the figures. */
  public static void main(String[] args) throws Exception {
    Path folder = Files.createTempDirectory("rookery-bench");
    try (FriendsRoom club = new FriendsRoom(folder)) {
      PromptBenchmark benchmark = new PromptBenchmark(club);
      benchmark.play(WARM_UP);
      benchmark.waits.clear();
      int before = club.room.traffic().all().size();
      benchmark.play(PRESSES);
      benchmark.print(club.room.traffic().all().size() - before);
    }
    System.exit(0);
  }

  private void play(int presses) throws InterruptedException {
    for (int pressed = 0; pressed < presses; ) {
      int done = 0;
      for (Person player : players) {
        done += table != null && press(player) ? 1 : 0;
      }
      if (done == 0) {
        // Nobody has a choice: no game yet, or it is over.
        table = club.opens(players.get(0), "split-brain", players.subList(1, 4));
      }
      pressed += done;
      club.quiet();
    }
  }

  private boolean press(Person player) throws InterruptedException {
    RandomPresses presses = new RandomPresses(player, table, List.of(), random);
    Optional<VisibleMessage> prompt = presses.prompt();
    if (prompt.isEmpty()) {
      return false;
    }
    List<Button> choices = new ArrayList<>(RandomPresses.choices(prompt.get()));
    RandomPresses.sure(prompt.get()).ifPresent(choices::add);
    CompletableFuture<Void> changed = new CompletableFuture<>();
    changes.put(prompt.get().id(), changed);
    long begun = System.nanoTime();
    presses.pressed(prompt.get(), choices.get(random.nextInt(choices.size())));
    try {
      changed.get(LONGEST.toMillis(), TimeUnit.MILLISECONDS);
      waits.add(System.nanoTime() - begun);
    } catch (TimeoutException | ExecutionException never) {
      System.out.println("A press did not change the prompt.");
    }
    return true;
  }

  private void print(int entries) {
    Collections.sort(waits);
    System.out.printf(
        "%d presses: p50 %.1f ms, p99 %.1f ms, longest %.1f ms; %.2f entries of traffic a press%n",
        waits.size(),
        waits.get(waits.size() / 2) / 1e6,
        waits.get(waits.size() * 99 / 100) / 1e6,
        waits.get(waits.size() - 1) / 1e6,
        entries / (double) waits.size());
  }
}
