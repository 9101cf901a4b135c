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
      return unchecked(then)
          .or(() -> chained(now))
          .or(() -> new PreparedCapture(then, now).sentence());
    }
    return ended(before);
  }

  private static Optional<Sentence> unchecked(CooperativeTurn then) {
    return then.chess().attackedKing(then.colour()).isPresent()
        ? Optional.of(Sentence.of("It ends the check on the %s king.", then.colour().word()))
        : Optional.empty();
  }

  /** What a move lets its player capture in this turn, if that is worth more than a point. */
  private static Optional<Sentence> chained(CooperativeTurn now) {
    CaptureChain chain = CaptureChain.best(now);
    return chain.isMoreThanAPoint()
        ? Optional.of(
            Sentence.of(
                "After it you can play %s: %s points in all.", chain.words(), chain.points()))
        : Optional.empty();
  }

  /** Why a turn ends: because nothing is left to do but to take a king, or nothing at all. */
  private static Optional<Sentence> ended(CooperativeScene scene) {
    if (!scene.mayCapture()) {
      return PreparedCapture.instead(scene.turn()).or(() -> Optional.of(nothing(scene.turn())));
    }
    boolean onlyKings = scene.moves().get().stream().allMatch(BoardMove::takesKing);
    return onlyKings
        ? Optional.of(Sentence.of("Capturing the king would end the game: get more points first."))
        : Optional.empty();
  }

  private static Sentence nothing(CooperativeTurn turn) {
    return turn.step() == CooperativeStep.CAPTURE
        ? Sentence.of("You've made your move, and nothing is left to capture.")
        : Sentence.of("Whatever you move, there's nothing to capture in this turn.");
  }

  private static Sentence taken(CooperativeTurn then, CooperativeTurn now) {
    if (now.result().isPresent()) {
      return Sentence.of(
          "It captures the king and ends the game with %s points.", now.score().points());
    }
    List<String> more = new ArrayList<>(now.captured());
    then.captured().forEach(more::remove);
    String word = PieceType.of(more.get(0).charAt(0)).word();
    CaptureChain rest = CaptureChain.best(now);
    int points = now.score().points() - then.score().points() + rest.points();
    if (!rest.isEmpty()) {
      return Sentence.of(
          "It captures a %s, and %s can follow: %s points in all.", word, rest.words(), points);
    }
    return points > 1
        ? Sentence.of("It captures the last %s, for 10 points more.", word)
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
