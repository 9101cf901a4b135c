package rookery.engine.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.Scores;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.computer.Analysis;
import rookery.engine.computer.SeatKnowledge;
import rookery.engine.computer.SeededNumbers;
import rookery.engine.exchange.Playthrough;
import rookery.engine.text.LogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What a review found, in words. The same game and review always give the same words. */
public final class ReviewSentences {
  private static final double THOUSAND = 1_000;

  /** What partners could have done is told only where it would have been this much better. */
  private static final int MATTERS = 50;

  private final ReviewedGame game;
  private final Optional<Scores> scores;

  /** The words for reviews of that game. */
  public ReviewSentences(Playthrough played) {
    this.game = new ReviewedGame(played);
    this.scores = played.game().scores(played.options());
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

  private List<Sentence> mistake(TurningPoint point) {
    List<Sentence> told = new ArrayList<>();
    told.add(moved(point));
    TurningPoint.Other better = point.others().get(0);
    if (point.others().size() > 1) {
      told.addAll(answer(point, point.others().get(1)));
    }
    Action best = action(point.ply(), better);
    told.add(Sentence.of("Better was %s.", words(point.ply(), best)));
    game.knowledge(point.ply()).why(best, random(point)).ifPresent(told::add);
    told.addAll(kept(point));
    return told;
  }

  /** What the better choice would have kept. */
  private List<Sentence> kept(TurningPoint point) {
    if (scores.isPresent()) {
      String format = "That would have kept %s in reach, not %s.";
      return change(format, point.before(), point.after());
    }
    String better = standing(point.before());
    String now = standing(point.after());
    Sentence stood =
        Sentence.of("%s would have stood %s, not %s.", game.seat(point.ply()), better, now);
    return better.equals(now) ? List.of() : List.of(stood);
  }

  /** The answer that hurts, where it was to be reckoned with in all that the seat could imagine. */
  private List<Sentence> answer(TurningPoint point, TurningPoint.Other answer) {
    SeatKnowledge knowledge = game.knowledge(point.ply());
    State after = game.state(point.ply() + 1);
    Seat seat = seat(answer.seat());
    Optional<Action> given = after.find(seat, answer.action());
    Optional<Sentence> why =
        given.flatMap(
            action ->
                knowledge.why(
                    game.action(point.ply()), new Analysis.Answer(seat, action), random(point)));
    return why.map(
            reason ->
                List.of(
                    Sentence.of(
                        "%s could answer %s.", seat, ActionWords.of(after, seat, given.get())),
                    reason))
        .orElse(List.of());
  }

  private List<Sentence> partners(TurningPoint point) {
    int second = point.ply();
    int first = game.joint().get(second);
    List<Sentence> told = new ArrayList<>(line(second));
    Object firstWords = steps(game.action(first));
    Object secondWords = steps(game.action(second));
    for (TurningPoint.Other other : point.others()) {
      boolean isLater = other.seat().equals(game.seat(second).id());
      Action fitting = action(isLater ? second : first, other);
      if (other.worth() - point.after() >= MATTERS) {
        Object one = isLater ? firstWords : steps(fitting);
        Object two = isLater ? steps(fitting) : secondWords;
        told.add(
            Sentence.of(
                "\u201c%s\u201d with \u201c%s\u201d would have been %s.",
                one, two, standing(other.worth())));
      }
    }
    told.add(Sentence.of("What was played was %s.", standing(point.after())));
    return told;
  }

  private List<Sentence> found(TurningPoint point) {
    List<Sentence> told = new ArrayList<>();
    told.add(moved(point));
    TurningPoint.Other usual = point.others().get(0);
    told.add(
        Sentence.of(
            "That was the best by far, and hard to find: at first sight %s looks better.",
            words(point.ply(), action(point.ply(), usual))));
    game.knowledge(point.ply()).why(game.action(point.ply()), random(point)).ifPresent(told::add);
    return told;
  }

  private List<Sentence> luck(TurningPoint point) {
    List<Sentence> told = new ArrayList<>();
    told.add(moved(point));
    told.add(
        Sentence.of(
            point.after() > point.before()
                ? "Nobody could know what would come: it was good luck."
                : "Nobody could know what would come: it was bad luck."));
    if (point.outcomes() > 1) {
      told.add(
          Sentence.of(
              "Of %s things that could have come, this was %s.",
              point.outcomes(), rank(point.rank(), point.outcomes())));
    }
    told.addAll(change("Instead of %s it became %s.", point.before(), point.after()));
    return told;
  }

  private static String rank(int rank, int outcomes) {
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
    return Standing.words(thousandths / THOUSAND, scores);
  }

  private Sentence moved(TurningPoint point) {
    int ply = point.ply();
    return Sentence.moved(game.seat(ply), words(ply, game.action(ply)));
  }

  /** What everybody has read of an action. */
  private List<Sentence> line(int ply) {
    return game.state(ply)
        .played(game.seat(ply), game.action(ply))
        .news()
        .line(Viewer.SPECTATOR)
        .map(LogLine::text)
        .map(Sentences::sentences)
        .orElse(List.of());
  }

  private Sentence words(int ply, Action action) {
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
