package rookery.engine.games.gravity;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What a player is to do, what would score at once, and what they could work towards. */
record GravityTask(GravitySituation situation, GravityTurn turn) {
  private static final Sentences LAST_CHANCE =
      Sentences.of("It's your last turn: stack or capture what you can.");
  private static final Sentences NO_CHANCE =
      Sentences.of("It's your last turn, but none of your pieces can score any more.");

  /** More are seen by their marks. */
  private static final int MOST_SCORING = 2;

  GravityTask(GravitySituation situation) {
    this(situation, situation.turn());
  }

  /** What scores comes first; that all must move is left out where there is no room for more. */
  Sentences told() {
    if (!turn.hasMove()) {
      return turn.adding();
    }
    Map<Integer, GravityAction> best = best();
    Sentences more = scoring(best).then(turn.isLastOfItsSide() ? atLast() : plan(best));
    return SquareSet.size(turn.going()) == 1 ? move().then(more) : more.then(move());
  }

  private Sentences move() {
    if (SquareSet.size(turn.going()) == 1) {
      return Sentences.of(
          turn.moved() == 0 ? "Move %s." : "You still have to move %s.", turn.named(turn.going()));
    }
    return Sentences.of(
        turn.blocked() == 0
            ? "Move each of your pieces once."
            : "Move each piece that isn't blocked.");
  }

  private Sentences atLast() {
    return turn.canScore() ? LAST_CHANCE : NO_CHANCE;
  }

  /** What scores most at once, by where the piece stands that does it. */
  private Map<Integer, GravityAction> best() {
    Map<Integer, GravityAction> best = new TreeMap<>();
    turn.steps().stream()
        .filter(GravityStep.Move.class::isInstance)
        .map(step -> new GravityAction(situation, step))
        .filter(action -> action.points() > 0)
        .forEach(action -> best.merge(from(action), action, GravityTask::better));
    return best;
  }

  private static GravityAction better(GravityAction one, GravityAction other) {
    return other.points() > one.points() ? other : one;
  }

  private static int from(GravityAction action) {
    return GravityBoard.BOARD.number(((GravityStep.Move) action.move()).from());
  }

  /** To land on the bottom row is no more than every piece can, so it is told at the end alone. */
  private Sentences scoring(Map<Integer, GravityAction> best) {
    List<String> moves =
        best.values().stream()
            .filter(
                action ->
                    action.points() > 1 || !action.captures().isEmpty() || turn.isLastOfItsSide())
            .sorted(Comparator.comparing(action -> -action.points()))
            .limit(MOST_SCORING)
            .map(action -> "%s (+%s)".formatted(action.move().noted(), action.points()))
            .toList();
    return moves.isEmpty()
        ? Sentences.NONE
        : Sentences.of(
            Sentence.of(SentenceRole.POINTS, "You can score now: %s.", Phrase.either(moves)));
  }

  /** The highest place where a piece could come to rest on others, later than at once. */
  private Sentences plan(Map<Integer, GravityAction> best) {
    return GravityBoard.BOARD.squares(turn.going()).stream()
        .map(GravityBoard.BOARD::number)
        .filter(from -> landing(from).points() > Math.max(1, now(best, from)))
        .min(
            Comparator.<Integer, Integer>comparing(from -> -landing(from).points())
                .thenComparing(from -> landing(from).moves()))
        .map(this::plan)
        .orElse(Sentences.NONE);
  }

  private static int now(Map<Integer, GravityAction> best, int from) {
    return Optional.ofNullable(best.get(from)).map(GravityAction::points).orElse(0);
  }

  private GravityLanding landing(int from) {
    return GravityLanding.best(turn, from);
  }

  /** With why the piece would stay there if nothing is stacked right below. */
  private Sentences plan(int from) {
    PieceType type = PieceType.of(turn.well().board().at(from));
    GravityLanding landing = landing(from);
    Sentence plan =
        Sentence.of(
            "Plan: %s %s to %s in %s (+%s).",
            type.word(),
            GravityBoard.BOARD.square(from),
            landing.at(),
            Phrase.counted(landing.moves(), "move"),
            landing.points());
    return turn.well()
        .footing(type, landing.at())
        .map(why -> Sentences.of(plan, Sentence.of("From there %s.", why)))
        .orElseGet(() -> Sentences.of(plan));
  }
}
