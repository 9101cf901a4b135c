package rookery.engine.games.toddler;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** A queen that never captures, and keeps the enemies next to it from capturing. */
final class Genius implements Movement {
  /**
   * Whether {@code piece} is next to the enemy's Genius. TO-2: only where it stands counts, not
   * where it passes.
   */
  static boolean bans(Field field, Piece piece) {
    return field
        .find(Kind.GENIUS, piece.colour().opposite())
        .filter(genius -> Lines.adjacent(genius, piece.square()))
        .isPresent();
  }

  /** Whether the Geniuses of both sides are next to each other. */
  static boolean meet(Field field) {
    Optional<Square> white = field.find(Kind.GENIUS, Colour.WHITE);
    Optional<Square> black = field.find(Kind.GENIUS, Colour.BLACK);
    return white.isPresent() && black.isPresent() && Lines.adjacent(white.get(), black.get());
  }

  @Override
  public Squares goals(Field field, Piece piece) {
    return Lines.queenly(field, piece.square());
  }

  @Override
  public boolean captures(Field field, Piece piece, Square to) {
    return false;
  }

  @Override
  public boolean harmless(Field field, Colour colour) {
    return true;
  }

  @Override
  public String rule() {
    return "A Genius moves along lines, files and diagonals and never captures.";
  }
}
