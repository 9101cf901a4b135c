package rookery.engine.games.cloak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import rookery.engine.Result;
import rookery.engine.TwoColourSeats;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.ChessEndings;
import rookery.engine.chess.KingAttack;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.cloak.open.PublicBoard;
import rookery.engine.games.cloak.open.VisibleAttacks;
import rookery.engine.games.cloak.setup.Arrangement;
import rookery.engine.play.Attack;
import rookery.engine.text.Phrase;

/** What attacks a king, as far as somebody may know it. */
record CloakDanger(CloakScene scene) {
  private static final Geometry GEOMETRY = Geometry.CHESS;

  /** CL-16: a check is by visible pieces, on a king that everybody sees. */
  Optional<Explanation> why(Optional<Result> result) {
    if (result.filter(end -> end.reason().equals(ChessEndings.KING_CAPTURED)).isPresent()) {
      return Optional.of(fallen());
    }
    Colour side = scene.turn().side();
    boolean inCheck = scene.board().inCheck(side);
    return inCheck
        ? KingAttack.why(
            scene
                .board()
                .king(side)
                .map(king -> KingAttack.on(king, attacks(king, side, scene.board()::visible))),
            result)
        : Optional.empty();
  }

  /** Everything is shown at the end, and the captor stands where the king stood. */
  private Explanation fallen() {
    List<Square> way = scene.open().trail().latest();
    Square king = way.get(1);
    PublicBoard board = scene.board();
    Colour captor = board.owner(king).orElseThrow();
    String piece = board.kind(king, scene.setUps().of(captor)).word();
    return KingAttack.on(king, List.of(Attack.of(piece, way.get(0), king))).fallen();
  }

  /**
   * A warning for a side whose turn it is: what could capture its king next, of all that it knows
   * to be what it is. CL-2: a cloaked king may stand attacked, and one that is not by what is
   * cloaked.
   */
  Optional<Explanation> threat(Colour own) {
    return scene.setUps().find(own).flatMap(arrangement -> threat(own, arrangement));
  }

  private Optional<Explanation> threat(Colour own, Arrangement arrangement) {
    PublicBoard board = scene.board();
    Square king = king(own, arrangement);
    CheckerVisibility eyes =
        new CheckerVisibility(scene, Viewer.of(TwoColourSeats.seat(own)), false);
    List<Attack> attacks = attacks(king, own, eyes::kind);
    if (attacks.isEmpty() || board.inCheck(own)) {
      return Optional.empty();
    }
    List<Mark> marks = new ArrayList<>();
    attacks.forEach(attack -> marks.addAll(attack.arrows()));
    return Optional.of(
        Explanation.of(
            marks,
            "Careful: %s could capture your king on %s with %s.",
            TwoColourSeats.seat(own.opposite()),
            king,
            Phrase.either(attacks.stream().map(Attack::words).toList())));
  }

  private Square king(Colour own, Arrangement arrangement) {
    PublicBoard board = scene.board();
    return GEOMETRY.squares(board.shown().occupied(own)).stream()
        .filter(square -> board.kind(square, arrangement) == PieceType.KING)
        .findFirst()
        .orElseThrow();
  }

  /** The men of the other side that attack a square, each if {@code known} tells what it is. */
  private List<Attack> attacks(
      Square king, Colour own, Function<Square, Optional<PieceType>> known) {
    PublicBoard board = scene.board();
    Colour enemy = own.opposite();
    long men = board.shown().occupied();
    List<Attack> attacks = new ArrayList<>();
    for (Square square : GEOMETRY.squares(board.shown().occupied(enemy))) {
      known
          .apply(square)
          .filter(kind -> attacks(square, enemy, kind, king, men))
          .map(kind -> Attack.of(kind.word(), square, king))
          .ifPresent(attacks::add);
    }
    return attacks;
  }

  /** Whether a man of a kind attacks a square on a board where men stand so. */
  static boolean attacks(Square from, Colour enemy, PieceType kind, Square king, long men) {
    Board alone =
        Board.empty(GEOMETRY.files(), GEOMETRY.ranks()).with(from, enemy.cased(kind.letter()));
    return VisibleAttacks.of(alone, enemy).attacks(GEOMETRY.number(king), men, 0);
  }
}
