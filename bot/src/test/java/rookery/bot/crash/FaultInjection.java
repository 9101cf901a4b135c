package rookery.bot.crash;

import java.time.Duration;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import rookery.practice.TestedRoom;
import rookery.practice.wire.control.TrafficLog;

/** Hurts the bot in one of several ways, and counts what it has done. */
final class FaultInjection {
  private static final int LONGEST_LIFE_MILLIS = 900;
  private static final int TIME_TO_WAKE_MILLIS = 4_000;
  private static final int MOST_REQUESTS = 40;
  private static final int MOST_FAILURES = 5;
  private static final int FEW_REQUESTS = 6;

  /** Longer ago, and the bot no longer knows where its messages stand. */
  private static final Duration MOST_TIME = Duration.ofDays(28);

  private final TestedRoom room;
  private final BotProcess victim;
  private final SplittableRandom random;
  private final Map<String, Integer> counts = new TreeMap<>();
  private Duration passed = Duration.ZERO;
  private int kills;

  FaultInjection(TestedRoom room, BotProcess victim, SplittableRandom random) {
    this.room = room;
    this.victim = victim;
    this.random = random;
  }

  int kills() {
    return kills;
  }

  /** How often something was done. */
  synchronized void count(String what, int times) {
    counts.merge(what, times, Integer::sum);
  }

  /** What there is by now. */
  synchronized void found(String what, int number) {
    counts.put(what, number);
  }

  @Override
  public synchronized String toString() {
    return kills + " kills " + counts;
  }

  /**
   * Kills the bot while it comes up.
   *
   * @param millis how long that takes
   */
  void duringTheStart(long millis) throws InterruptedException {
    killAfter(random.nextLong(millis), MOST_REQUESTS, "during the start");
  }

  /** Kills the bot now or soon. */
  void kill(BotLifetime life) throws InterruptedException {
    if (random.nextInt(4) > 0) {
      wait(() -> life.answers() > 0, TIME_TO_WAKE_MILLIS);
    }
    if (random.nextInt(3) == 0) {
      failWrites(life);
    }
    if (random.nextInt(10) == 0 && passed.compareTo(MOST_TIME) < 0) {
      // The bot looks for the time and for what is due every second.
      passTime();
      killAfter(TIME_TO_WAKE_MILLIS, 1 + random.nextInt(FEW_REQUESTS), "while deadlines fire");
    } else if (random.nextBoolean()) {
      killAfter(random.nextLong(LONGEST_LIFE_MILLIS), Integer.MAX_VALUE, "at a random moment");
    } else {
      killAfter(TIME_TO_WAKE_MILLIS, 1 + random.nextInt(MOST_REQUESTS), "at the n-th request");
    }
  }

  /** Now and then much time passes while the bot is dead. */
  void betweenLives() {
    if (random.nextInt(20) == 0 && passed.compareTo(MOST_TIME) < 0) {
      passTime();
      count("time passed while dead", 1);
    }
  }

  /** Past half of the time for a move, or past all of it. */
  private void passTime() {
    Duration time = Duration.ofHours(random.nextInt(3) == 0 ? 13 : 7);
    room.pass(time);
    passed = passed.plus(time);
  }

  /** Kills it after a while, or in the middle of its n-th request from now on. */
  private void killAfter(long millis, int requests, String how) throws InterruptedException {
    AtomicInteger left = new AtomicInteger(requests);
    // The room may note a request late, when another process lives already.
    Runnable death = victim.death();
    Consumer<TrafficLog.Entry> counting =
        entry -> {
          if (entry.kind() == TrafficLog.Kind.REQUEST && left.decrementAndGet() == 0) {
            death.run();
          }
        };
    room.traffic().tell(counting);
    wait(() -> false, millis);
    victim.kill();
    room.traffic().forget(counting);
    kills++;
    count(how, 1);
  }

  /** Nothing can be written until some were told that something went wrong, or for a while. */
  private void failWrites(BotLifetime life) throws InterruptedException {
    int before = life.apologies();
    boolean locked = random.nextBoolean() && victim.lockFiles();
    if (!locked) {
      victim.fillDisk(random.nextInt(40_000));
    }
    int failures = 1 + random.nextInt(MOST_FAILURES);
    wait(() -> life.apologies() >= before + failures, TIME_TO_WAKE_MILLIS);
    count(
        locked ? "writes to a read-only file" : "writes to a full disk", life.apologies() - before);
    if (locked) {
      victim.unlockFiles();
    } else if (random.nextInt(4) > 0) {
      victim.emptyDisk();
    }
  }

  /** Waits as long as the bot lives. */
  private void wait(BooleanSupplier until, long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    while (victim.isAlive() && System.nanoTime() < end && !until.getAsBoolean()) {
      Thread.sleep(2);
    }
  }
}
