package rookery.engine.chess;

import java.util.Optional;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;

/** Positions from FEN, whose rows are those of the used squares alone. */
final class FenReader {
  private static final String NOTHING = "-";

  private FenReader() {}

  /** The position of the first two to four fields; what follows them is not read. */
  static Position position(Variant variant, String fen) {
    String[] fields = fen.strip().split("\\s+");
    if (fields.length < 2 || !fields[1].matches("[wb]")) {
      throw new IllegalArgumentException("no FEN: " + fen);
    }
    return Position.of(
        variant,
        board(variant.layout(), fields[0]),
        fields[1].equals("w") ? Colour.WHITE : Colour.BLACK,
        fields.length > 2 ? fields[2] : NOTHING,
        fields.length > 3 ? passed(fields[3]) : Optional.empty());
  }

  private static Optional<Square> passed(String field) {
    return field.equals(NOTHING) ? Optional.empty() : Optional.of(Square.named(field));
  }

  private static Board board(MailboxBoard layout, String field) {
    String[] rows = field.split("/");
    if (rows.length != layout.usedRanks()) {
      throw new IllegalArgumentException("not " + layout.usedRanks() + " rows: " + field);
    }
    Board board = Board.empty(layout.variant.array().files(), layout.variant.array().ranks());
    for (int i = 0; i < rows.length; i++) {
      String row = spread(rows[i]);
      if (row.length() != layout.usedFiles()) {
        throw new IllegalArgumentException("not " + layout.usedFiles() + " files: " + field);
      }
      for (int file = 0; file < row.length(); file++) {
        board = board.with(layout.used(file, rows.length - 1 - i), row.charAt(file));
      }
    }
    return board;
  }

  /** A row with its numbers written as so many empty squares. */
  private static String spread(String row) {
    StringBuilder spread = new StringBuilder();
    int empty = 0;
    for (char c : row.toCharArray()) {
      if (Character.isDigit(c)) {
        empty = empty * 10 + Character.digit(c, 10);
      } else {
        spread.append(".".repeat(empty)).append(c);
        empty = 0;
      }
    }
    return spread.append(".".repeat(empty)).toString();
  }
}
