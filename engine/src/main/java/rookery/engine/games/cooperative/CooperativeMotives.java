package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** Why something is good in this game. */
final class CooperativeMotives {
  private CooperativeMotives() {}

  /** One sentence; empty where there is nothing to say. */
  static Optional<Sentence> why(CooperativeScene before, CooperativeScene after) {
    CooperativeTurn then = before.turn();
    CooperativeTurn now = after.turn();
    if (now.captured().size() > then.captured().size()) {
      return Optional.of(taken(then, now));
    }
    if (then.step() == CooperativeStep.PLAY) {
      return Optional.of(laid(now.cards().line().cards()));
    }
    if (!now.chess().board().equals(then.chess().board())) {
      return PreparedCapture.by(then, now).or(() -> Optional.of(reaching(then, now)));
    }
    return before.mayCapture()
        ? Optional.empty()
        : PreparedCapture.instead(then).or(() -> Optional.of(nothing(then)));
  }

  /** Why a turn ends in which no move brings a capture either. */
  private static Sentence nothing(CooperativeTurn turn) {
    return turn.step() == CooperativeStep.CAPTURE
        ? Sentence.of("There's nothing to capture now.")
        : Sentence.of("Whatever you move, there's nothing to capture in this turn.");
  }

  /** What is true of a move that prepares nothing yet. */
  private static Sentence reaching(CooperativeTurn then, CooperativeTurn now) {
    Move made = now.trailOfThisTurn().get(now.trailOfThisTurn().size() - 1);
    PieceType piece = PieceType.of(then.chess().at(made.from()));
    long reached =
        now.moving(now.colour()).chess().legalMoves().stream()
            .filter(move -> move.from().equals(made.to()))
            .filter(move -> now.chess().captured(move).isEmpty())
            .map(Move::to)
            .distinct()
            .count();
    return piece == PieceType.PAWN
        ? Sentence.of("It brings the pawn on %s nearer to becoming another piece.", made.to())
        : Sentence.of(
            "From %s, the %s can go to %s.",
            made.to(), piece.word(), Phrase.counted((int) reached, "square"));
  }

  private static Sentence taken(CooperativeTurn then, CooperativeTurn now) {
    if (now.result().isPresent()) {
      return Sentence.of(
          "It captures the king and ends the game with %s points.", now.score().points());
    }
    List<String> more = new ArrayList<>(now.captured());
    then.captured().forEach(more::remove);
    String word = PieceType.of(more.get(0).charAt(0)).word();
    return now.score().gone().size() > then.score().gone().size()
        ? Sentence.of("It captures the last %s.", word)
        : Sentence.of(SentenceRole.CAPTURE, "It captures a %s.", word);
  }

  private static Sentence laid(List<String> line) {
    char last = line.get(line.size() - 1).charAt(0);
    Colour colour = Colour.of(last);
    if (line.size() > 1) {
      char beside = line.get(line.size() - 2).charAt(0);
      if (Colour.of(beside) != colour) {
        return Sentence.of(
            "It lies next to the %s, so one can capture the other.", PieceType.coloured(beside));
      }
    }
    return Sentence.of(
        "If a %s card comes next to it, one of the two pieces can capture the other.",
        colour.opposite().word());
  }
}
