package rookery.engine.games.parade;

import java.util.List;
import java.util.Objects;
import rookery.engine.Choice;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;

/**
 * One piece moving another. Two are equal when their texts are, whatever pieces they name.
 *
 * @param officer the letter of the piece that gives the order
 * @param actor where that stands
 * @param piece the letter of the piece that moves
 * @param from where that stands
 * @param to the empty square where it goes
 */
record Order(char officer, Square actor, char piece, Square from, Square to)
    implements ParadeAction, Event {
  @Override
  public String text() {
    return actor + ":" + from + to;
  }

  @Override
  public List<Choice> path() {
    return List.of(
        new Choice(FIRST_QUESTION, actor.toString(), ParadeAction.label(officer, actor)),
        new Choice("Which piece does it move?", from.toString(), ParadeAction.label(piece, from)),
        new Choice("Where to?", to.toString(), to.toString()));
  }

  @Override
  public String sentence() {
    return "The %s moves the %s to %s."
        .formatted(ParadeAction.piece(officer, actor), ParadeAction.piece(piece, from), to);
  }

  @Override
  public List<Mark> marks() {
    return List.of(new Mark.Arrow(actor, from, "black"), new Mark.Arrow(actor, to, "black"));
  }

  /** The move without who orders it: {@code c1b2}. */
  String move() {
    return from.toString() + to;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Order order
        && order.actor == actor
        && order.from == from
        && order.to == to;
  }

  @Override
  public int hashCode() {
    return Objects.hash(actor, from, to);
  }
}
