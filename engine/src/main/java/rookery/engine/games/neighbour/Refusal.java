package rookery.engine.games.neighbour;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.board.WrittenSquares;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;

/** Why a text names no action that is possible now. */
record Refusal(Gathering gathering) {
  private static final String SQUARE = "([a-h][1-8])";
  private static final Pattern MOVE = Pattern.compile(SQUARE + SQUARE);
  private static final Pattern PLACE = Pattern.compile("(?:place)?\\s*" + SQUARE);

  /** A sentence or two for whoever typed it. */
  String of(String typed) {
    return WrittenSquares.CHESS.missing(typed).orElseGet(() -> ofSquaresThereAre(typed));
  }

  private String ofSquaresThereAre(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    return switch (gathering.phase()) {
      case ADD -> whileAdding(text);
      case PLACE -> whilePlacing(PLACE.matcher(text));
      case MOVE -> whileMoving(text);
    };
  }

  private String whileAdding(String text) {
    if (text.equals("stop")) {
      return "You may stop once %s are on the board; there are %s."
          .formatted(Phrase.counted(gathering.minimum(), "piece"), gathering.pieces());
    }
    return gathering.mayStop()
        ? "Write add to add another piece, or stop to begin to move."
        : "Write add to add a piece; pieces move once you have stopped adding.";
  }

  private String whilePlacing(Matcher place) {
    String held = PieceType.coloured(gathering.held());
    String choice = "Choose a square for the %s: %s.".formatted(held, listed(gathering.ring()));
    if (!place.matches()) {
      return choice;
    }
    Square square = Square.named(place.group(1));
    return gathering.board().isEmpty(square)
        ? "%s is further from %s than need be. %s".formatted(square, gathering.target(), choice)
        : "There is a piece on %s already. %s".formatted(square, choice);
  }

  private String whileMoving(String text) {
    Matcher move = MOVE.matcher(text);
    if (move.matches()) {
      return ofMove(Square.named(move.group(1)), Square.named(move.group(2)));
    }
    return text.equals("add") || text.equals("stop")
        ? "No more pieces are added."
        : "Name the piece's square and the one it goes to, as in c3e5.";
  }

  private String ofMove(Square from, Square to) {
    Board board = gathering.board();
    if (board.isEmpty(from)) {
      return "There is no piece on %s.".formatted(from);
    }
    if (!board.isEmpty(to)) {
      return from == to
          ? "A piece must move to another square."
          : "There is a piece on %s already; nothing is captured.".formatted(to);
    }
    return ofTarget(from, to, new Moves(board));
  }

  private String ofTarget(Square from, Square to, Moves moves) {
    char letter = gathering.board().at(from);
    String piece = PieceType.coloured(letter) + " on " + from;
    Geometry geometry = gathering.board().geometry();
    Set<PieceType> like = moves.kinds(geometry.number(from));
    if (like.isEmpty()) {
      return "The %s has no %s neighbour to move like.".formatted(piece, Colour.of(letter).word());
    }
    List<Square> targets = geometry.squares(moves.targets(geometry.number(from)));
    String kinds = Phrase.either(like.stream().map(PieceType::word).toList());
    return "With its neighbours the %s moves like a %s, so not to %s. %s"
        .formatted(
            piece,
            kinds,
            to,
            targets.isEmpty()
                ? "It has no empty square to go to."
                : "It can go to: %s.".formatted(listed(targets)));
  }

  private static String listed(Collection<Square> squares) {
    return squares.stream().sorted().map(Square::toString).collect(Collectors.joining(", "));
  }
}
