package rookery.engine.games.booster;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.KingAttack;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.part.BoosterMoveGenerator;
import rookery.engine.games.booster.part.TurnPart;
import rookery.engine.lazy.Lazy;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/**
 * The begin of a turn, at which the game may end.
 *
 * @param moves what can be done with the pieces, whatever the cards
 */
record BoosterMoving(BoosterGameState table, Lazy<List<TurnPart>> moves) implements BoosterTurn {
  /** A turn that begins: its position is counted here alone. */
  static BoosterMoving begin(BoosterGameState table) {
    BoosterPosition position = table.position();
    Lazy<List<TurnPart>> moves = Lazy.of(() -> BoosterMoveGenerator.moves(position));
    Optional<Square> usable =
        position
            .passedSquare()
            .filter(passed -> moves.get().stream().anyMatch(BoosterMoving::enPassant));
    return new BoosterMoving(table.counted(usable), moves);
  }

  private static boolean enPassant(TurnPart part) {
    return part instanceof TurnPart.Move move && move.landing().enPassant();
  }

  /** BO-4: what boosts or cards could still mend does not count. */
  @Override
  public Optional<Result> result() {
    BoosterPosition position = table.position();
    return ChessEndings.of(
        position,
        () -> moves.get().isEmpty(),
        table.draws(),
        List.of(TwoColourSeats.seat(position.turn().opposite())));
  }

  @Override
  public Optional<Explanation> why() {
    return KingAttack.why(table.position().attackedKing(), result())
        .map(why -> new Explanation(why.told().then(blocked()).then(late()), why.marks()));
  }

  /** An extra step has often more ways than the one that is told, and a block seems to help. */
  private Sentences blocked() {
    if (result().isEmpty()) {
      return Sentences.NONE;
    }
    boolean steps =
        table.position().attackedKing().stream()
            .flatMap(king -> king.attacks().stream())
            .anyMatch(attack -> !attack.via().isEmpty());
    return steps
        ? Sentences.of("No move blocks every way there.")
        : new Sentences(new FailedBlock(table.position()).told().stream().toList());
  }

  /** BO-4: with what somebody who has been mated may hope to have saved the king. */
  private Sentences late() {
    List<String> late = new ArrayList<>();
    BoosterPosition position = table.position();
    if (position.field().gains(position.turn(), position.field().squares(position.turn())) > 0) {
      late.add("take an extra step");
    }
    if (!new CardPlays(table).all().isEmpty()) {
      late.add("play a card");
    }
    return late.isEmpty() || result().isEmpty()
        ? Sentences.NONE
        : Sentences.of(
            "%s can %s only after the move, and that's too late.", actor(), Phrase.either(late));
  }

  @Override
  public List<TurnPart> parts() {
    return moves.get();
  }

  @Override
  public Set<String> claims(Seat seat) {
    return actor().equals(seat) ? table.draws().claims() : Set.of();
  }

  @Override
  public Optional<BoosterPhase> resampled(Viewer viewer, RandomGenerator random) {
    return result().isPresent()
        ? Optional.empty()
        : Optional.of(new BoosterMoving(table.resampled(viewer, random), moves));
  }
}
