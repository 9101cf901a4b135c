package rookery.engine.chess;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/**
 * One way to castle. All four squares are on one rank.
 *
 * @param letter the right as in FEN, upper case for White: {@code K}
 * @param king where the king must not have moved from
 * @param kingTo where it goes; in a {@link Variant} not a neighbour of {@code king}, so that the
 *     king's move names the castling
 * @param rook where the rook must not have moved from
 * @param rookTo where it goes
 */
public record Castling(char letter, Square king, Square kingTo, Square rook, Square rookTo) {
  /** The four castlings of orthodox chess, in the order of FEN. */
  public static final List<Castling> ORTHODOX =
      List.of(
          of('K', "e1", "g1", "h1", "f1"),
          of('Q', "e1", "c1", "a1", "d1"),
          of('k', "e8", "g8", "h8", "f8"),
          of('q', "e8", "c8", "a8", "d8"));

  /** A way to castle, its squares by their names. */
  public static Castling of(char letter, String king, String kingTo, String rook, String to) {
    return new Castling(
        letter, Square.named(king), Square.named(kingTo), Square.named(rook), Square.named(to));
  }

  /** Whose right it is. */
  public Colour colour() {
    return Colour.of(letter);
  }

  /** Whether a piece that leaves {@code square}, or is taken there, ends this right. */
  public boolean needs(Square square) {
    return square == king || square == rook;
  }

  /** The name in SAN: {@code O-O} with the rook nearer the last file, {@code O-O-O} if not. */
  public String san() {
    return rook.file() > king.file() ? "O-O" : "O-O-O";
  }

  /** Who went where: {@code king to g1 and rook to f1}. */
  public String words() {
    return "king to %s and rook to %s".formatted(kingTo, rookTo);
  }

  /** Rights in the manner of FEN: {@code KQkq}, {@code -} for none. */
  public static String text(Stream<Castling> rights) {
    String letters =
        rights.map(right -> Character.toString(right.letter)).collect(Collectors.joining());
    return letters.isEmpty() ? "-" : letters;
  }

  /** The squares that must be empty: all that king or rook cross or reach, but their own. */
  public List<Square> crossed() {
    return Stream.concat(between(king, kingTo), between(rook, rookTo))
        .distinct()
        .filter(square -> square != king && square != rook)
        .toList();
  }

  /** The squares that must not be attacked: where the king starts, what it crosses, its goal. */
  public List<Square> kingsPath() {
    return between(king, kingTo).toList();
  }

  private static Stream<Square> between(Square one, Square other) {
    return IntStream.rangeClosed(
            Math.min(one.file(), other.file()), Math.max(one.file(), other.file()))
        .mapToObj(file -> Square.at(file, one.rank()));
  }
}
