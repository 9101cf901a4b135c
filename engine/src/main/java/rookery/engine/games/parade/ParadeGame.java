package rookery.engine.games.parade;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.GameName;
import rookery.engine.Scores;
import rookery.engine.Seat;
import rookery.engine.Shuffle;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.cards.Dealing;
import rookery.engine.cards.PieceCards;
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
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** Parade Chess Solitaire. */
public final class ParadeGame implements PuzzleGame {
  static final Seat PLAYER = new Seat("P1", Side.PARTNERS, "The player");

  @Override
  public GameName named() {
    return new GameName(
        "parade",
        "Parade Chess Solitaire",
        "Pieces send each other to new squares until they all form one group.");
  }

  @Override
  public List<Seat> seats(Options options) {
    return List.of(PLAYER);
  }

  @Override
  public State start(Options options) {
    return Dealing.of(
        ParadeSituation.position(ParadePosition.undealt(), List.of()),
        new ParadePicture(ParadePosition.undealt(), ColouredGroups.first(List.of()), false)
            .diagram(),
        List.of(new Shuffle("deck", PieceCards.ofBoth(0))),
        orders -> new PlayableState<>(ParadeSituation.dealt(orders.get(0))));
  }

  @Override
  public Set<String> endings() {
    return ParadePosition.ENDINGS;
  }

  @Override
  public Optional<Scores> scores(Options options) {
    return Optional.of(ParadePosition.SCORES);
  }

  @Override
  public Sentences tally(List<Action> done) {
    List<ParadeAction.Order> orders = PlayableState.deeds(done, ParadeAction.Order.class);
    if (orders.isEmpty()) {
      return Sentences.NONE;
    }
    ParadeAction begun = PlayableState.deeds(done, ParadeAction.class).get(0);
    int first = begun.situation().parade().groups();
    int fewest = first;
    Map<String, Integer> officers = new TreeMap<>();
    for (ParadeAction.Order order : orders) {
      fewest = Math.min(fewest, order.done(PLAYER).parade().groups());
      officers.merge(order.officer(), 1, Integer::sum);
    }
    int most = Collections.max(officers.values());
    String busiest =
        officers.keySet().stream().filter(name -> officers.get(name) == most).findFirst().get();
    return Sentences.of(
        GroupJoinCheck.tally(first, fewest),
        Sentence.of("A %s gave the most orders: %s.", busiest, most));
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(ParadeSituation.class, ParadeEvaluation::of)
        .alikeBy(situation -> situation.parade().board())
        .explainedBy(ParadeEvaluation::why);
  }

  @Override
  public List<PuzzleKind> puzzleKinds() {
    return List.of(group(3, List.of(2, 1)), group(2, List.of(1)));
  }

  private static PuzzleKind group(int moves, List<Integer> fewer) {
    return new GoalPuzzle(
        "group-in-" + moves, group(moves), fewer.stream().map(ParadeGame::group).toList());
  }

  private static Goal group(int moves) {
    return Goals.end(
        ParadePosition.CONNECTED,
        moves,
        Optional.of(ParadeAction.Add.TEXT),
        "Without adding a piece, bring all pieces into one group");
  }
}
