package rookery.engine.games.cooperative;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.GameName;
import rookery.engine.Result;
import rookery.engine.Scores;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.board.Colour;
import rookery.engine.chess.ChessEndings;
import rookery.engine.games.cooperative.cards.HandQuestion;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.puzzle.GoalPuzzle;
import rookery.engine.puzzle.Goals;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** Cooperative Chess 2, for two partners or for one player alone. */
public final class CooperativeGame implements PuzzleGame {
  static final String OUT_OF_CARDS = "out-of-cards";

  static final Seat WHITE = new Seat("W", Side.PARTNERS, "White");
  static final Seat BLACK = new Seat("B", Side.PARTNERS, "Black");
  static final Seat ALONE = new Seat("P1", Side.PARTNERS, "The player");

  private static final String SOLITAIRE = "solitaire";

  static Seat partner(Colour colour) {
    return colour == Colour.WHITE ? WHITE : BLACK;
  }

  @Override
  public GameName named() {
    return new GameName(
        "cooperative",
        "Cooperative Chess 2",
        "A line of cards decides what captures what. Capturing a king ends the game.");
  }

  @Override
  public List<OptionSpec> options() {
    return List.of(
        OptionSpec.flag(
            SOLITAIRE, "Play alone with no cards in hand; each turn you turn up a new card."));
  }

  @Override
  public String aim(Options options) {
    return options.flag(SOLITAIRE)
        ? "You play both sides, White first. Each turn you draw a card from the pile."
        : summary();
  }

  @Override
  public List<Seat> seats(Options options) {
    return options.flag(SOLITAIRE) ? List.of(ALONE) : List.of(WHITE, BLACK);
  }

  @Override
  public boolean dealsHands(Options options) {
    return !options.flag(SOLITAIRE);
  }

  @Override
  public State start(Options options) {
    List<Seat> partners = options.flag(SOLITAIRE) ? List.of() : List.of(WHITE, BLACK);
    return new PlayableState<>(new CooperativeSituation(CooperativeTurn.undealt(partners)));
  }

  @Override
  public Set<String> endings() {
    return Set.of(ChessEndings.KING_CAPTURED, OUT_OF_CARDS);
  }

  /** A king's capture ends every other game: what it was too early for is the points. */
  @Override
  public String ending(Result result) {
    if (result.reason().equals(OUT_OF_CARDS)) {
      return "the cards ran out before a king was captured";
    }
    return result instanceof Result.Score end
            && end.reason().equals(ChessEndings.KING_CAPTURED)
            && end.score() < CooperativeScore.LEAST_WIN
        ? CooperativeScore.missing(end.score()) + " of a win"
        : PuzzleGame.super.ending(result);
  }

  @Override
  public Optional<Scores> scores(Options options) {
    return Optional.of(CooperativeScore.BOUNDS);
  }

  @Override
  public Sentences tally(List<Action> done) {
    int captures = 0;
    int most = 0;
    int inTurn = 0;
    for (Action action : done) {
      boolean ends = !PlayableState.deeds(List.of(action), EndTurn.class).isEmpty();
      inTurn = ends ? 0 : inTurn + (takes(action) ? 1 : 0);
      captures += takes(action) ? 1 : 0;
      most = Math.max(most, inTurn);
    }
    if (captures == 0) {
      return Sentences.of("Nothing was captured.");
    }
    String best = captures == 1 ? "" : " (%s in your best turn)".formatted(most);
    return Sentences.of(
        "You made %s%s for %s.",
        Phrase.counted(captures, "capture"), best, CooperativeScore.reached(reached(done)));
  }

  /** What the captures were worth; partners who give a game up read that nowhere else. */
  private static int reached(List<Action> done) {
    return PlayableState.deeds(done, BoardMove.class).stream()
        .reduce((one, next) -> next)
        .map(last -> last.turn().moved(last).score().points())
        .orElse(0);
  }

  private static boolean takes(Action action) {
    return PlayableState.deeds(List.of(action), BoardMove.class).stream()
        .anyMatch(move -> move.victim().isPresent());
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(CooperativeSituation.class, CooperativeEvaluation::of)
        .among(EndTurn::sensible)
        .explainedBy(CooperativeMotives::why);
  }

  /** Whether the seat holds one of the cards that the question names by kind and colour. */
  @Override
  public Optional<Boolean> answer(Map<String, Object> facts, Seat seat, String question) {
    return facts.get("hands") instanceof Map<?, ?> hands
            && hands.get(seat.id()) instanceof List<?> hand
        ? new HandQuestion(question).about(hand.stream().map(String.class::cast).toList())
        : Optional.empty();
  }

  @Override
  public List<PuzzleKind> puzzleKinds() {
    return List.of(
        new GoalPuzzle(
            "king-this-turn",
            Goals.endThisTurn(ChessEndings.KING_CAPTURED, EndTurn.TEXT, "capture a king")),
        captures(5),
        captures(4),
        captures(3));
  }

  private static PuzzleKind captures(int pieces) {
    return new GoalPuzzle("captures-" + pieces, Goals.captures(pieces, EndTurn.TEXT));
  }
}
