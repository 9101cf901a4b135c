package rookery.engine.games.gravity;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.San;
import rookery.engine.play.GameMove;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** What a player can do in a turn, whatever the turn: a value that the trail can keep. */
sealed interface GravityStep extends GameMove {
  /** What the menu asks as long as pieces are to go. */
  String WHICH = "Which piece do you move?";

  /** What becomes of the turn. */
  GravityTurn after(GravityTurn turn);

  /** What a score sheet has of it. */
  String noted();

  /** A piece of the player's own as an answer to choose: {@code Pawn e8}. */
  static String label(char letter, Square square) {
    return PieceType.of(letter).title() + " " + square;
  }

  /**
   * A piece going down, or capturing on its row.
   *
   * @param captured the letter of the piece it captures; {@link Board#EMPTY} if it captures none
   */
  record Move(char piece, Square from, Square to, char captured) implements GravityStep {
    @Override
    public String text() {
      return from.toString() + to;
    }

    /** Whether it captures a piece. */
    boolean isCapture() {
      return captured != Board.EMPTY;
    }

    @Override
    public List<Square> captures() {
      return isCapture() ? List.of(to) : List.of();
    }

    @Override
    public List<Choice> path() {
      return List.of(
          new Choice(WHICH, from.toString(), GravityStep.label(piece, from)),
          isCapture() ? Choice.capture(to, "%s, capturing the %s", to, prey()) : Choice.target(to));
    }

    /** What it captures and where: {@code the pawn on c4}. */
    String taking() {
      return "the %s on %s".formatted(prey(), to);
    }

    private String prey() {
      return PieceType.of(captured).word();
    }

    @Override
    public List<String> names() {
      PieceType type = PieceType.of(piece);
      if (type == PieceType.PAWN) {
        return List.of(isCapture() ? from.toString().charAt(0) + to.toString() : to.toString());
      }
      return San.shortly(type, from, to.toString());
    }

    @Override
    public GravityTurn after(GravityTurn turn) {
      return turn.withMove(this);
    }

    @Override
    public String words() {
      return isCapture() ? "%s, capturing the %s".formatted(way("-"), prey()) : way("-");
    }

    @Override
    public String noted() {
      return way(isCapture() ? "\u00d7" : "-");
    }

    private String way(String between) {
      return PieceType.of(piece).word() + " " + from + between + to;
    }
  }

  /** Saying that a piece has no move when it is its turn to go. */
  record Stuck(char piece, Square square) implements GravityStep {
    @Override
    public String text() {
      return "stuck " + square;
    }

    @Override
    public List<Choice> path() {
      String label = GravityStep.label(piece, square) + " can't move: skip it this turn";
      return List.of(new Choice(WHICH, square.toString(), label).briefly("Skip " + square));
    }

    @Override
    public Optional<String> spoken() {
      String kind = PieceType.of(piece).word();
      return Optional.of("leave the %s on %s where it is this turn".formatted(kind, square));
    }

    @Override
    public GravityTurn after(GravityTurn turn) {
      return turn.withStuck(square);
    }

    @Override
    public String words() {
      return "the %s on %s stayed there".formatted(PieceType.of(piece).word(), square);
    }

    @Override
    public String noted() {
      return "skip " + square;
    }

    @Override
    public GameLogLine told(Seat by) {
      String kind = PieceType.of(piece).word();
      return GameLogLine.by(by, Sentence.of("%s skipped the %s on %s.", by, kind, square));
    }
  }

  /** Putting the opponent's piece in at the top. */
  record Add(char piece, Square square) implements GravityStep {
    @Override
    public String text() {
      return "add " + square;
    }

    @Override
    public List<Choice> path() {
      String question = "Where does the %s go?".formatted(PieceType.coloured(piece));
      return List.of(Choice.target(question, square));
    }

    @Override
    public List<String> names() {
      return List.of(square.toString());
    }

    @Override
    public GravityTurn after(GravityTurn turn) {
      return turn.withAdded(square);
    }

    @Override
    public Optional<String> spoken() {
      return Optional.of("add the %s on %s".formatted(PieceType.coloured(piece), square));
    }

    @Override
    public String words() {
      return "a %s added on %s".formatted(PieceType.coloured(piece), square);
    }

    @Override
    public String noted() {
      return "add " + PieceType.of(piece).word() + " " + square;
    }

    /** What somebody did by it: {@code added the black rook on g8}. */
    String deed() {
      return "added the %s on %s".formatted(PieceType.coloured(piece), square);
    }

    @Override
    public GameLogLine told(Seat by) {
      String added = PieceType.coloured(piece);
      return GameLogLine.by(by, Sentence.of("%s added the %s on %s.", by, added, square));
    }
  }
}
