package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
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
      return PreparedCapture.by(then, now);
    }
    return before.mayCapture()
        ? Optional.empty()
        : Optional.of(Sentence.of("There's nothing to capture now."));
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
