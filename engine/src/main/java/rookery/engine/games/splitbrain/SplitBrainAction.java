package rookery.engine.games.splitbrain;

import java.util.List;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;

/** What a seat may do in Split-Brain Chess. Actions are equal when their texts are. */
sealed interface SplitBrainAction extends Action {

  /** Circling a piece or a target, unseen by the others until both circles are in. */
  record Circle(Square square, List<Choice> path) implements SplitBrainAction {
    public Circle {
      path = List.copyOf(path);
    }

    @Override
    public String text() {
      return "circle " + square;
    }

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Circle circle && circle.square == square;
    }

    @Override
    public int hashCode() {
      return square.hashCode();
    }
  }

  /** The opponents' ruling on two circles that do not fit. */
  record Rule(Verdict verdict) implements SplitBrainAction {
    @Override
    public String text() {
      return verdict == Verdict.PIECE ? "use piece" : "use target";
    }

    @Override
    public List<Choice> path() {
      String circle = verdict == Verdict.PIECE ? "piece" : "target";
      return List.of(new Choice("Which circle binds?", circle, "Use the " + circle));
    }
  }

  /** The move that ends the turn, where more than one was left. */
  record Play(Move move, List<Choice> path) implements SplitBrainAction {
    public Play {
      path = List.copyOf(path);
    }

    @Override
    public String text() {
      return move.text();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Play play && play.move.equals(move);
    }

    @Override
    public int hashCode() {
      return move.hashCode();
    }
  }
}
