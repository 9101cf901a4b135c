package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.board.Geometry;

/**
 * A move as players name it. Two are equal when their texts are, whatever stands on the board.
 *
 * @param move what it does here
 */
record FluidAction(Move move) implements Action {
  @Override
  public String text() {
    return move.text();
  }

  @Override
  public List<Choice> path() {
    Wording wording = new Wording(move);
    List<Choice> path = new ArrayList<>();
    String from = Geometry.CHESS.square(move.from()).toString();
    path.add(new Choice("Which piece?", from, wording.home()));
    if (Stack.isPair(move.ownHome())) {
      String value = move.isPairs() ? "both" : Character.toString(Piece.name(move.moved()));
      path.add(new Choice("Which of the two on %s?".formatted(from), value, wording.mover()));
    }
    path.add(
        new Choice("Where to?", Geometry.CHESS.square(move.to()).toString(), wording.target()));
    if (move.choosesVictim()) {
      String value = Character.toString(Piece.name(move.taken()));
      path.add(new Choice("Which one is captured?", value, wording.victim()));
    }
    move.promotion().map(p -> Choice.promotion("" + p.letter(), p.label())).ifPresent(path::add);
    return List.copyOf(path);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FluidAction action && action.move.order() == move.order();
  }

  @Override
  public int hashCode() {
    return move.order();
  }

  @Override
  public String toString() {
    return text();
  }
}
