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
 * @param captures those that captured
 */
public record LastCloakTurn(
    List<Square> squares, List<String> words, List<Square> latest, List<Move> captures) {
  /** Nothing has moved yet. */
  public static final LastCloakTurn NONE =
      new LastCloakTurn(List.of(), List.of(), List.of(), List.of());

  public LastCloakTurn {
    squares = List.copyOf(squares);
    words = List.copyOf(words);
    latest = List.copyOf(latest);
    captures = List.copyOf(captures);
  }

  private static LastCloakTurn of(List<Square> squares, String words) {
    return new LastCloakTurn(squares, List.of(words), squares, List.of());
  }

  /** Where a move went from and to. */
  public static LastCloakTurn of(Move move, boolean captures) {
    LastCloakTurn made = of(List.of(move.from(), move.to()), move.from() + " to " + move.to());
    return captures
        ? new LastCloakTurn(made.squares, made.words, made.latest, List.of(move))
        : made;
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
    List<Move> captured = new ArrayList<>(captures);
    captured.addAll(more.captures);
    return new LastCloakTurn(all, said, more.latest, captured);
  }
}
