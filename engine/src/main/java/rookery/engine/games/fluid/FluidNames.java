package rookery.engine.games.fluid;

import java.util.Optional;
import rookery.engine.chess.PieceType;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.text.Phrase;

/** What people call that which stands on a square. */
final class FluidNames {
  private FluidNames() {}

  /** {@code knight}, {@code queen}, {@code rook and knight}, {@code two rooks}. */
  static String of(int stack) {
    return isQueen(stack) ? "queen" : pieces(stack);
  }

  /** The same by pieces alone, a queen as {@code rook and bishop}. */
  static String pieces(int stack) {
    if (Stack.isPair(stack) && !Stack.isMixed(stack)) {
      return "two " + PieceType.NAMES.plural(FluidPiece.name(Stack.first(stack)));
    }
    return Phrase.list(Stack.kinds(stack).stream().map(FluidPiece::word).toList());
  }

  /** {@code the queen}, {@code the rook and the knight}, {@code two rooks}. */
  static String definite(int stack) {
    if (isQueen(stack)) {
      return "the queen";
    }
    return Stack.isPair(stack) && !Stack.isMixed(stack)
        ? pieces(stack)
        : Phrase.list(
            Stack.kinds(stack).stream().map(piece -> "the " + FluidPiece.word(piece)).toList());
  }

  /** Two that move as one: {@code both rooks}, {@code the rook and the knight}. */
  static String together(int stack) {
    return Stack.isMixed(stack)
        ? definite(stack)
        : "both " + PieceType.NAMES.plural(FluidPiece.name(Stack.first(stack)));
  }

  /** {@code a knight}, {@code a rook and a knight}, {@code two rooks}. */
  static String indefinite(int stack) {
    String names = pieces(stack);
    boolean areAlike = Stack.isPair(stack) && !Stack.isMixed(stack);
    return areAlike ? names : "a " + names.replace(" and ", " and a ");
  }

  /** With a capital and, for a queen, with what it is made of. */
  static String title(int stack) {
    String name = of(stack);
    String title = Phrase.capitalised(name);
    return isQueen(stack) ? title + " (" + pieces(stack) + ")" : title;
  }

  /** What stands there with its colour: {@code white knight}. */
  static String coloured(int piece) {
    return FluidPiece.owner(piece).word() + " " + FluidPiece.word(piece);
  }

  /** Whether two pieces stand there that have no name together: {@code the rook and knight}. */
  static boolean isPlural(int stack) {
    return Stack.isPair(stack) && !isQueen(stack);
  }

  /** What shares the square of a king of its own colour. */
  static Optional<String> besideKing(int stack) {
    boolean areOfOneSide = Stack.isPair(stack) && !Stack.isOfBothSides(stack);
    return Stack.kinds(stack).stream()
        .filter(piece -> areOfOneSide && FluidPiece.kind(piece) != FluidPiece.KING)
        .findFirst()
        .map(FluidPiece::word);
  }

  /** Whether a bishop and a rook of one colour stand there. */
  static boolean isQueen(int stack) {
    return Stack.isPair(stack)
        && FluidPiece.kind(Stack.first(stack)) == FluidPiece.ROOK
        && FluidPiece.kind(Stack.second(stack)) == FluidPiece.BISHOP
        && FluidPiece.colour(Stack.first(stack)) == FluidPiece.colour(Stack.second(stack));
  }
}
