package rookery.engine.games.toddler;

import java.util.Optional;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** A queen that never captures, and shields what stands next to it. */
final class GuardianAngel implements Movement {
  /** TO-4: whether {@code piece}, whatever it is, is next to the Angel of its side. */
  static boolean shields(Field field, Piece piece) {
    return field
        .find(Kind.ANGEL, piece.colour())
        .filter(angel -> Lines.adjacent(angel, piece.square()))
        .isPresent();
  }

  /** Whether the Angels of both sides are next to each other. */
  static boolean meet(Field field) {
    Optional<Square> white = field.find(Kind.ANGEL, Colour.WHITE);
    Optional<Square> black = field.find(Kind.ANGEL, Colour.BLACK);
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
    return "A Guardian Angel moves along lines, files and diagonals and never captures.";
  }
}
