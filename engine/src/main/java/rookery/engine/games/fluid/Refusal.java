package rookery.engine.games.fluid;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.text.Phrase;

/**
 * Says why a text that names two squares, a castling, or a piece and a square is no legal move.
 *
 * @param position the position of the player who typed it
 * @param legal what is legal there
 */
record Refusal(Position position, List<Move> legal) {
  private static final Pattern MOVE =
      Pattern.compile("([kqrbnpac]?)([a-z]\\d{1,2})([a-z]\\d{1,2})[a-z]{0,2}");
  private static final Pattern CASTLING = Pattern.compile("[o0]{2,3}");
  private static final Pattern SHORT = Pattern.compile("([KQRBN])[a-h]?([a-h][1-8])[A-Z]?");

  /**
   * One or two sentences.
   *
   * @param typed in any case, without separators
   * @return empty unless it names two squares, a castling, or a piece that could be meant
   */
  Optional<String> of(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    if (CASTLING.matcher(text).matches()) {
      return Optional.of(new CastlingRefusal(position).of(text.length() == "OO".length()));
    }
    Matcher move = MOVE.matcher(text);
    if (move.matches()) {
      return Optional.of(why(move.group(1), move.group(2), move.group(3)));
    }
    Matcher named = SHORT.matcher(typed);
    return named.matches()
        ? ofNamed(named.group(1), Square.named(named.group(2)))
        : Optional.empty();
  }

  /** For {@code Nf3}, where one piece might have been meant. */
  private Optional<String> ofNamed(String letter, Square to) {
    List<MovementRefusal> meant =
        position.squares(stack -> named(stack, letter) != Stack.EMPTY).stream()
            .map(from -> new MovementRefusal(position, named(position.at(from), letter), from, to))
            .filter(MovementRefusal::reachesOnEmptyBoard)
            .toList();
    return meant.size() == 1
        ? meant.stream().map(one -> why(one.moved(), one.from(), to)).findFirst()
        : Optional.empty();
  }

  /** What of a stack the side to move calls by that letter. */
  private int named(int stack, String letter) {
    int own = Stack.part(stack, Piece.bit(position.turn()));
    if (letter.equals("Q")) {
      return Names.isQueen(own) ? own : Stack.EMPTY;
    }
    return Stack.kinds(own).stream()
        .filter(piece -> Piece.name(piece) == letter.charAt(0))
        .findFirst()
        .orElse(Stack.EMPTY);
  }

  private String why(String letter, String from, String to) {
    return Stream.of(from, to)
        .filter(name -> Square.find(name).filter(Geometry.CHESS::has).isEmpty())
        .findFirst()
        .map("There is no square %s: the board goes from a1 to h8."::formatted)
        .orElseGet(() -> why(letter, Square.named(from), Square.named(to)));
  }

  private String why(String letter, Square from, Square to) {
    int own = Stack.part(position.at(from), Piece.bit(position.turn()));
    if (own == Stack.EMPTY) {
      return "There is no piece of yours on %s.".formatted(from);
    }
    if (from == to) {
      return "A move cannot end where it began.";
    }
    Optional<Integer> moved = moved(own, letter);
    return moved.isPresent() ? why(moved.get(), from, to) : wrongLetter(own, letter, from);
  }

  /** What the letter before a square stands for; without one, all that is there. */
  private static Optional<Integer> moved(int own, String letter) {
    if (letter.isEmpty()) {
      return Optional.of(own);
    }
    return Stack.isPair(own)
        ? Stack.kinds(own).stream().filter(piece -> isNamed(piece, letter)).findFirst()
        : Optional.empty();
  }

  private static boolean isNamed(int piece, String letter) {
    return Character.toLowerCase(Piece.name(piece)) == letter.charAt(0);
  }

  private static String wrongLetter(int own, String letter, Square square) {
    if (Stack.isPair(own)) {
      return "On %s stand a %s. The letter says which of them goes alone; without one both go."
          .formatted(square, Names.pieces(own).replace(" and ", " and a "));
    }
    return isNamed(own, letter)
        ? "The %s is your only piece on %s, so its moves are written without the letter."
            .formatted(Names.of(own), square)
        : "Your piece on %s is a %s.".formatted(square, Names.of(own));
  }

  private String why(int moved, Square from, Square to) {
    List<Move> there = between(from, to, move -> true);
    List<Move> same = between(from, to, move -> move.moved() == moved);
    if (!same.isEmpty()) {
      return incomplete(same);
    }
    if (!there.isEmpty()) {
      return Stack.isPair(moved)
          ? "They cannot go there together. What is possible: %s.".formatted(texts(there))
          : "The %s cannot go there alone. What is possible: %s."
              .formatted(Names.of(moved), texts(there));
    }
    return MoveGenerator.careless(position).stream()
        .filter(move -> move.moved() == moved && isBetween(move, from, to))
        .findFirst()
        .map(this::danger)
        .orElseGet(() -> new MovementRefusal(position, moved, from, to).sentence());
  }

  private List<Move> between(Square from, Square to, Predicate<Move> test) {
    return legal.stream()
        .filter(move -> !move.isCastling() && isBetween(move, from, to))
        .filter(test)
        .toList();
  }

  private static boolean isBetween(Move move, Square from, Square to) {
    return move.from() == Geometry.CHESS.number(from) && move.to() == Geometry.CHESS.number(to);
  }

  private static String texts(List<Move> moves) {
    return Phrase.either(moves.stream().map(Move::text).toList());
  }

  /** The squares are right, so what is captured or promoted must be said otherwise. */
  private static String incomplete(List<Move> same) {
    Move move = same.get(0);
    String missing = "";
    if (move.choosesVictim()) {
      missing = "Say which of the two is captured. ";
    } else if (move.promotion().isPresent()) {
      missing = "Say what the pawn becomes. ";
    }
    return missing + "What is possible: %s.".formatted(texts(same));
  }

  private String danger(Move move) {
    Position next = position.after(move);
    int king = next.king(position.turn());
    List<String> attackers =
        MoveGenerator.careless(next).stream()
            .filter(reply -> reply.to() == king && takesKing(reply))
            .map(reply -> Geometry.CHESS.square(reply.from()))
            .distinct()
            .sorted()
            .map(Square::toString)
            .toList();
    return "After that your king on %s could be captured from %s."
        .formatted(Geometry.CHESS.square(king), Phrase.list(attackers));
  }

  private static boolean takesKing(Move move) {
    return Stack.kinds(move.taken()).stream().anyMatch(piece -> Piece.kind(piece) == Piece.KING);
  }
}
