package rookery.engine.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Layout.CastlingPath;

/** Reads and writes positions in FEN; the rows hold the used squares alone. */
final class Fen {
  private static final String NOTHING = "-";

  private Fen() {}

  static Position read(Variant variant, String fen) {
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

  private static Board board(Layout layout, String field) {
    String[] rows = field.split("/");
    if (rows.length != layout.usedRanks()) {
      throw new IllegalArgumentException("not " + layout.usedRanks() + " rows: " + field);
    }
    Board board = Board.empty(layout.files(), layout.ranks());
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

  /** The letters of every right there is. */
  static String allRights(Variant variant) {
    return variant.castlings().stream()
        .map(castling -> Character.toString(castling.letter()))
        .collect(Collectors.joining());
  }

  static int rights(Layout layout, byte[] cells, String letters) {
    int rights = 0;
    for (CastlingPath castling : layout.castlings) {
      if (letters.indexOf(castling.letter()) >= 0 && isAtHome(cells, castling)) {
        rights |= castling.bit();
      }
    }
    return rights;
  }

  private static boolean isAtHome(byte[] cells, CastlingPath castling) {
    return cells[castling.king()] == (Piece.KING | castling.colour())
        && cells[castling.rook()] == (Piece.ROOK | castling.colour());
  }

  static String write(Position position, Optional<Square> passed) {
    return String.join(
        " ",
        rows(position),
        position.turn() == Colour.WHITE ? "w" : "b",
        castling(position),
        passed.map(Square::toString).orElse(NOTHING));
  }

  private static String rows(Position position) {
    Layout layout = position.layout();
    List<String> rows = new ArrayList<>();
    for (int rank = layout.usedRanks() - 1; rank >= 0; rank--) {
      StringBuilder row = new StringBuilder();
      for (int file = 0; file < layout.usedFiles(); file++) {
        row.append(position.at(layout.used(file, rank)));
      }
      rows.add(gathered(row.toString()));
    }
    return String.join("/", rows);
  }

  private static String gathered(String row) {
    StringBuilder gathered = new StringBuilder();
    int empty = 0;
    for (char c : row.toCharArray()) {
      if (c == Board.EMPTY) {
        empty++;
        continue;
      }
      gathered.append(empty == 0 ? "" : Integer.toString(empty)).append(c);
      empty = 0;
    }
    return gathered.append(empty == 0 ? "" : Integer.toString(empty)).toString();
  }

  static String castling(Position position) {
    String letters =
        position.layout().castlings.stream()
            .filter(position::mayCastle)
            .map(castling -> Character.toString(castling.letter()))
            .collect(Collectors.joining());
    return letters.isEmpty() ? NOTHING : letters;
  }
}
