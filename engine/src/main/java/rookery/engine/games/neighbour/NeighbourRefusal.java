package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.refusal.RefusalReason;
import rookery.engine.text.Phrase;

/** Why a text names no action that is possible now. */
record NeighbourRefusal(NeighbourPosition gathering) implements RefusalReason {
  private static final Pattern PLACE = Pattern.compile("(?:place)?\\s*([a-h][1-8])");

  @Override
  public Board board() {
    return gathering.board();
  }

  @Override
  public Optional<Colour> side() {
    return Optional.empty();
  }

  @Override
  public List<String> possible() {
    return new NeighbourMoves(board()).all((from, to) -> from.toString() + to);
  }

  /** A sentence or two for whoever typed it. */
  String of(String typed) {
    String text = typed.toLowerCase(Locale.ROOT);
    return switch (gathering.phase()) {
      case ADD -> whileAdding(text);
      case PLACE -> whilePlacing(text);
      case MOVE -> whileMoving(text);
    };
  }

  private String whileAdding(String text) {
    if (text.equals("stop")) {
      return "You can stop once there are %s pieces on the board; so far there %s %s."
          .formatted(
              gathering.minimum(), gathering.pieces() == 1 ? "is" : "are", gathering.pieces());
    }
    return gathering.mayStop()
        ? "Type `add` to add another piece, or `stop` to start moving."
        : "Type `add` to add a piece. You can only move pieces once you've stopped adding.";
  }

  private String whilePlacing(String text) {
    Matcher place = PLACE.matcher(text);
    String held = PieceType.coloured(gathering.held());
    String choice =
        "Choose a square for the %s: %s."
            .formatted(held, Phrase.either(gathering.ring().stream().sorted().toList()));
    if (!place.matches()) {
      return missing(text).map(none -> none + " " + choice).orElse(choice);
    }
    Square square = Square.named(place.group(1));
    return gathering.board().isEmpty(square)
        ? "%s isn't one of the free squares closest to %s. %s"
            .formatted(square, gathering.target(), choice)
        : "There's a piece on %s already. %s".formatted(square, choice);
  }

  private String whileMoving(String text) {
    return text.equals("add") || text.equals("stop")
        ? "You've stopped adding pieces."
        : sentence(text).orElse("Type the piece's square and the square it goes to.");
  }

  @Override
  public String reason(Square from, Square to) {
    if (!board().isEmpty(to)) {
      return "There's a piece on %s already, and there are no captures in this game.".formatted(to);
    }
    Colour colour = Colour.of(board().at(from));
    Set<PieceType> like = new NeighbourMoves(board()).kinds(board().geometry().number(from));
    if (like.isEmpty()) {
      return "The %s has no %s neighbour to copy.".formatted(piece(from), colour.word());
    }
    return "The %s moves like a %s because of its neighbours, so it can't go to %s."
        .formatted(piece(from), Phrase.either(like.stream().map(PieceType::word).toList()), to);
  }
}
