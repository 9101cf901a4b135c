package rookery.engine.review;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.computer.Effort;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.Ply;

/**
 * Reviews games between a beginner and a casual player, and prints how much of the processor's time
 * that took for 80 choices, what was found, and how many of the accusations a search of ten times
 * the effort confirms: of its cost at least half of what is called a mistake must be left.
 *
 * <p>Arguments: the games' ids, or {@code all}; the first seed; how many games of each; and {@code
 * words} to print all that is told.
 */
public final class ReviewBenchmark {
  private static final int CHOICES = 80;
  private static final int LONGER = 10;
  private static final double NANOS = 1e9;

  /** Where a game is broken off; with {@code -Dactions=80} the long ones take less long. */
  private static final int MOST_ACTIONS = Integer.getInteger("actions", 400);

  private final boolean words;
  private final Map<String, Confirmed> confirmed = new TreeMap<>();

  private ReviewBenchmark(boolean words) {
    this.words = words;
  }

  /** So many of so many accusations were confirmed. */
  private record Confirmed(int sure, int all) {
    static final Confirmed NONE = new Confirmed(0, 0);

    Confirmed and(Confirmed more) {
      return new Confirmed(sure + more.sure, all + more.all);
    }

    @Override
    public String toString() {
      return sure + " of " + all;
    }
  }

  /** Runs it. */
  public static void main(String... arguments) {
    List<Game> games =
        Games.all().stream()
            .filter(game -> arguments[0].equals("all") || arguments[0].contains(game.id()))
            .toList();
    long first = Long.parseLong(arguments[1]);
    long count = Long.parseLong(arguments[2]);
    ReviewBenchmark all = new ReviewBenchmark(arguments.length > 3);
    for (long seed = first; seed < first + count; seed++) {
      for (Game game : games) {
        all.review(game, seed);
      }
    }
    System.out.println("confirmed: " + all.confirmed + ", in all " + all.sum());
  }

  private Confirmed sum() {
    return confirmed.values().stream().reduce(Confirmed.NONE, Confirmed::and);
  }

  private void review(Game game, long seed) {
    Playthrough played = played(game, seed);
    long before = processor();
    GameReview review = Reviewer.CASUAL.review(played, ReviewProgress.NONE).orElseThrow();
    double seconds = (processor() - before) / NANOS;
    long choices = choices(played);
    Confirmed own =
        review.points().stream()
            .filter(TurningPoint::couldBeBetter)
            .map(point -> confirmed(played, point))
            .reduce(Confirmed.NONE, Confirmed::and);
    confirmed.merge(game.id(), own, Confirmed::and);
    System.out.printf(
        "%-11s seed %d: %d actions, %d choices, %.1f s, %.1f s for 80; %d bytes; confirmed %s,"
            + " in all %s%n",
        game.id(),
        seed,
        played.plies().size(),
        choices,
        seconds,
        seconds * CHOICES / choices,
        review.text().length(),
        own,
        sum());
    if (words) {
      System.out.println(review.text());
      ReviewSentences sentences = new ReviewSentences(played);
      for (TurningPoint point : review.points()) {
        System.out.printf(
            "  %s %d (turn %d) %d -> %d: %s%n",
            point.kind(),
            point.ply(),
            point.turn() + 1,
            point.before(),
            point.after(),
            sentences.of(point).plain());
      }
    }
  }

  private static Confirmed confirmed(Playthrough played, TurningPoint point) {
    ReviewedGame game = new ReviewedGame(played);
    MistakeThresholds thresholds = MistakeThresholds.of(played.game(), played.options());
    ChoiceJudge judge =
        new ChoiceJudge(game, Effort.CASUAL.times(LONGER), 1_000, ReviewProgress.NONE);
    ReviewedChoice again =
        point.kind() == TurningPoint.Kind.PARTNERS
            ? judge.together(game.joint().get(point.ply()), point.ply())
            : judge.alone(point.ply());
    return new Confirmed(again.cost() >= thresholds.accusation() / 2 ? 1 : 0, 1);
  }

  private static long choices(Playthrough played) {
    ReviewedGame game = new ReviewedGame(played);
    long choices = 0;
    for (int ply = 0; ply < game.size(); ply++) {
      choices += game.isChoice(ply) ? 1 : 0;
    }
    return choices;
  }

  /** A game of a beginner, who has the first seat, and a casual player. */
  private static Playthrough played(Game game, long seed) {
    Options options = Options.of(game.options(), Map.of());
    RandomGenerator random = new SplittableRandom(seed);
    Dealer dealer = Dealer.of(random);
    Playthrough played = Playthrough.begin(game, options, dealer);
    Map<Boolean, ComputerPlayer> players =
        Map.of(true, ComputerPlayers.BEGINNER, false, ComputerPlayers.CASUAL);
    while (!played.isOver() && played.plies().size() < MOST_ACTIONS) {
      Seat seat = next(played);
      SeatKnowledge knowledge = SeatKnowledge.of(game, options, played.state(), seat);
      boolean isFirst = seat.side() == played.seats().get(0).side();
      ComputerPlayer player = players.get(isFirst);
      played =
          played.then(
              new Ply(seat, player.choose(knowledge, random, () -> false).action()), dealer);
    }
    return played;
  }

  private static Seat next(Playthrough played) {
    return played.seats().stream()
        .filter(seat -> played.state().awaited().stream().anyMatch(group -> group.contains(seat)))
        .findFirst()
        .orElseThrow();
  }

  private static long processor() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
