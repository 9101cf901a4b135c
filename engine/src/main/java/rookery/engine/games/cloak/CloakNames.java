package rookery.engine.games.cloak;

import java.util.List;
import java.util.Optional;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.San;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.text.Sentence;

/** Moves in words, as everybody may read them. */
final class CloakNames {
  private CloakNames() {}

  /**
   * A move with what it captures: {@code checker 3 from b1 to c3, capturing Black's checker 5, a
   * rook}.
   *
   * @param note stands after the squares, before what comes of it
   */
  static Sentence move(CloakSituation situation, Move move, String note) {
    boolean isHidden = situation.board().visible(move.from()).isEmpty();
    String words =
        (isHidden ? "%s from %s to %s" : "%s %s-%s")
            .formatted(situation.board().man(move.from()), move.from(), move.to());
    Optional<Square> captured = situation.board().victim(move);
    String promotion =
        move.promotion().map(kind -> kind.promoting(captured.isPresent())).orElse("");
    return captured
        .map(square -> victim(situation, square, square == move.to() ? "" : " en passant"))
        .map(victim -> Sentence.of("%s, capturing %s%s", words + note, victim, promotion))
        .orElseGet(() -> Sentence.of("%s", words + note + promotion));
  }

  /**
   * A move in few words and without a comma, so that one sentence can tell a whole turn: {@code
   * captured Black's checker 5 (rook) with checker 3 b1-c3}; the note as before.
   */
  static Sentence brief(CloakAction.ByMove made, String note) {
    CloakSituation situation = made.situation();
    Move move = made.move();
    if (move.promotion().isPresent()) {
      return Sentence.moved(made.actor(), move(situation, move, note));
    }
    String moved =
        "%s %s-%s%s".formatted(situation.board().man(move.from()), move.from(), move.to(), note);
    return situation
        .board()
        .victim(move)
        .map(square -> captured(made, square, moved))
        .orElseGet(() -> Sentence.moved(made.actor(), Sentence.of("%s", moved)));
  }

  /** What a hidden checker was that a move has captured. */
  static Sentence captured(CloakAction.ByMove made, Square square) {
    PublicBoard board = made.situation().board();
    Colour owner = board.owner(square).orElseThrow();
    PieceType kind = board.kind(square, made.situation().setUps().of(owner));
    Sentence victim =
        Sentence.of(
            "%s's %s: %s", TwoColourSeats.seat(owner), board.man(square), Evidence.one(kind));
    return Sentence.of("%s captured %s.", made.actor(), victim);
  }

  private static Sentence captured(CloakAction.ByMove made, Square square, String moved) {
    PublicBoard board = made.situation().board();
    Colour owner = board.owner(square).orElseThrow();
    PieceType kind = board.kind(square, made.situation().setUps().of(owner));
    String man = board.man(square);
    String victim = man.equals(kind.word()) ? man : "%s (%s)".formatted(man, kind.word());
    String how = square == made.move().to() ? "" : " en passant";
    Sentence whose = Sentence.of("%s's %s", TwoColourSeats.seat(owner), victim + how);
    return Sentence.of("%s captured %s with %s.", made.actor(), whose, moved);
  }

  /** CL-16: what is captured is told to all. */
  private static Sentence victim(CloakSituation situation, Square square, String how) {
    PublicBoard board = situation.board();
    Colour owner = board.owner(square).orElseThrow();
    if (board.visible(square).isPresent()) {
      return Sentence.of("%s's %s", TwoColourSeats.seat(owner), board.man(square) + how);
    }
    PieceType kind = situation.setUps().kind(owner, board.number(square).orElseThrow());
    return Sentence.of(
        "%s's %s, %s", TwoColourSeats.seat(owner), board.man(square), Evidence.one(kind));
  }

  /**
   * Short names of an own move in the manner of SAN, for the player who knows what the own checkers
   * are: {@code Nf3}, {@code ed5}, {@code e8=Q}.
   */
  static List<String> shortly(CloakSituation situation, Move move) {
    PieceType kind =
        situation.board().kind(move.from(), situation.setUps().of(situation.turn().side()));
    String goal = move.to() + move.promotion().map(to -> "=" + to.letter()).orElse("");
    String from = move.from().toString();
    if (kind == PieceType.PAWN) {
      boolean captures = situation.board().victim(move).isPresent();
      return List.of((captures ? from.substring(0, 1) : "") + goal);
    }
    return San.shortly(kind, move.from(), goal);
  }
}
