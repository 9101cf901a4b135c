package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.GameName;
import rookery.engine.Result;
import rookery.engine.Scores;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.cards.Dealing;
import rookery.engine.option.OptionSpec;
import rookery.engine.option.Options;
import rookery.engine.play.ColouredGroups;
import rookery.engine.play.GroupJoinCheck;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.puzzle.Goal;
import rookery.engine.puzzle.GoalPuzzle;
import rookery.engine.puzzle.Goals;
import rookery.engine.puzzle.PuzzleGame;
import rookery.engine.puzzle.PuzzleKind;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** Neighbour Chess Solitaire. */
public final class NeighbourGame implements PuzzleGame {
  static final Seat PLAYER = new Seat("P1", Side.PARTNERS, "The player");

  private static final String MINIMUM = "minimum";
  private static final int CARDS = NeighbourPiles.PIECES.size() + NeighbourPiles.POSITIONS.size();

  @Override
  public GameName named() {
    return new GameName(
        "neighbour",
        "Neighbour Chess Solitaire",
        "Pieces move like their neighbours, until all of them form one group.");
  }

  @Override
  public List<OptionSpec> options() {
    // NE-1: half the pieces; with one alone the game would be won at once.
    return List.of(
        OptionSpec.number(
                MINIMUM,
                "How many pieces must be on the board before you can stop adding.",
                2,
                16,
                8)
            .titled("Minimum number of pieces"));
  }

  @Override
  public List<Seat> seats(Options options) {
    return List.of(PLAYER);
  }

  @Override
  public State start(Options options) {
    int minimum = options.number(MINIMUM);
    NeighbourPosition empty =
        NeighbourPosition.start(minimum, NeighbourPiles.of(List.of(), List.of()));
    return Dealing.of(
        NeighbourSituation.position(empty, List.of(), List.of()),
        new NeighbourPicture(empty, Optional.empty(), ColouredGroups.first(List.of()), false)
            .diagram(),
        List.of(
            new Shuffle("pieces", NeighbourPiles.PIECES),
            new Shuffle("positions", NeighbourPiles.POSITIONS)),
        orders ->
            new PlayableState<>(NeighbourSituation.dealt(minimum, orders.get(0), orders.get(1))));
  }

  @Override
  public Set<String> endings() {
    return NeighbourPosition.ENDINGS;
  }

  /** Each piece that is added takes a card of either deck. */
  @Override
  public Optional<Scores> scores(Options options) {
    return Optional.of(new Scores(0, CARDS - 2 * options.number(MINIMUM)));
  }

  @Override
  public Sentences tally(List<Action> done) {
    List<NeighbourAction.Move> moves = PlayableState.deeds(done, NeighbourAction.Move.class);
    if (moves.isEmpty()) {
      return Sentences.NONE;
    }
    int first = moves.get(0).situation().gathering().groups();
    int fewest = first;
    for (NeighbourAction.Move move : moves) {
      fewest = Math.min(fewest, move.done(PLAYER).gathering().groups());
    }
    return Sentences.of(GroupJoinCheck.tally(first, fewest), cost(moves))
        .then(compared(moves.get(moves.size() - 1).done(PLAYER)));
  }

  /** How good the score of a win is. */
  private static Sentences compared(NeighbourSituation end) {
    return end.result()
        .filter(Result.Score.class::isInstance)
        .map(Result.Score.class::cast)
        .filter(Result.Score::isWin)
        .flatMap(win -> NeighbourScores.compared(end.gathering().minimum(), win.score()))
        .map(Sentences::of)
        .orElse(Sentences.NONE);
  }

  /** Which cards the points have gone on. */
  private static Sentence cost(List<NeighbourAction.Move> moves) {
    int pieces = moves.get(0).situation().gathering().pieces();
    return Sentence.of(
        "Of %s cards, %s pieces took %s and %s %s.",
        CARDS, pieces, 2 * pieces, Phrase.counted(moves.size(), "move"), moves.size());
  }

  @Override
  public Evaluation evaluation(Options options) {
    Scores scores = scores(options).orElseThrow();
    return SituationEvaluation.of(
            NeighbourSituation.class, situation -> NeighbourEvaluation.of(situation, scores))
        .alikeBy(situation -> List.of(situation.gathering().phase(), situation.gathering().board()))
        .explainedBy(NeighbourEvaluation::why)
        .among(NeighbourEvaluation::sensible);
  }

  @Override
  public List<PuzzleKind> puzzleKinds() {
    return List.of(group(3, List.of(2, 1)), group(2, List.of(1)));
  }

  private static PuzzleKind group(int moves, List<Integer> fewer) {
    return new GoalPuzzle(
        "group-in-" + moves, group(moves), fewer.stream().map(NeighbourGame::group).toList());
  }

  private static Goal group(int moves) {
    return Goals.end(
        NeighbourPosition.CONNECTED, moves, Optional.empty(), "Bring all pieces into one group");
  }
}
