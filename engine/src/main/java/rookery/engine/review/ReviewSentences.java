package rookery.engine.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Scores;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.computer.knowledge.ActionReasons;
import rookery.engine.computer.knowledge.LikelyAnswer;
import rookery.engine.computer.knowledge.SeededNumbers;
import rookery.engine.computer.knowledge.WinningTurn;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What a review found, in words. The same game and review always give the same words. */
public final class ReviewSentences {
  private static final double THOUSAND = 1_000;

  /** What a game is worth in thousandths once a search has proved that it is won. */
  private static final int ALL = 1_000;

  /** What partners could have done is told only where it would have been this much better. */
  private static final int MATTERS = 50;

  private final ReviewedGame game;
  private final Optional<Scores> scores;

  /** The words for reviews of that game. */
  public ReviewSentences(Playthrough played) {
    this.game = new ReviewedGame(played);
    this.scores = played.game().scores(played.options());
  }

  /** The turn of a turning point, before what is said of it: {@code Turn 3}. */
  public String turn(TurningPoint point) {
    return "Turn %s".formatted(point.turn() + 1);
  }

  static boolean namesNoTurns(Playthrough played) {
    return played.seats().size() == 1;
  }

  /** What was done at a turning point, what else could have been, and why. */
  public Sentences of(TurningPoint point) {
    return new Sentences(
        switch (point.kind()) {
          case MISTAKE -> mistake(point);
          case PARTNERS -> partners(point);
          case FOUND -> found(point);
          case LUCK -> luck(point);
        });
  }

  /** What is drawn on its board. */
  public PicturedChoice drawn(TurningPoint point) {
    int ply = point.ply();
    return switch (point.kind()) {
      case MISTAKE -> better(ply, point.others().get(0));
      case PARTNERS -> fitting(point);
      case FOUND, LUCK -> drawn(ply, game.action(ply), false);
    };
  }

  private PicturedChoice better(int ply, TurningPoint.Other other) {
    return drawn(ply, action(ply, other), true);
  }

  private PicturedChoice drawn(int ply, Action action, boolean isBetter) {
    ActionWords words = words(ply, action);
    Sentence caption =
        isBetter ? words.in("A better choice: %s.", "It would have been better to %s.") : done(ply);
    return new PicturedChoice(ply, game.seat(ply), action, isBetter, caption);
  }

  /** Of what would have fitted the choice of either partner the best. */
  private PicturedChoice fitting(TurningPoint point) {
    TurningPoint.Other best =
        point.others().stream()
            .max(Comparator.comparingInt(TurningPoint.Other::worth))
            .orElseThrow();
    boolean isLater = best.seat().equals(game.seat(point.ply()).id());
    return better(isLater ? point.ply() : game.joint().get(point.ply()), best);
  }

  private List<Sentence> mistake(TurningPoint point) {
    List<Sentence> told = new ArrayList<>();
    told.add(done(point.ply()));
    TurningPoint.Other better = point.others().get(0);
    if (point.others().size() > 1) {
      told.addAll(answer(point, point.others().get(1)));
    }
    Action best = action(point.ply(), better);
    told.add(
        words(point.ply(), best)
            .in("A better choice would have been %s.", "It would have been better to %s."));
    told.addAll(why(point, best));
    told.addAll(kept(point));
    return told;
  }

  /** Why it was good, unless its own words say so. */
  private List<Sentence> why(TurningPoint point, Action best) {
    return new ActionReasons(game.knowledge(point.ply()), best)
        .why(random(point)).stream()
            .filter(reason -> words(point.ply(), best).lacks(reason))
            .toList();
  }

  /** What the better choice would have kept. */
  private List<Sentence> kept(TurningPoint point) {
    if (scores.isPresent()) {
      String format = "The score would have been %s instead of %s.";
      return change(format, point.before(), point.after());
    }
    if (point.before() == ALL) {
      Action best = action(point.ply(), point.others().get(0));
      Optional<Sentence> won = won(point.ply(), best);
      if (won.isPresent() || isWon(point.before(), point)) {
        return List.of(won.orElse(Sentence.of("That would have won.")));
      }
    }
    String better = standing(point.before());
    String now = standing(point.after());
    Sentence kept =
        Sentence.of("%s would have been %s instead of %s.", game.seat(point.ply()), better, now);
    return better.equals(now) ? List.of() : List.of(kept);
  }

  /** What the turn would have won with at once after an action; empty where it does not. */
  Optional<Sentence> won(int ply, Action first) {
    return WinningTurn.of(game.knowledge(ply), List.of(first)).map(ReviewSentences::won);
  }

  private static Sentence won(WinningTurn turn) {
    List<Sentence> rest = turn.rest().stream().map(ActionWords::bySteps).toList();
    return rest.isEmpty()
        ? Sentence.of("That would have won at once.")
        : Sentence.of(
            "After that, choosing %s would have won the game.", WinningTurn.inOrder(rest));
  }

  /** Whether that is proved, which it cannot be by somebody who does not see everything. */
  private boolean isWon(int thousandths, TurningPoint point) {
    State state = game.state(point.ply());
    Viewer viewer = Viewer.of(game.seat(point.ply()));
    return scores.isEmpty() && thousandths == ALL && state.resample(viewer, random(point)) == state;
  }

