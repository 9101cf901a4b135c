package rookery.engine.games.toddler;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import rookery.engine.Action;
import rookery.engine.Evaluation;
import rookery.engine.Game;
import rookery.engine.GameName;
import rookery.engine.Result;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.games.toddler.move.CaptainMove;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.option.Options;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationEvaluation;
import rookery.engine.text.CountBySide;
import rookery.engine.text.Sentences;

/** The Toddler, for two. */
public final class ToddlerGame implements Game {
  @Override
  public Optional<PieceNames> pieceNames() {
    return Optional.of(ToddlerKind.NAMES);
  }

  @Override
  public GameName named() {
    return new GameName(
        "toddler",
        "The Toddler",
        "On a large board, pieces guard one another. Catch the enemy's Toddler.");
  }

  @Override
  public State start(Options options) {
    return new PlayableState<>(ToddlerSituation.start(ToddlerSetup.position()));
  }

  @Override
  public Set<String> endings() {
    return ToddlerEndings.ALL;
  }

  @Override
  public String ending(Result result) {
    return switch (result.reason()) {
      case ToddlerEndings.PASSES -> "both sides passed";
      case ToddlerEndings.THREAT_AND_CAPTURE -> "the Toddler couldn't be saved";
      case ToddlerEndings.TODDLERS_MEET -> "the Toddlers met";
      default -> Game.super.ending(result);
    };
  }

  @Override
  public boolean hidesNothing() {
    return true;
  }

  @Override
  public Sentences tally(List<Action> done) {
    CountBySide captured = CountBySide.NONE;
    CountBySide traded = CountBySide.NONE;
    for (ToddlerAction deed : PlayableState.deeds(done, ToddlerAction.class)) {
      Colour side = deed.situation().truth().turn();
      captured =
          captured.with(
              side,
              deed.move() instanceof ToddlerMove.Capture || deed.move() instanceof CaptainMove);
      traded = traded.with(side, deed.move() instanceof ToddlerMove.Trade);
    }
    return Stream.of(
            captured.told(TwoColourSeats::seat, "captured", "piece"),
            traded.told(TwoColourSeats::seat, "swapped the Toddler with a Nurse", "time"))
        .reduce(Sentences.NONE, Sentences::then);
  }

  @Override
  public Evaluation evaluation(Options options) {
    return SituationEvaluation.of(ToddlerSituation.class, ToddlerEvaluation::of)
        .explainedBy(ToddlerMotive::why);
  }
}
