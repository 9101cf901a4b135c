package rookery.engine.games.booster;

import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/** Says why a piece cannot go to a square, by a move or by a boost. */
record MoveRefusal(Position position) {
  private Field field() {
    return position.field();
  }

  /** Why the move of step 1 is none. */
  String of(Square from, Square to, boolean promoting) {
    if (position.at(from) == Board.EMPTY) {
      return "There is no piece on %s.".formatted(from);
    }
    if (field().colour(Geometry.CHESS.number(from)) != position.turn()) {
      return "The %s is not yours.".formatted(piece(from));
    }
    if (isCastling(from, to)) {
      return "You cannot castle there now. King and rook must not have moved nor stand on"
          + " checkers, the way between must be empty, and the king may not start on, cross or"
          + " reach an attacked square, boosts included.";
    }
    Movement movement = new Movement(field(), position.passed());
    int start = Geometry.CHESS.number(from);
    int goal = Geometry.CHESS.number(to);
    if (!SquareSet.has(movement.targets(start), goal)) {
      return ofTarget(from, to);
    }
    Landing landing = Landing.byMove(field(), start, goal, movement.victim(start, goal));
    Position after = position.moved(landing, landing.piece());
    return after.inCheck() ? exposed(after) : ofPromotion(landing, promoting);
  }

  private boolean isCastling(Square from, Square to) {
    return position.type(from) == PieceType.KING
        && !field().isHobbled(Geometry.CHESS.number(from))
        && Castling.ORTHODOX.stream().anyMatch(c -> c.king() == from && c.kingTo() == to);
  }

  private String ofTarget(Square from, Square to) {
    PieceType type = position.type(from);
    if (field().isHobbled(Geometry.CHESS.number(from))) {
      return type == PieceType.PAWN
          ? "The %s is hobbled, and a hobbled pawn cannot move.".formatted(piece(from))
          : ("The %s is hobbled: it goes one square straight forward, or captures one square"
                  + " diagonally forward.")
              .formatted(piece(from));
    }
    return isOwn(to) ? "Your own %s stands there.".formatted(piece(to)) : rule(type);
  }

  private boolean isOwn(Square square) {
    return SquareSet.has(field().squares(position.turn()), Geometry.CHESS.number(square));
  }

  private static String rule(PieceType type) {
    return switch (type) {
      case KING -> "A king moves one square in any direction.";
      case QUEEN -> "A queen moves along ranks, files and diagonals, as far as the way is free.";
      case ROOK -> "A rook moves along ranks and files, as far as the way is free.";
      case BISHOP -> "A bishop moves along diagonals, as far as the way is free.";
      case KNIGHT -> "A knight goes two squares straight and one to the side.";
      case PAWN ->
          "A pawn goes one square straight forward, or two from its second rank, if they are"
              + " empty; it captures one square diagonally forward.";
    };
  }

  private static String ofPromotion(Landing landing, boolean promoting) {
    if (landing.promotes() && !promoting) {
      return "Say what the pawn becomes by adding =Q, =R, =B or =N.";
    }
    return promoting && !landing.promotes()
        ? "Only a pawn that comes to its last rank is promoted."
        : "That is not possible now.";
  }

  /** Why the piece that has moved to {@code from} cannot be boosted on to {@code to}. */
  String ofBoost(Square from, Square to, boolean promoting) {
    if (position.boosters(from) <= 0) {
      return "The %s has no booster left. Play a card or end the turn.".formatted(piece(from));
    }
    if (from.steps(to) != 1) {
      return "A boost takes the %s one square in any direction.".formatted(piece(from));
    }
    if (isOwn(to)) {
      return "Your own %s stands there.".formatted(piece(to));
    }
    Landing landing =
        Landing.byBoost(field(), Geometry.CHESS.number(from), Geometry.CHESS.number(to));
    Position after = position.boosted(landing, landing.piece());
    return after.inCheck() ? exposed(after) : ofPromotion(landing, promoting);
  }

  /** Who would capture the king. */
  static String exposed(Position after) {
    int king = after.field().king(after.turn());
    long attackers = new Attack(after.field(), after.passed(), king).attackers();
    return "That would leave your king open to the %s, boosts included."
        .formatted(
            Phrase.list(
                Geometry.CHESS.alongRanks(attackers).stream()
                    .map(square -> after.type(square).word() + " on " + square)
                    .collect(Collectors.toList())));
  }

  private String piece(Square square) {
    return position.type(square).word() + " on " + square;
  }
}
