package rookery.engine.chess;

import rookery.engine.chess.MailboxBoard.CastlingPath;

/**
 * Finds the moves of the side to move. Pseudo-legal ones come first; of these, only those that can
 * expose the king at all (the king's own, en passant, those of a piece that shields the king, and
 * every move out of check) are tried on a copy of the board.
 */
final class MoveGenerator {
  private static final int LINES = 8;

  private final Position position;
  private final MailboxBoard layout;
  private final byte[] cells;
  private final int own;
  private final int enemy;
  private final int king;
  private final int enPassant;
  private final int[] shields = new int[LINES];
  private int shieldCount;

  MoveGenerator(Position position) {
    this.position = position;
    this.layout = position.layout();
    this.cells = position.copyOfCells();
    this.own = position.turnBit();
    this.enemy = Piece.opposite(own);
    this.king = position.kingIndex(own);
    this.enPassant = position.enPassantIndex();
  }

  /** Every move of each piece by itself, whether or not it leaves the own king attacked. */
  MoveList pseudoLegal() {
    MoveList moves = new MoveList();
    for (int from = 0; from < cells.length; from++) {
      int piece = cells[from];
      if ((piece & own) != 0) {
        switch (Piece.type(piece)) {
          case Piece.PAWN -> pawn(from, moves);
          case Piece.KNIGHT -> leap(from, layout.knight, moves);
          case Piece.BISHOP -> slide(from, layout.diagonal, moves);
          case Piece.ROOK -> slide(from, layout.orthogonal, moves);
          case Piece.QUEEN -> slide(from, layout.everyWay, moves);
          default -> king(from, moves);
        }
      }
    }
    return moves;
  }

  /** Every move after which the own king, if there is one, is not attacked. */
  MoveList legal() {
    return legal(pseudoLegal());
  }

  /** Those of them that capture what stands on a square. */
  MoveList legalCaptures(int square) {
    MoveList moves = pseudoLegal();
    moves.keep(move -> position.captureSquare(MoveList.from(move), MoveList.to(move)) == square);
    return legal(moves);
  }

  private MoveList legal(MoveList moves) {
    if (king != 0 && moves.size() > 0) {
      boolean inCheck = attacked(king);
      findShields();
      moves.keep(move -> !(inCheck || mayExpose(move)) || !exposes(move));
    }
    return moves;
  }

  /** Whether a pawn may legally take the one that has just passed. */
  boolean mayTakeEnPassant() {
    int pawn = Piece.PAWN | own;
    int passer = enPassant - layout.forward(own);
    if (cells[passer - 1] != pawn && cells[passer + 1] != pawn) {
      return false;
    }
    MoveList moves = legal();
    moves.keep(move -> position.takenEnPassant(cells[MoveList.from(move)], MoveList.to(move)) != 0);
    return moves.size() > 0;
  }

  private void pawn(int from, MoveList moves) {
    int forward = layout.forward(own);
    int ahead = from + forward;
    if (cells[ahead] == Piece.EMPTY) {
      pawnTo(from, ahead, moves);
      if ((layout.stepping[from] & own) != 0 && cells[ahead + forward] == Piece.EMPTY) {
        moves.add(from, ahead + forward);
      }
    }
    pawnTakes(from, ahead - 1, moves);
    pawnTakes(from, ahead + 1, moves);
  }

  private void pawnTakes(int from, int to, MoveList moves) {
    if ((cells[to] & enemy) != 0) {
      pawnTo(from, to, moves);
    } else if (to == enPassant) {
      moves.add(from, to);
    }
  }

  private void pawnTo(int from, int to, MoveList moves) {
    if ((layout.promoting[to] & own) == 0) {
      moves.add(from, to);
      return;
    }
    for (int promotion : layout.promotions) {
      moves.add(MoveList.encoded(from, to, promotion));
    }
  }

  private void leap(int from, int[] steps, MoveList moves) {
    for (int step : steps) {
      int target = cells[from + step];
      if (target == Piece.EMPTY || (target & enemy) != 0) {
        moves.add(from, from + step);
      }
    }
  }

  private void slide(int from, int[] steps, MoveList moves) {
    for (int step : steps) {
      int to = from + step;
      while (cells[to] == Piece.EMPTY) {
        moves.add(from, to);
        to += step;
      }
      if ((cells[to] & enemy) != 0) {
        moves.add(from, to);
      }
    }
  }

  private void king(int from, MoveList moves) {
    leap(from, layout.everyWay, moves);
    for (CastlingPath castling : layout.castlings) {
      if (castling.colour() == own && position.mayCastle(castling) && isClear(castling)) {
        moves.add(from, castling.kingTo());
      }
    }
  }

  private boolean isClear(CastlingPath castling) {
    for (int crossed : castling.crossed()) {
      if (cells[crossed] != Piece.EMPTY) {
        return false;
      }
    }
    return true;
  }

  private boolean attacked(int square) {
    return Attacks.on(layout, cells, square, enemy);
  }

  /** Own pieces that are the first on a line from the king, with an enemy slider as the second. */
  private void findShields() {
    findShields(layout.orthogonal, Piece.ROOK | enemy);
    findShields(layout.diagonal, Piece.BISHOP | enemy);
  }

  private void findShields(int[] steps, int slider) {
    for (int step : steps) {
      int first = nextPiece(king, step);
      if ((cells[first] & own) != 0) {
        int behind = cells[nextPiece(first, step)];
        if (behind == slider || behind == (Piece.QUEEN | enemy)) {
          shields[shieldCount++] = first;
        }
      }
    }
  }

  private int nextPiece(int from, int step) {
    int at = from + step;
    while (cells[at] == Piece.EMPTY) {
      at += step;
    }
    return at;
  }

  private boolean mayExpose(int move) {
    int from = MoveList.from(move);
    if (from == king || MoveList.to(move) == enPassant) {
      return true;
    }
    for (int i = 0; i < shieldCount; i++) {
      if (shields[i] == from) {
        return true;
      }
    }
    return false;
  }

  private boolean exposes(int move) {
    int from = MoveList.from(move);
    int to = MoveList.to(move);
    CastlingPath castling = from == king ? layout.castling(from, to) : null;
    return castling == null ? exposes(from, to) : passesAttack(castling);
  }

  private boolean passesAttack(CastlingPath castling) {
    for (int square : castling.path()) {
      if (attacked(square)) {
        return true;
      }
    }
    return false;
  }

  private boolean exposes(int from, int to) {
    byte moving = cells[from];
    byte taken = cells[to];
    int passed = position.takenEnPassant(moving, to);
    byte takenEnPassant = cells[passed];
    cells[from] = Piece.EMPTY;
    cells[to] = moving;
    if (passed != 0) {
      cells[passed] = Piece.EMPTY;
    }
    boolean exposed = attacked(from == king ? to : king);
    cells[passed] = takenEnPassant;
    cells[to] = taken;
    cells[from] = moving;
    return exposed;
  }
}
