package rookery.engine.games.fluid;

import java.util.List;
import java.util.stream.Stream;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.Castling;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/** A move in words. */
record FluidWording(FluidMove move) {
  /** What stands on the square it starts from: {@code Queen (rook and bishop) d1}. */
  String home() {
    return FluidNames.title(move.ownHome()) + " " + from();
  }

  /** Who of two goes: {@code only the rook}. */
  String mover() {
    int own = move.ownHome();
    if (move.isPairs()) {
      return FluidNames.isQueen(own) ? "the whole queen" : "both together";
    }
    return Stack.isMixed(own) ? "only the " + word(move.moved()) : "only one " + word(own);
  }

  /** Where it goes and what is there; the same whatever is captured or promoted. */
  Choice target() {
    if (move.isCastling()) {
      return Choice.castling(to(), castling().rook());
    }
    String captured = inAdvance();
    return captured.isEmpty()
        ? Choice.target(to(), "%s%s", to(), said(joining()))
        : Choice.capture(to(), "%s, %s%s", to(), captured, besides(joining()));
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
    return "the " + FluidPiece.word(move.taken());
  }

  /**
   * What whoever makes it does: {@code play rook d1-d4, leaving the bishop behind}, or {@code move
   * both rooks from h1 to h2}.
   *
   * @param more what it comes to beside that, if anything: {@code giving check}
   */
  String deed(String more) {
    if (move.isCastling()) {
      return "castle (%s)%s".formatted(castling().words(), said(more));
    }
    return isTogether() ? "move " + together(more) : "play " + moved(more).plain();
  }

  /** Whether two move as one that have no name together. */
  private boolean isTogether() {
    return FluidNames.isPlural(move.moved());
  }

  /** {@code both rooks from h1 to h2, capturing the rook}. */
  private String together(String more) {
    return "%s from %s to %s%s"
        .formatted(FluidNames.together(move.moved()), from(), to(), said(capturing(), more));
  }

  /**
   * What the log tells of it.
   *
   * @param more what it comes to beside that, if anything: {@code giving check}
   */
  GameLogLine told(Seat by, String more) {
    if (move.isCastling()) {
      return GameLogLine.by(
          by, Sentence.of("%s castled (%s)%s.", by, castling().words(), said(more)));
    }
    return isTogether()
        ? GameLogLine.by(by, Sentence.of("%s moved %s.", by, together(more)))
        : GameLogLine.moved(by, moved(more));
  }

  /** What the log told of it, whoever sits on the seat of its side. */
  GameLogLine told() {
    return told(seat(move.moved()), "");
  }

  /** What is done: {@code rook d1-d4, leaving the bishop behind and capturing the knight}. */
  private Sentence moved(String more) {
    String moved = FluidNames.of(move.moved()) + " " + from() + "-" + to();
    String done =
        moved
            + said(
                leaving(),
                capturing(),
                move.promotion().map(p -> "promoting to a " + p.word()).orElse(""),
                leavesOneForAnother() ? joining("another " + word(move.joined())) : joining(),
                sparing(),
                more);
    return sparesAnotherKind() ? Sentence.of(done, seat(move.spared())) : Sentence.of(done);
  }

  private boolean sparesAnotherKind() {
    return move.spared() != Stack.EMPTY && !isAlike(move.spared(), move.taken());
  }

  private static Seat seat(int piece) {
    return TwoColourSeats.seat(FluidPiece.owner(Stack.first(piece)));
  }

  private String leaving() {
    if (move.left() == Stack.EMPTY) {
      return "";
    }
    if (leavesOneForAnother()) {
      return "leaving one " + word(move.left()) + " behind";
    }
    return (isAlike(move.left(), move.moved()) ? "leaving the other " : "leaving the ")
        + word(move.left())
        + " behind";
  }

  /** Whether it leaves a piece and joins one of the same kind. */
  private boolean leavesOneForAnother() {
    return move.left() != Stack.EMPTY
        && move.joined() != Stack.EMPTY
        && isAlike(move.left(), move.joined());
  }

  private static boolean isAlike(int one, int other) {
    return FluidPiece.kind(Stack.first(one)) == FluidPiece.kind(Stack.first(other));
  }

  private String capturing() {
    if (move.taken() == Stack.EMPTY) {
      return "";
    }
    return move.isEnPassant()
        ? "capturing the pawn on %s en passant".formatted(Geometry.CHESS.square(move.takenOn()))
        : "capturing "
            + (move.joined() == Stack.EMPTY
                ? FluidNames.definite(move.taken())
                : "the " + FluidNames.coloured(move.taken()));
  }

  private String joining() {
    int joined = move.joined();
    return joined == Stack.EMPTY ? "" : joining(joined(joined));
  }

  private String joining(String whom) {
    boolean queen = FluidNames.isQueen(Stack.plus(move.joined(), move.moved()));
    return "joining " + whom + (queen ? " to make a queen" : "");
  }

  /** Whom it joins, told apart from what is captured there and from a moving piece of its kind. */
  private String joined(int joined) {
    if (move.taken() != Stack.EMPTY) {
      return "the " + FluidNames.coloured(joined);
    }
    return (isAlike(joined, move.moved()) ? "another " : "the ") + word(joined);
  }

  private String sparing() {
    if (move.spared() == Stack.EMPTY) {
      return "";
    }
    // The owner reads "your bishop".
    return "sharing the square with %s ".formatted(sparesAnotherKind() ? "%s's" : "the other")
        + word(move.spared());
  }

  /** Behind what is captured. */
  private static String besides(String part) {
    return part.isEmpty() ? "" : " and " + part;
  }

  private static String said(String... parts) {
    List<String> told = Stream.of(parts).filter(part -> !part.isEmpty()).toList();
    return told.isEmpty() ? "" : ", " + Phrase.list(told);
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
