package rookery.engine.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.MailboxBoard.CastlingPath;

/** Writes positions in FEN; the rows hold the used squares alone. */
final class Fen {
  private static final String NOTHING = "-";

  private Fen() {}

  /** The letters of every right there is. */
  static String allRights(Variant variant) {
    return variant.castlings().stream()
        .map(castling -> Character.toString(castling.letter()))
        .collect(Collectors.joining());
  }

  static int rights(MailboxBoard layout, byte[] cells, String letters) {
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
    MailboxBoard layout = position.layout();
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
