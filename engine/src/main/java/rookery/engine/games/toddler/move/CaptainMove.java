package rookery.engine.games.toddler.move;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.diagram.Mark;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.games.toddler.piece.ToddlerSquareSet;

/**
 * A Captain's move of two parts (TO-7).
 *
 * @param captain the Captain where it starts
 * @param via where it goes first
 * @param to where it goes then
 * @param victim what it captures, on one of these two
 */
public record CaptainMove(ToddlerPiece captain, Square via, Square to, ToddlerPiece victim)
    implements ToddlerMove {
  /** The moves of two parts that {@code captain} can make. */
  public static List<CaptainMove> all(ToddlerBoard field, ToddlerPiece captain) {
    List<CaptainMove> sorties = new ArrayList<>();
    addStrikingFirst(field, captain, sorties);
    addSteppingFirst(field, captain, sorties);
    return sorties;
  }

  private static void addStrikingFirst(
      ToddlerBoard field, ToddlerPiece captain, List<CaptainMove> sorties) {
    ToddlerSquareSet enemies = field.squares(captain.colour().opposite());
    for (int via : ToddlerGeometry.BOARD.corners(captain.at())) {
      if (enemies.has(via)) {
        for (int to : ToddlerGeometry.BOARD.sides(via)) {
          if (field.isEmpty(to)) {
            sorties.add(of(captain, via, to, field.piece(via)));
          }
        }
      }
    }
  }

  private static void addSteppingFirst(
      ToddlerBoard field, ToddlerPiece captain, List<CaptainMove> sorties) {
    ToddlerSquareSet enemies = field.squares(captain.colour().opposite());
    for (int via : ToddlerGeometry.BOARD.sides(captain.at())) {
      if (field.isEmpty(via)) {
        for (int to : ToddlerGeometry.BOARD.corners(via)) {
          if (enemies.has(to)) {
            sorties.add(of(captain, via, to, field.piece(to)));
          }
        }
      }
    }
  }

  private static CaptainMove of(ToddlerPiece captain, int via, int to, ToddlerPiece victim) {
    return new CaptainMove(
        captain, ToddlerGeometry.BOARD.square(via), ToddlerGeometry.BOARD.square(to), victim);
  }

  /** The squares that it leaves empty. */
  public ToddlerSquareSet left() {
    ToddlerSquareSet start = ToddlerSquareSet.of(captain.at());
    return strikesFirst() ? start.with(victim.at()) : start;
  }

  private boolean strikesFirst() {
    return victim.square() == via;
  }

  @Override
  public Optional<ToddlerPiece> captured() {
    return Optional.of(victim);
  }

  @Override
  public List<Square> squares() {
    return List.of(captain.square(), via, to);
  }

  @Override
  public List<Choice> path() {
    return List.of(ToddlerMove.moving(captain), target(), way());
  }

  private Choice target() {
    if (!strikesFirst()) {
      return ToddlerMove.capture(victim);
    }
    // A square beside the Captain may be reached in other ways too; those share this choice.
    return captain.square().walk(to) == 1
        ? Choice.target(to)
        : Choice.capture(to, "%s, capturing %s on the way", to, victim.words());
  }

  private Choice way() {
    String label =
        strikesFirst() ? "Capture %s on the way".formatted(victim.words()) : "Via " + via;
    return ToddlerMove.way("via " + via, label);
  }

  @Override
  public String words() {
    return "%s-%s-%s, capturing the %s on %s"
        .formatted(captain.words(), via, to, victim.kind().title(), victim.square());
  }

  @Override
  public List<Mark> bend(ToddlerBoard field) {
    return ToddlerMove.bend(captain.square(), via, to);
  }

  @Override
  public Board playedOn(Board board) {
    return board.without(victim.square()).moved(captain.square(), to);
  }
}
