package rookery.engine.games.cloak.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Cell;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Margins;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.games.cloak.known.PublicBoard;
import rookery.engine.games.cloak.known.PublicGame;
import rookery.engine.games.cloak.known.PublicSide;
import rookery.engine.games.cloak.setup.Evidence;
import rookery.engine.games.cloak.setup.IdentityGridEntries;

/**
 * What somebody sees of a state.
 *
 * @param diagram the board from the viewer's side, with checkers by their numbers and, where the
 *     viewer may know it, what they are; beneath it the viewer's own two grids
 */
public record CloakPicture(Diagram diagram, String words) {
  private static final double GRID_TOP = 9.15;
  private static final double GRID_SCALE = 0.64;
  private static final double GRID_WIDTH = 9 * GRID_SCALE * 2 / 3;
  private static final double RIGHT_GRID = 8 - GRID_WIDTH;
  private static final double TITLE = 0.3;
  private static final Margins BENEATH = new Margins(0, 0, 0, 3.75);

  /** What is to be seen through those eyes. */
  public static CloakPicture of(CheckerVisibility eyes, IdentityGridEntries grid) {
    Diagram board =
        Diagram.ofSquares(Geometry.CHESS, at -> cell(eyes, Geometry.CHESS.square(at)))
            .seenFrom(eyes.viewer().bottom())
            .with(marks(eyes.open()));
    String words = words(eyes, board);
    return grids(eyes, grid)
        .map(grids -> new CloakPicture(grids.beneath(board), words + " " + grids.words()))
        .orElseGet(() -> new CloakPicture(board, words));
  }

  private static Cell cell(CheckerVisibility eyes, Square square) {
    PublicBoard board = eyes.open().board();
    if (board.owner(square).isEmpty()) {
      return new Cell.Empty();
    }
    return board.visible(square).isPresent()
        ? new Cell.Piece(board.shown().at(square))
        : checker(board.owner(square).get(), board.number(square).orElseThrow(), eyes);
  }

  private static Cell checker(Colour colour, int number, CheckerVisibility eyes) {
    return new Cell.Numbered(colour, number, eyes.kind(colour, number).map(PieceType::letter));
  }

  private static List<Mark> marks(PublicGame open) {
    List<Mark> marks = new ArrayList<>();
    if (!open.trail().squares().isEmpty()) {
      marks.add(Mark.last(open.trail().squares()));
    }
    // Whoever lost a piece looks for where it went.
    open.trail().captures().stream()
        .map(made -> Mark.arrow(made.from(), made.to(), "black"))
        .forEach(marks::add);
    for (Colour colour : Colour.values()) {
      // CL-16: no check by or on a cloaked piece is marked.
      open.board()
          .king(colour)
          .filter(king -> open.board().inCheck(colour))
          .map(Mark::check)
          .ifPresent(marks::add);
      PublicSide side = open.board().side(colour);
      for (int number : side.living()) {
        uncloaked(open.board(), number, side.place(number)).ifPresent(marks::add);
      }
    }
    return marks;
  }

  /** The number of an uncloaked checker, by which the grids call it. */
  private static Optional<Mark> uncloaked(PublicBoard board, int number, Square at) {
    return board.visible(at).isPresent()
        ? Optional.of(new Mark.CornerText(Integer.toString(number), at.file() + 1, at.rank() + 1))
        : Optional.empty();
  }

  private static String words(CheckerVisibility eyes, Diagram diagram) {
    PublicBoard board = eyes.open().board();
    List<String> sentences = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      checkers(eyes, colour).ifPresent(sentences::add);
      sentences.add(PieceInventory.of(diagram, PieceType.NAMES, colour));
    }
    List<String> moved = eyes.open().trail().words();
    if (!moved.isEmpty()) {
      sentences.add("Last turn: %s.".formatted(String.join(", then ", moved)));
    }
    for (Colour colour : Colour.values()) {
      if (board.inCheck(colour)) {
        sentences.add("%s's king is in check.".formatted(colour.title()));
      }
    }
    return String.join(" ", sentences);
  }

  private static Optional<String> checkers(CheckerVisibility eyes, Colour colour) {
    PublicSide side = eyes.open().board().side(colour);
    List<String> checkers = new ArrayList<>();
    for (int number : side.underCloaks()) {
      String kind = eyes.kind(colour, number).map(known -> " (" + known.word() + ")").orElse("");
      checkers.add("%s on %s%s".formatted(number, side.place(number), kind));
    }
    return checkers.isEmpty()
        ? Optional.empty()
        : Optional.of("%s's checkers: %s.".formatted(colour.title(), String.join(", ", checkers)));
  }

  /** The grids of a player while the game goes on. */
  private static Optional<Grids> grids(CheckerVisibility eyes, IdentityGridEntries grid) {
    if (eyes.all() || eyes.viewer().seat().isEmpty()) {
      return Optional.empty();
    }
    PublicBoard board = eyes.open().board();
    Colour own = TwoColourSeats.colour(eyes.viewer().seat().get());
    return grid.concluded(board.side(own.opposite()).known())
        .flatMap(
            theirs ->
                grid.concluded(board.side(own).known())
                    .map(ours -> new Grids(own.opposite().title(), theirs, ours)));
  }

  /** What a player can conclude about the other side, and that side about the player. */
  private record Grids(String other, Evidence theirs, Evidence ours) {

    /** Both in a row below, so that the board is as wide as the picture. */
    Diagram beneath(Diagram board) {
      return board
          .with(BENEATH)
          .with(
              List.of(
                  title("You know", 0),
                  new BesideBoard.Grid(theirs.grid(), 0, GRID_TOP, GRID_SCALE),
                  title(other + " knows", RIGHT_GRID),
                  new BesideBoard.Grid(ours.grid(), RIGHT_GRID, GRID_TOP, GRID_SCALE)));
    }

    /** Words above a grid; text is placed by file and rank number from White's side. */
    private static Mark title(String words, double left) {
      return new Mark.Text(words, left + GRID_WIDTH / 2 + 0.5, 8.5 - GRID_TOP + TITLE);
    }

    String words() {
      return "What you know about %s's checkers: %s. What %s knows about your checkers: %s."
          .formatted(other, theirs.words(), other, ours.words());
    }
  }
}
