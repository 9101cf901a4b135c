package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceType;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** What a player is to do, what would score at once, and what they could work towards. */
record GravityTaskSentences(GravitySituation situation, GravityTurn turn) {
  private static final Sentences LAST_CHANCE =
      Sentences.of("It's your last turn: stack or capture what you can.");
  private static final Sentences NO_CHANCE =
      Sentences.of("It's your last turn, but none of your pieces can score any more.");

  /** More are seen by their marks. */
  private static final int MOST_SCORING = 2;

  /** Of so many letters one move is enough. */
  private static final int LONG = 35;

  private static final int MOST_NAMED = 3;

  GravityTaskSentences(GravitySituation situation) {
    this(situation, situation.turn());
  }

  /** What scores comes first; that all must move is left out where there is no room for more. */
  Sentences told() {
    if (!turn.hasMove()) {
      return turn.adding().then(alike()).then(blocked());
    }
    List<GravityAction> scoring = scoring();
    Sentences more =
        now(scoring).then(attacked()).then(turn.isLastOfItsSide() ? atLast() : plan(scoring));
    return SquareSet.size(free()) == 1 ? move().then(more) : more.then(move());
  }

  /** Why no square is marked where the piece is added. */
  private Sentences alike() {
    return new DangerOfAddedPiece(turn).isAlikeEverywhere()
        ? Sentences.of("It can't capture next turn.")
        : Sentences.NONE;
  }

  /** Those that have yet to go and can, if perhaps only once others have made way. */
  private long free() {
    return turn.going() & ~turn.blocked();
  }

  private Sentences move() {
    Sentences move =
        SquareSet.size(free()) == 1
            ? Sentences.of(
                turn.moved() == 0 ? "Move %s." : "You still have to move %s.", turn.named(free()))
            : Sentences.of("Move each of your pieces once.");
    return move.then(blocked());
  }

  private Sentences blocked() {
    int count = SquareSet.size(turn.blocked());
    return count == 0
        ? Sentences.NONE
        : Sentences.of(
            "%s %s blocked.", Phrase.capitalised(yours(turn.blocked())), count == 1 ? "is" : "are");
  }

  /** {@code your rook on c4 and your pawn on d5}. */
  private String yours(long squares) {
    return Phrase.list(turn.well().placed(squares).words("your", MOST_NAMED));
  }

  private Sentences atLast() {
    return turn.canScore() ? LAST_CHANCE : NO_CHANCE;
  }

  /** What scores at once, the most first: what each piece can capture, and its best landing. */
  private List<GravityAction> scoring() {
    Map<Integer, GravityAction> landings = new TreeMap<>();
    List<GravityAction> scoring = new ArrayList<>();
    for (GravityStep step : turn.steps()) {
      GravityAction action = new GravityAction(situation, step);
      if (!action.captures().isEmpty()) {
        scoring.add(action);
      } else if (action.points() > 0) {
        landings.merge(from(action), action, GravityTaskSentences::better);
      }
    }
    scoring.addAll(landings.values());
    scoring.sort(Comparator.comparing(action -> -action.points()));
    return scoring;
  }

  private static GravityAction better(GravityAction one, GravityAction other) {
    return other.points() > one.points() ? other : one;
  }

  private static int from(GravityAction action) {
    return GravityBoard.BOARD.number(((GravityStep.Move) action.move()).from());
  }

  /** To land on the bottom row is no more than every piece can, so it is told at the end alone. */
  private Sentences now(List<GravityAction> scoring) {
    List<String> moves =
        scoring.stream()
            .filter(
                action ->
                    action.points() > 1 || !action.captures().isEmpty() || turn.isLastOfItsSide())
            .map(this::scored)
            .toList();
    return moves.isEmpty()
        ? Sentences.NONE
        : Sentences.of(
            Sentence.of(
                SentenceRole.POINTS,
                "You can score now: %s.",
                Phrase.either(Phrase.firstAndOthers(moves, named(moves.get(0)), "move"))));
  }

  private static int named(String first) {
    return first.length() > LONG ? 1 : MOST_SCORING;
  }

  /** With what else counts, or what it may cost: {@code bishop h4-e1 (+3 with the rook on a2)}. */
  private String scored(GravityAction action) {
    List<String> others = turn.newlyStacked(action.after().turn().well());
    String more =
        !others.isEmpty() ? " with " + Phrase.list(others) : action.isExposed() ? ", at risk" : "";
    return "%s (+%s%s)".formatted(action.move().noted(), action.points(), more);
  }

  /** What could be captured where it stands, and where it could go as well or if it waits. */
  private Sentences attacked() {
    GravityDanger danger = new GravityDanger(turn, turn.colour());
    long attacked = 0;
    for (long left = danger.prey() & turn.going(); left != 0; left = SquareSet.rest(left)) {
      int from = SquareSet.first(left);
      attacked |= isAtRisk(from) ? SquareSet.of(from) : 0;
    }
    if (attacked == 0) {
      return Sentences.NONE;
    }
    Object by =
        danger
            .onlyCaptor(attacked)
            .<Object>map(Phrase::capitalised)
            .orElseGet(() -> TwoColourSeats.seat(turn.colour().opposite()));
    return Sentences.of("%s attacks %s.", by, yours(attacked));
  }

  /** Whether it can be lost or saved; what is lost wherever it goes is told as a danger. */
  private boolean isAtRisk(int from) {
    boolean canStayInReach = turn.targets(from) == 0 || GravityDanger.lost(turn, from) != 0;
    return canStayInReach && !new UnavoidableDanger(turn).isUnavoidable(from);
  }

  /** The highest place where a piece could come to rest on others, later than at once. */
  private Sentences plan(List<GravityAction> scoring) {
    return GravityBoard.BOARD.squares(turn.going()).stream()
        .map(GravityBoard.BOARD::number)
        .filter(from -> landing(from).points() > Math.max(1, now(scoring, from)))
        .min(
            Comparator.<Integer, Integer>comparing(from -> -landing(from).points())
                .thenComparing(from -> landing(from).moves()))
        .map(this::plan)
        .orElse(Sentences.NONE);
  }

  private static int now(List<GravityAction> scoring, int from) {
    return scoring.stream()
        .filter(action -> from(action) == from)
        .findFirst()
        .map(GravityAction::points)
        .orElse(0);
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
