package rookery.engine.games.fluid;

import java.util.ArrayList;
import java.util.List;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.Stack;

/**
 * A move in words.
 *
 * @param move any move
 */
record FluidWording(FluidMove move) {
  /** What stands on the square it starts from: {@code Queen (rook and bishop) d1}. */
  String home() {
    return FluidNames.title(move.ownHome()) + " " + from();
  }

  /** Who of two goes: {@code Only the rook}. */
  String mover() {
    int own = move.ownHome();
    if (move.isPairs()) {
      return FluidNames.isQueen(own) ? "Both together, as a queen" : "Both together";
    }
    return Stack.isMixed(own) ? "Only the " + word(move.moved()) : "Only one " + word(own);
  }

  /** Where it goes and what is there; the same whatever is captured or promoted. */
  String target() {
    if (move.isCastling()) {
      return to() + ", castles with the rook on " + castling().rook();
    }
    return to() + said(inAdvance()) + said(joining());
  }

  private String inAdvance() {
    int enemies = move.enemies();
    if (move.choosesVictim()) {
      return "capturing the %s or the %s"
          .formatted(FluidPiece.word(Stack.first(enemies)), FluidPiece.word(Stack.second(enemies)));
    }
    return Stack.isPair(enemies) && !move.isPairs()
        ? "capturing one of " + FluidNames.pieces(enemies)
        : capturing();
  }

  /** What is captured, as the answer to a question. */
  String victim() {
    return "The " + FluidPiece.word(move.taken());
  }

  /** What was done, as a sentence: {@code White's rook d1-d4.} */
  String whose() {
    String side = FluidPiece.owner(Stack.first(move.moved())).title();
    return side + (move.isCastling() ? " " : "'s ") + done() + ".";
  }

  /** What is done: {@code rook d1-d4, leaving the bishop, capturing the knight}. */
  String done() {
    if (move.isCastling()) {
      return "castles, " + castling().words();
    }
    List<String> parts = new ArrayList<>();
    parts.add(FluidNames.of(move.moved()) + " " + from() + "-" + to());
    parts.add(leaving());
    parts.add(capturing());
    parts.add(joining());
    parts.add(sparing());
    parts.add(move.promotion().map(p -> "becoming a " + p.word()).orElse(""));
    return String.join(", ", parts.stream().filter(part -> !part.isEmpty()).toList());
  }

  private String leaving() {
    return move.left() == Stack.EMPTY ? "" : "leaving the " + word(move.left());
  }

  private String capturing() {
    if (move.taken() == Stack.EMPTY) {
      return "";
    }
    return move.isEnPassant()
        ? "capturing the pawn on %s en passant".formatted(Geometry.CHESS.square(move.takenOn()))
        : "capturing " + FluidNames.definite(move.taken());
  }

  private String joining() {
    int joined = move.joined();
    if (joined == Stack.EMPTY) {
      return "";
    }
    boolean queen = FluidNames.isQueen(Stack.plus(joined, move.moved()));
    return "joining the " + word(joined) + (queen ? " as a queen" : "");
  }

  private String sparing() {
    return move.spared() == Stack.EMPTY
        ? ""
        : "sharing the square with the " + FluidNames.coloured(move.spared());
  }

  private static String said(String part) {
    return part.isEmpty() ? "" : ", " + part;
  }

  private static String word(int stack) {
    return FluidPiece.word(Stack.first(stack));
  }

  private Castling castling() {
    return move.castling().castling();
  }

  private Square from() {
    return Geometry.CHESS.square(move.from());
  }

  private Square to() {
    return Geometry.CHESS.square(move.to());
  }
}