  /**
   * The answer that hurts, where it was to be reckoned with in all that the seat could imagine, and
   * why it does, where that was so too.
   */
  private List<Sentence> answer(TurningPoint point, TurningPoint.Other answer) {
    int last = game.lastOfTurn(point.ply());
    State after = game.state(last + 1);
    Seat seat = seat(answer.seat());
    Optional<Action> given = after.find(seat, answer.action());
    if (given.isEmpty()) {
      return List.of();
    }
    ActionReasons reasons = new ActionReasons(game.knowledge(last), game.action(last));
    LikelyAnswer answered = new LikelyAnswer(seat, given.get(), false);
    if (!reasons.mustReckonWith(answered, random(point))) {
      return List.of();
    }
    ActionWords words = ActionWords.of(after, seat, given.get());
    List<Sentence> told =
        new ArrayList<>(
            List.of(words.in("%s could have answered with %s.", "%s could then %s.", seat)));
    reasons.whyAnswered(answered, random(point)).stream().filter(words::lacks).forEach(told::add);
    return told;
  }

  private List<Sentence> partners(TurningPoint point) {
    int second = point.ply();
    int first = game.joint().get(second);
    List<Sentence> told = new ArrayList<>(line(second));
    String now = standing(point.after());
    Object firstWords = steps(game.action(first));
    Object secondWords = steps(game.action(second));
    for (TurningPoint.Other other : point.others()) {
      boolean isLater = other.seat().equals(game.seat(second).id());
      Action fitting = action(isLater ? second : first, other);
      if (other.worth() - point.after() >= MATTERS) {
        Object one = isLater ? firstWords : steps(fitting);
        Object two = isLater ? steps(fitting) : secondWords;
        told.add(together(one, two, standing(other.worth()), now));
      }
    }
    told.add(Sentence.of("Their choice left the team %s.", now));
    return told;
  }

  /** What two choices would have been worth that fit; how it stands is told if that differs. */
  private static Sentence together(Object one, Object two, String then, String now) {
    return then.equals(now)
        ? Sentence.of("It would have been better to choose %s and %s.", one, two)
        : Sentence.of("If they'd chosen %s and %s, their team would have been %s.", one, two, then);
  }

  private List<Sentence> found(TurningPoint point) {
    List<Sentence> told = new ArrayList<>();
    told.add(done(point.ply()));
    told.add(Sentence.of("That was the best move."));
    if (isWon(point.after(), point)) {
      told.add(Sentence.of("It wins by force."));
    }
    Action usual = action(point.ply(), point.others().get(0));
    told.add(
        words(point.ply(), usual)
            .in("At first sight, this looks better: %s.", "At first sight you'd %s."));
    told.addAll(why(point, game.action(point.ply())));
    return told;
  }

  private List<Sentence> luck(TurningPoint point) {
    List<Sentence> told = new ArrayList<>(line(point.ply()));
    told.add(
        Sentence.of(
            point.isGood()
                ? "Nobody could have seen that coming: it was good luck."
                : "Nobody could have seen that coming: it was bad luck."));
    if (point.outcomes() > 1) {
      told.add(
          Sentence.of(
              "This was %s of %s possible outcomes.",
              rank(point.rank(), point.outcomes()), point.outcomes()));
    }
    if (scores.isPresent()) {
      told.addAll(change("The outlook changed from %s to %s.", point.before(), point.after()));
    } else if (!standing(point.before()).equals(standing(point.after()))) {
      told.add(
          Sentence.of(
              "%s was %s before that, and %s afterwards.",
              game.seat(point.ply()), standing(point.before()), standing(point.after())));
    }
    return told;
  }

  private static String rank(int rank, int outcomes) {
    if (outcomes == 2) {
      return rank == 1 ? "the better" : "the worse";
    }
    if (rank == 1) {
      return "the best";
    }
    return rank == outcomes ? "the worst" : "number " + rank + " from the best";
  }

  /** Two standings, unless they would be told in the same words. */
  private List<Sentence> change(String format, int before, int after) {
    String one = standing(before);
    String other = standing(after);
    return one.equals(other) ? List.of() : List.of(Sentence.of(format, one, other));
  }

  private String standing(int thousandths) {
    return GameStanding.words(thousandths / THOUSAND, scores);
  }

  /** What was done, as everybody has read it; what came of it is left out. */
  private Sentence done(int ply) {
    return line(ply).stream()
        .findFirst()
        .orElseGet(() -> Sentence.moved(game.seat(ply), words(ply, game.action(ply)).words()));
  }

  /** What everybody has read of an action. */
  List<Sentence> line(int ply) {
    return game.state(ply)
        .played(game.seat(ply), game.action(ply))
        .news()
        .line(Viewer.SPECTATOR)
        .map(GameLogLine::text)
        .map(Sentences::sentences)
        .orElse(List.of());
  }

  private ActionWords words(int ply, Action action) {
    return ActionWords.of(game.state(ply), game.seat(ply), action);
  }

  private static Sentence steps(Action action) {
    return ActionWords.bySteps(action);
  }

  private Action action(int ply, TurningPoint.Other other) {
    return game.state(ply).find(seat(other.seat()), other.action()).orElseThrow();
  }

  private Seat seat(String id) {
    return game.played().seats().stream()
        .filter(seat -> seat.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static RandomGenerator random(TurningPoint point) {
    return new SeededNumbers(0).of(point.ply());
  }
}
