package rookery.engine.games.cloak.known;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.chess.Move;

/**
 * The moves and bonuses of the last turn that had any.
 *
 * @param squares those they touched
 * @param words each in words: {@code b1-c3}
 * @param latest the squares of the last of them, in the order in which it touched them
 */
public record LastCloakTurn(List<Square> squares, List<String> words, List<Square> latest) {
  /** Nothing has moved yet. */
  public static final LastCloakTurn NONE = new LastCloakTurn(List.of(), List.of(), List.of());

  public LastCloakTurn {
    squares = List.copyOf(squares);
    words = List.copyOf(words);
    latest = List.copyOf(latest);
  }

  private static LastCloakTurn of(List<Square> squares, String words) {
    return new LastCloakTurn(squares, List.of(words), squares);
  }

  /** Where a move went from and to. */
  public static LastCloakTurn of(Move move) {
    return of(List.of(move.from(), move.to()), move.from() + " to " + move.to());
  }

  /** Where the king and the rook of a castling went from and to. */
  public static LastCloakTurn of(Castling castling) {
    return of(
        Stream.of(castling.king(), castling.kingTo(), castling.rook(), castling.rookTo())
            .distinct()
            .toList(),
        "castling (%s)".formatted(castling.san()));
  }

  /** Where a pawn was dropped. */
  public static LastCloakTurn of(Square drop) {
    return of(List.of(drop), "a captured pawn put back on " + drop);
  }

  /** This and then more. */
  public LastCloakTurn then(LastCloakTurn more) {
    List<Square> all = new ArrayList<>(squares);
    more.squares.stream().filter(square -> !all.contains(square)).forEach(all::add);
    List<String> said = new ArrayList<>(words);
    said.addAll(more.words);
    return new LastCloakTurn(all, said, more.latest);
  }
}
