package rookery.engine.games.fluid;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.games.fluid.move.FluidMove;
import rookery.engine.games.fluid.move.FluidMoveGenerator;
import rookery.engine.games.fluid.move.FluidPiece;
import rookery.engine.games.fluid.move.FluidPosition;
import rookery.engine.games.fluid.move.Stack;
import rookery.engine.refusal.RefusalReason;
import rookery.engine.refusal.TypedSquares;
import rookery.engine.text.Phrase;

/** Says why a text that names a move is no legal one. */
record FluidRefusal(FluidPosition position, List<FluidMove> legal) implements RefusalReason {
  /** One of two that goes alone has its letter before the squares. */
  private static final Pattern LETTERED =
      Pattern.compile("(?i)([kqrbnpac])([a-h][1-8])([a-h][1-8])[a-z]{0,2}");

  /** One letter for what stands on a square, which says no more than whether anything does. */
  @Override
  public Board board() {
    Board board = Board.empty(Geometry.CHESS.files(), Geometry.CHESS.ranks());
    for (Square square : position.squares(stack -> stack != Stack.EMPTY)) {
      board = board.with(square, FluidPiece.letter(Stack.first(position.at(square))));
    }
    return board;
  }

  @Override
  public Optional<Colour> side() {
    return Optional.of(position.turn());
  }

  private int own(Square square) {
    return Stack.part(position.at(square), FluidPiece.bit(position.turn()));
  }

  @Override
  public boolean isOwn(Square square) {
    return own(square) != Stack.EMPTY;
  }

  @Override
  public String piece(Square square) {
    return FluidNames.of(position.at(square)) + " on " + square;
  }

  @Override
  public String subject(Square square) {
    return Stack.isPair(own(square))
        ? "The pieces on " + square
        : RefusalReason.super.subject(square);
  }

  @Override
  public String notOwn(Square square) {
    int stack = position.at(square);
    return Stack.isPair(stack) && !FluidNames.isQueen(stack)
        ? "The %s aren't yours.".formatted(piece(square))
        : RefusalReason.super.notOwn(square);
  }

  @Override
  public List<String> possible() {
    return legal.stream().map(FluidMove::text).toList();
  }

  @Override
  public String castling(String san) {
    return new CastlingRefusal(position).of(san.equals("O-O"));
  }

  /** A bishop and a rook together are a queen. */
  @Override
  public List<Square> called(char letter) {
    return position.squares(stack -> named(stack, letter) != Stack.EMPTY);
  }

  @Override
  public boolean aims(char kind, Square from, Square to) {
    int piece = named(position.at(from), kind);
    return FluidPiece.kind(piece) == FluidPiece.PAWN
        ? from.file() == to.file()
        : new MovementRefusal(position, piece, from, to).reachesOnEmptyBoard();
  }

  /** What of a stack the side to move calls by that letter. */
  private int named(int stack, char letter) {
    int own = Stack.part(stack, FluidPiece.bit(position.turn()));
    if (letter == 'Q') {
      return FluidNames.isQueen(own) ? own : Stack.EMPTY;
    }
    return Stack.kinds(own).stream()
        .filter(piece -> FluidPiece.name(piece) == letter)
        .findFirst()
        .orElse(Stack.EMPTY);
  }

  /**
   * One or two sentences.
   *
   * @param typed in any case, without separators
   */
  String of(String typed) {
    Matcher lettered = LETTERED.matcher(typed);
    return lettered.matches()
        ? why(
            lettered.group(1).toLowerCase(Locale.ROOT),
            TypedSquares.of(lettered, 2),
            TypedSquares.of(lettered, 3))
        : refusal(typed);
  }

  @Override
  public String why(Square from, Square to) {
    return why("", from, to);
  }

  private String why(String letter, Square from, Square to) {
    Optional<String> notMovable = notMovable(from);
    if (notMovable.isPresent()) {
      return notMovable.get();
    }
    if (from == to) {
      return nowhere() + " " + whereTo(from);
    }
    Optional<Integer> moved = moved(own(from), letter);
    return moved.isPresent() ? why(moved.get(), from, to) : wrongLetter(own(from), letter, from);
  }

  @Override
  public String reason(Square from, Square to) {
    return whyNotBy(own(from), from, to);
  }

  /** What the letter before a square stands for; without one, all that is there. */
  private static Optional<Integer> moved(int own, String letter) {
    return letter.isEmpty()
        ? Optional.of(own)
        : Stack.kinds(own).stream().filter(piece -> isNamed(piece, letter)).findFirst();
  }

  private static boolean isNamed(int piece, String letter) {
    return Character.toLowerCase(FluidPiece.name(piece)) == letter.charAt(0);
  }

  private static String wrongLetter(int own, String letter, Square square) {
    if (Stack.isPair(own)) {
      return ("%s stand on %s. To move just one of them, start with its letter; without a"
              + " letter, both move.")
          .formatted(Phrase.capitalised(FluidNames.indefinite(own)), square);
    }
    return "Your piece on %s is a %s.".formatted(square, FluidNames.of(own));
  }

  private String why(int moved, Square from, Square to) {
    List<FluidMove> there = between(from, to, move -> true);
    List<FluidMove> same = between(from, to, move -> move.moved() == moved);
    if (!same.isEmpty()) {
      return incomplete(same);
    }
    if (!there.isEmpty()) {
      return Stack.isPair(moved)
          ? "The two can't go there together. You can play %s.".formatted(texts(there))
          : "The %s can't go there alone. You can play %s."
              .formatted(FluidNames.of(moved), texts(there));
    }
    return whyNotBy(moved, from, to) + " " + whereTo(from);
  }

  private String whyNotBy(int moved, Square from, Square to) {
    return FluidMoveGenerator.careless(position).stream()
        .filter(move -> move.moved() == moved && isBetween(move, from, to))
        .findFirst()
        .map(this::danger)
        .orElseGet(() -> new MovementRefusal(position, moved, from, to).sentence());
  }

  private List<FluidMove> between(Square from, Square to, Predicate<FluidMove> test) {
    return legal.stream()
        .filter(move -> !move.isCastling() && isBetween(move, from, to))
        .filter(test)
        .toList();
  }

  private static boolean isBetween(FluidMove move, Square from, Square to) {
    return move.from() == Geometry.CHESS.number(from) && move.to() == Geometry.CHESS.number(to);
  }

  private static String texts(List<FluidMove> moves) {
    return Phrase.either(moves.stream().map(move -> Phrase.typed(move.text())).toList());
  }

  /** The squares are right, so what is captured or promoted must be said otherwise. */
  private static String incomplete(List<FluidMove> same) {
    FluidMove move = same.get(0);
    String missing = "";
    if (move.choosesVictim()) {
      missing = "Say which of the two pieces you want to capture. ";
    } else if (move.promotion().isPresent()) {
      missing = "Say what the pawn becomes. ";
    }
    return missing + "You can play %s.".formatted(texts(same));
  }

  private String danger(FluidMove move) {
    FluidPosition next = position.after(move);
    int king = next.king(position.turn());
    List<String> attackers =
        FluidMoveGenerator.careless(next).stream()
            .filter(reply -> reply.to() == king && FluidDanger.takesKing(reply))
            .map(reply -> Geometry.CHESS.square(reply.from()))
            .distinct()
            .sorted()
            .map(Square::toString)
            .toList();
    return "That would leave your king on %s open to capture from %s."
        .formatted(Geometry.CHESS.square(king), Phrase.list(attackers));
  }
}
