package rookery.engine.games.telepathy.cards;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;

/** How the kind of piece that was moved compares with the two cards on the table. */
public enum PredictionOutcome {
  /** As predicted: the coin goes towards the opponents. */
  PREDICTED,
  /** Not predicted, but the card face up is of that kind: the coin stays. */
  FACE_UP,
  /** Neither: the coin comes towards the team itself. */
  NEITHER;

  /** What came of predicting by a card, once a piece has moved. */
  public static PredictionOutcome of(PieceType moved, Card faceDown, Card faceUp) {
    if (moved == faceDown.predicted(faceUp)) {
      // TE-3: the checker counts as matching face down, so it pushes.
      return PREDICTED;
    }
    return moved == faceUp.predicted(faceUp) ? FACE_UP : NEITHER;
  }

  /** Whom the coin goes towards after a move of {@code team}; empty if it stays. */
  public Optional<Colour> towards(Colour team) {
    return switch (this) {
      case PREDICTED -> Optional.of(team.opposite());
      case FACE_UP -> Optional.empty();
      case NEITHER -> Optional.of(team);
    };
  }
}
