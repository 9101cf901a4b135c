package rookery.engine.chess;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.board.Square;

/** Standard algebraic notation: {@code Nf3}, {@code exd5}, {@code e8=Q+}, {@code O-O}. */
public final class San {
  private San() {}

  /** The name of a legal move of {@code position}, with its check or mate mark. */
  public static String of(Position position, Move move) {
    String name =
        unmarked(position, move)
            .orElseThrow(() -> new IllegalArgumentException(move + " isn't legal: " + position));
    return name + mark(position.after(move));
  }

  /** The same without that mark; empty if the move is not legal in chess. */
  public static Optional<String> unmarked(Position position, Move move) {
    SortedMap<String, Move> names = names(position, position.legalMoves());
    return forms(position, move).stream().filter(form -> move.equals(names.get(form))).findFirst();
  }

  private static String mark(Position next) {
    if (!next.inCheck()) {
      return "";
    }
    return next.legalMoves().isEmpty() ? "#" : "+";
  }

  /**
   * Every name, without check marks, that stands for exactly one of {@code moves}: the shortest one
   * and those that say more than they need, {@code Ng1f3}.
   *
   * @param moves the moves to tell apart, pseudo-legal in {@code position}
   */
  public static SortedMap<String, Move> names(Position position, Collection<Move> moves) {
    SortedMap<String, Move> names = new TreeMap<>();
    Set<String> ambiguous = new HashSet<>();
    for (Move move : moves) {
      for (String form : forms(position, move)) {
        if (names.put(form, move) != null) {
          ambiguous.add(form);
        }
      }
    }
    names.keySet().removeAll(ambiguous);
    return Collections.unmodifiableSortedMap(names);
  }

  /** The ways to write a move, without a check mark, the shortest first. */
  public static List<String> forms(Position position, Move move) {
    Optional<Castling> castling = position.castling(move);
    if (castling.isPresent()) {
      return List.of(castling.get().san());
    }
    PieceType type = PieceType.of(position.at(move.from()));
    boolean captures = position.captured(move).isPresent();
    String goal = (captures ? "x" : "") + move.to();
    if (type == PieceType.PAWN) {
      return List.of(
          (captures ? file(move.from()) : "")
              + goal
              + move.promotion().map(promoted -> "=" + promoted.letter()).orElse(""));
    }
    char letter = type.letter();
    return List.of(
        letter + goal,
        letter + file(move.from()) + goal,
        letter + rank(move.from()) + goal,
        letter + move.from().toString() + goal);
  }

  /** The ways to write that a piece goes somewhere in games that leave out the {@code x}. */
  public static List<String> shortly(PieceType kind, Square from, String goal) {
    String letter = Character.toString(kind.letter());
    List<String> names = new ArrayList<>();
    for (String origin : List.of("", file(from), from.toString())) {
      names.add(letter + origin + goal);
    }
    // In any case B2b3 is the move from b2 to b3, so a bishop is not told by its rank.
    if (kind != PieceType.BISHOP) {
      names.add(letter + rank(from) + goal);
    }
    return names;
  }

  private static String file(Square square) {
    return square.toString().substring(0, 1);
  }

  private static String rank(Square square) {
    return square.toString().substring(1);
  }
}
