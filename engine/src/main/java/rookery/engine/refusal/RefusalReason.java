package rookery.engine.refusal;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Direction;
import rookery.engine.board.Geometry;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.chess.PieceReach;
import rookery.engine.chess.PieceType;
import rookery.engine.text.BoardOrder;
import rookery.engine.text.Phrase;

/**
 * Says why what a player has written is none of the moves of pieces that are possible. What is the
 * same in every game is asked here, in the same order, and told in the same words: whether there
 * are such squares, whether anything stands on the first, whose it is, whether only the end is
 * missing or wrong; also of {@code Nf3} and {@code O-O}. The rest is the game's own {@link
 * #reason(Square, Square)}, after which comes where the piece can go.
 */
public interface RefusalReason {
  /** No list of texts in a sentence is longer. */
  int MOST_TEXTS = 6;

  /** No list of squares is. */
  int MOST_SQUARES = 12;

  /** Two squares without what may stand between them, and whatever follows. */
  Pattern SQUARES = Pattern.compile("(?<from>[a-wyz]\\d{1,3})(?<to>[a-wyz]\\d{1,3})(?:[a-z].*)?");

  /** A king's castling, whichever letters it is written with. */
  Pattern CASTLING = Pattern.compile("[oO0]{2,3}");

  /**
   * A letter for a kind of piece, perhaps where it comes from, where it goes and what it becomes.
   */
  Pattern SHORT = Pattern.compile("(?<kind>[A-Za-z]?)[a-k]?\\d{0,2}(?<to>[a-k]\\d{1,2})[A-Za-z]?");

  /** The pieces as the player sees them. */
  Board board();

  /** Whose pieces the player may move; empty if all are. */
  Optional<Colour> side();

  /**
   * The texts of the moves that are possible; each has the squares from and to, after a word at
   * most.
   */
  List<String> possible();

  /** Why the player's piece on one square cannot go to the other: a sentence or two. */
  String reason(Square from, Square to);

  /** Whether the player may move what stands there. */
  default boolean isOwn(Square square) {
    return side().map(colour -> colour.owns(board().at(square))).orElse(true);
  }

  /** What stands there, as within a sentence: {@code knight on c3}. */
  default String piece(Square square) {
    char letter = board().at(square);
    String piece = side().isPresent() ? PieceType.of(letter).word() : PieceType.coloured(letter);
    return piece + " on " + square;
  }

  /** The same at the beginning of a sentence: {@code The knight on c3}. */
  default String subject(Square square) {
    return "The " + piece(square);
  }

  /** What pieces are called, where moves have customary names as {@code Nf3}. */
  default Optional<PieceNames> names() {
    return side().map(colour -> PieceType.NAMES);
  }

  /** The player's pieces that a letter of {@link #names()} stands for. */
  default List<Square> called(char letter) {
    return board().squares().stream()
        .filter(square -> Character.toUpperCase(board().at(square)) == letter && isOwn(square))
        .toList();
  }

  /** Why there is no such castling: {@code O-O} or {@code O-O-O}. */
  default String castling(String san) {
    return "There's no castling in this game.";
  }

  /** What is to be said too where squares alone are not enough. */
  default String choice(Square from, Square to) {
    return "Say what the pawn becomes";
  }

  /**
   * Why that is no move.
   *
   * @param typed in any case, without separators
   * @return empty if it does not look like a move of a piece
   */
  default Optional<String> sentence(String typed) {
    Optional<String> missing = missing(typed);
    if (missing.isPresent()) {
      return missing;
    }
    Matcher squares = SQUARES.matcher(typed.toLowerCase(Locale.ROOT));
    if (squares.matches()) {
      return Optional.of(
          why(Square.named(squares.group("from")), Square.named(squares.group("to"))));
    }
    if (CASTLING.matcher(typed).matches()) {
      return Optional.of(castling(typed.length() == "OO".length() ? "O-O" : "O-O-O"));
    }
    Matcher named = SHORT.matcher(typed);
    return named.matches() ? named(named.group("kind"), named.group("to")) : Optional.empty();
  }

  /** The same; of what does not look like a move, how one is written. */
  default String refusal(String typed) {
    return sentence(typed).orElseGet(this::written);
  }

  private String written() {
    return names().isPresent()
        ? "Type the two squares of a move, or the move in chess notation."
        : "Type the two squares of a move.";
  }

  /** Why what a letter and a square name is no move; the letter of a pawn is that of its file. */
  private Optional<String> named(String letter, String to) {
    return kind(letter)
        .map(
            kind -> {
              List<Square> called = called(kind);
              if (kind == 'P' && !letter.isEmpty() && !called.isEmpty()) {
                called = called.stream().filter(at -> at.toString().startsWith(letter)).toList();
                if (called.isEmpty()) {
                  return "You have no pawn on the %s-file.".formatted(letter);
                }
              }
              return why(kind, called, Square.named(to));
            });
  }

  /** The first square in a text that the board does not have, in a sentence. */
  default Optional<String> missing(String typed) {
    return new TypedSquares(board().geometry()).missing(typed);
  }

