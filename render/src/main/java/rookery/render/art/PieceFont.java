package rookery.render.art;

import java.awt.Shape;
import java.util.Map;
import java.util.Optional;
import rookery.engine.diagram.Diagram.PieceSet;

/** Which characters of which typeface the letters of a piece set are drawn with. */
enum PieceFont {
  ORTHODOX(
      Typeface.SANS,
      Map.of('K', 0x265A, 'Q', 0x265B, 'R', 0x265C, 'B', 0x265D, 'N', 0x265E, 'P', 0x265F),
      'P') {
    /** All stand on one line and keep the sizes their designer gave them. */
    @Override
    Placing placing(Glyph glyph, double size, double reach) {
      double em = size * reach / TALLEST;
      double left = (size - glyph.box().getWidth() * em) / 2 - glyph.box().getX() * em;
      return new Placing(left, size * (1 + HEIGHT) / 2, em);
    }
  },
  TODDLER(
      Typeface.ICONS,
      Map.of(
          'T', 0xF77C, 'E', 0xF43F, 'I', 0xF521, 'W', 0xE574, 'G', 0xF5DC, 'P', 0xF7E4, 'A', 0xF544,
          'N', 0xF82F, 'S', 0xF443, 'C', 0xF005),
      'S') {
    /** Icons of unlike shape all fill the same box. */
    @Override
    Placing placing(Glyph glyph, double size, double reach) {
      double em = size * reach / Math.max(glyph.box().getWidth(), glyph.box().getHeight());
      return new Placing(
          size / 2 - glyph.box().getCenterX() * em, size / 2 - glyph.box().getCenterY() * em, em);
    }
  };

  /** Height of a king in squares, without its rim. */
  static final double HEIGHT = 0.82;

  private static final double FOOT_SOLDIER = 0.86;

  /** Height of a king in ems. */
  private static final double TALLEST = 0.7305;

  private final Typeface typeface;
  private final Map<Character, Integer> characters;
  private final char footSoldier;

  PieceFont(Typeface typeface, Map<Character, Integer> characters, char footSoldier) {
    this.typeface = typeface;
    this.characters = characters;
    this.footSoldier = footSoldier;
  }

  /** Where a glyph's line begins, and how many pixels an em has. */
  record Placing(double x, double y, double em) {}

  abstract Placing placing(Glyph glyph, double size, double reach);

  static PieceFont of(PieceSet set) {
    return switch (set) {
      case ORTHODOX -> ORTHODOX;
      case TODDLER -> TODDLER;
    };
  }

  /** The outline of a piece on a square of {@code size} pixels, if the set knows the letter. */
  Optional<Shape> shape(char letter, double size) {
    char kind = Character.toUpperCase(letter);
    return Optional.ofNullable(characters.get(kind))
        .map(
            character -> {
              Glyph glyph = typeface.glyph(character);
              double reach = kind == footSoldier ? HEIGHT * FOOT_SOLDIER : HEIGHT;
              Placing placing = placing(glyph, size, reach);
              return glyph.at(placing.x, placing.y, placing.em);
            });
  }
}
