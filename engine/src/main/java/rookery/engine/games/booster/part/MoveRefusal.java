package rookery.engine.games.booster.part;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.Castling;
import rookery.engine.chess.PieceType;
import rookery.engine.games.booster.board.BoosterAttack;
import rookery.engine.games.booster.board.BoosterBoard;
import rookery.engine.games.booster.board.BoosterMovement;
import rookery.engine.games.booster.board.BoosterPosition;
import rookery.engine.games.booster.board.Landing;
import rookery.engine.refusal.RefusalReason;
import rookery.engine.text.Phrase;

/** Says why a piece cannot go to a square, by a move or by a boost. */
public record MoveRefusal(BoosterPosition position) implements RefusalReason {
  @Override
  public Board board() {
    return field().board();
  }

  private BoosterBoard field() {
    return position.field();
  }

  @Override
  public Optional<Colour> side() {
    return Optional.of(position.turn());
  }

  @Override
  public List<String> possible() {
    return BoosterMoveGenerator.moves(position).stream().map(TurnPart::text).toList();
  }

  @Override
  public String castling(String san) {
    return "You can't castle there now. The king and the rook must never have moved and can't stand"
        + " on checkers, the squares between them must be empty, and the king can't castle"
        + " out of, through or into check. Attacks with extra steps count, too.";
  }

  @Override
  public String reason(Square from, Square to) {
    if (isCastling(from, to)) {
      return castling("");
    }
    BoosterMovement movement = new BoosterMovement(field(), position.passed());
    int start = Geometry.CHESS.number(from);
    int goal = Geometry.CHESS.number(to);
    if (!SquareSet.has(movement.targets(start), goal)) {
      return ofTarget(from, to);
    }
    Landing landing = Landing.byMove(field(), start, goal, movement.victim(start, goal));
    return exposed(position.moved(landing));
  }

  private boolean isCastling(Square from, Square to) {
    return position.type(from) == PieceType.KING
        && !field().isHobbled(Geometry.CHESS.number(from))
        && Castling.ORTHODOX.stream().anyMatch(c -> c.king() == from && c.kingTo() == to);
  }

  /** Of a hobbled pawn it is said already that it can't move. */
  @Override
  public String whereTo(Square from) {
    boolean still =
        position.type(from) == PieceType.PAWN && field().isHobbled(Geometry.CHESS.number(from));
    return still ? "" : RefusalReason.super.whereTo(from);
  }

  private String ofTarget(Square from, Square to) {
    PieceType kind = position.type(from);
    if (field().isHobbled(Geometry.CHESS.number(from))) {
      return kind == PieceType.PAWN
          ? "The %s is hobbled, and a hobbled pawn can't move.".formatted(piece(from))
          : ("The %s is hobbled: it can only go one square straight forward, or capture one square"
                  + " diagonally forward.")
              .formatted(piece(from));
    }
    return ownThere(to)
        .or(() -> blocked(Geometry.CHESS, from, to, kind.lines()))
        .orElseGet(kind::manner);
  }

  private static String ofPromotion(Landing landing, boolean promoting) {
    if (landing.promotes() && !promoting) {
      return "Say what the pawn becomes by adding =Q, =R, =B or =N.";
    }
    return promoting && !landing.promotes()
        ? "Only a pawn that comes to its last rank is promoted."
        : "That's not possible now.";
  }

  /** Why the piece that has moved to {@code from} cannot be boosted on to {@code to}. */
  public String ofBoost(Square from, Square to, boolean promoting) {
    if (position.boosters(from) <= 0) {
      return ("The %s has none of your checkers under it, so it can't take an extra step. Play a"
              + " card or end your turn.")
          .formatted(piece(from));
    }
    if (from.steps(to) != 1) {
      return "An extra step takes the %s one square in any direction.".formatted(piece(from));
    }
    if (ownThere(to).isPresent()) {
      return ownThere(to).get();
    }
    Landing landing =
        Landing.byBoost(field(), Geometry.CHESS.number(from), Geometry.CHESS.number(to));
    BoosterPosition after = position.boosted(landing);
    return after.inCheck() ? exposed(after) : ofPromotion(landing, promoting);
  }

  /** Who would capture the king. */
  public static String exposed(BoosterPosition after) {
    int king = after.field().king(after.turn());
    long attackers = new BoosterAttack(after.field(), after.passed(), king).attackers();
    return "Then the %s could capture your king with extra steps."
        .formatted(
            Phrase.list(
                Geometry.CHESS.alongRanks(attackers).stream()
                    .map(square -> after.type(square).word() + " on " + square)
                    .collect(Collectors.toList())));
  }
}