  /** The kind that is meant; a pawn where none is named. A small b is a file, as in bxc3. */
  private Optional<Character> kind(String written) {
    char letter = written.isEmpty() ? 'P' : written.charAt(0);
    boolean file = letter >= 'a' && letter < 'a' + board().files();
    char kind = file ? 'P' : Character.toUpperCase(letter);
    return names().filter(names -> names.letters().indexOf(kind) >= 0).map(names -> kind);
  }

  /** Why what stands on one square cannot go to the other. */
  default String why(Square from, Square to) {
    return notMovable(from).orElseGet(() -> whyNotTo(from, to));
  }

  private String whyNotTo(Square from, Square to) {
    List<String> texts = between(from, to);
    if (from == to) {
      return (nowhere() + " " + whereTo(from)).strip();
    }
    return texts.isEmpty()
        ? (reason(from, to) + " " + whereTo(from)).strip()
        : completed(choice(from, to), texts);
  }

  /** Why nothing on that square can be moved by the player, if so. */
  default Optional<String> notMovable(Square square) {
    if (board().isEmpty(square)) {
      return Optional.of("There's no piece on %s.".formatted(square));
    }
    return isOwn(square) ? Optional.empty() : Optional.of(notOwn(square));
  }

  /** That what stands there is not the player's. */
  default String notOwn(Square square) {
    return subject(square) + " isn't yours.";
  }

  private List<String> between(Square from, Square to) {
    Pattern squares = Pattern.compile("(\\w+ |[A-Z])?%s%s(\\D.*)?".formatted(from, to));
    return possible().stream().filter(text -> squares.matcher(text).matches()).toList();
  }

  /** How the move is written that was meant. */
  private static String completed(String choice, List<String> texts) {
    if (texts.size() == 1) {
      return "Type `%s` for that move.".formatted(texts.get(0));
    }
    List<String> typed = texts.stream().limit(MOST_TEXTS).map(Phrase::typed).toList();
    return texts.size() <= MOST_TEXTS
        ? "%s: %s.".formatted(choice, Phrase.either(typed))
        : "%s: %s and so on.".formatted(choice, String.join(", ", typed));
  }

  /** Where the piece on that square can go. */
  default String whereTo(Square from) {
    Pattern square = Pattern.compile("(\\w+ |[A-Z])?" + from + "(?<to>[a-k]\\d{1,2})(\\D.*)?");
    List<String> targets =
        possible().stream()
            .map(square::matcher)
            .filter(Matcher::matches)
            .map(move -> move.group("to"))
            .distinct()
            .sorted(BoardOrder::compare)
            .toList();
    if (targets.isEmpty()) {
      return subject(from) + " can't move now.";
    }
    List<String> told = Phrase.firstAndOthers(targets, MOST_SQUARES, "square");
    return "%s can go to %s.".formatted(subject(from), Phrase.either(told));
  }

  private String why(char kind, List<Square> called, Square to) {
    PieceNames names = names().orElseThrow();
    List<Square> able = called.stream().filter(from -> !between(from, to).isEmpty()).toList();
    if (called.isEmpty()) {
      return "You have no %s.".formatted(names.word(kind));
    }
    if (able.size() > 1) {
      return completed(
          "Say which %s goes to %s".formatted(names.word(kind), to),
          able.stream().flatMap(from -> between(from, to).stream()).toList());
    }
    return Stream.of(able, called, called.stream().filter(from -> aims(kind, from, to)).toList())
        .filter(meant -> meant.size() == 1)
        .findFirst()
        .map(meant -> why(meant.get(0), to))
        .orElseGet(() -> "None of your %s can go to %s.".formatted(names.plural(kind), to));
  }

  /** Whether such a piece would go there if nothing else stood on the board. */
  default boolean aims(char kind, Square from, Square to) {
    Geometry geometry = board().geometry();
    return PieceType.of(kind) == PieceType.PAWN
        ? from.file() == to.file()
        : SquareSet.has(
            PieceReach.of(geometry, geometry.number(from), PieceType.of(kind), 0),
            geometry.number(to));
  }

  /** That a move goes somewhere. */
  default String nowhere() {
    return "A move can't end where it began.";
  }

  /** That the player's own piece stands there. */
  default Optional<String> ownThere(Square to) {
    return board().isEmpty(to) || !isOwn(to)
        ? Optional.empty()
        : Optional.of("Your own %s is in the way.".formatted(piece(to)));
  }

  /** What stands in the way to a square that lies in one of these directions. */
  default Optional<String> blocked(
      Geometry geometry, Square from, Square to, List<Direction> ways) {
    List<String> blockers =
        ways.stream()
            .map(way -> geometry.squares(from, way))
            .filter(ray -> ray.contains(to))
            .flatMap(ray -> ray.stream().filter(square -> !board().isEmpty(square)).limit(1))
            .map(this::piece)
            .toList();
    if (blockers.isEmpty()) {
      return Optional.empty();
    }
    String by = Phrase.list(blockers.stream().map("by the "::concat).toList());
    return Optional.of(
        blockers.size() > 1
            ? "Both ways from %s to %s are blocked, %s.".formatted(from, to, by)
            : "The way from %s to %s is blocked %s.".formatted(from, to, by));
  }
}
