package rookery.engine.games.toddler.move;

import java.util.List;
import java.util.Optional;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.board.Board;
import rookery.engine.board.Square;
import rookery.engine.chess.DrawRules;
import rookery.engine.diagram.Mark;
import rookery.engine.games.toddler.piece.Soldier;
import rookery.engine.games.toddler.piece.ToddlerBoard;
import rookery.engine.games.toddler.piece.ToddlerGeometry;
import rookery.engine.games.toddler.piece.ToddlerKind;
import rookery.engine.games.toddler.piece.ToddlerPiece;
import rookery.engine.play.GameMove;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** What a side does in its turn, with all that the board told about it. */
public sealed interface ToddlerMove extends GameMove
    permits ToddlerMove.QuietMove,
        ToddlerMove.Capture,
        ToddlerMove.Trade,
        ToddlerMove.Pass,
        CaptainMove {
  /** The capture of a piece worth that much is told however little room there is. */
  int DEAR = 6;

  /** The squares it is written with, in order; nothing changes elsewhere. None for a pass. */
  List<Square> squares();

  /** Where a piece comes to stand; empty for a pass. */
  default Optional<Square> arrival() {
    List<Square> way = squares();
    return way.isEmpty() ? Optional.empty() : Optional.of(way.get(way.size() - 1));
  }

  /** The board afterwards. */
  Board playedOn(Board board);

  /**
   * An arrow for each part of its way, where that goes round a corner; else nothing.
   *
   * @param field before it, or after it
   */
  default List<Mark> bend(ToddlerBoard field) {
    return List.of();
  }

  /** The arrows of all of its way, round a corner or not. */
  default List<Mark> way(ToddlerBoard field) {
    List<Mark> bend = bend(field);
    return bend.isEmpty() ? Mark.way(squares(), "blue") : bend;
  }

  /** The arrows of an Android that turns. */
  private static List<Mark> bend(ToddlerBoard field, ToddlerPiece piece, Square to) {
    return piece.kind() == ToddlerKind.ANDROID
        ? piece
            .kind()
            .movement()
            .turn(field, piece, ToddlerGeometry.BOARD.number(to))
            .map(corner -> bend(piece.square(), corner, to))
            .orElse(List.of())
        : List.of();
  }

  /** An arrow to a corner, and one onward from there. */
  static List<Mark> bend(Square from, Square corner, Square to) {
    return List.of(Mark.arrow(from, corner, "blue"), Mark.arrow(corner, to, "blue"));
  }

  /** The piece that it captures. */
  default Optional<ToddlerPiece> captured() {
    return Optional.empty();
  }

  @Override
  default List<Square> captures() {
    return captured().map(ToddlerPiece::square).stream().toList();
  }

  /** Of a capture in brief what that wins. */
  @Override
  default GameLogLine told(Seat by) {
    GameLogLine line = GameLogLine.moved(by, words());
    return captured()
        .map(ToddlerPiece::kind)
        .map(kind -> brief(by, kind))
        .map(line::briefly)
        .orElse(line);
  }

  /** What is told in brief of a capture. */
  default Sentence brief(Seat by, ToddlerKind victim) {
    return Sentence.of(
        victim.worth() < DEAR ? SentenceRole.FACT : SentenceRole.URGENT,
        "%s captured the %s (%s).",
        by,
        victim.title(),
        victim.worth());
  }

  /** What to do, in words that follow a colon. */
  default String advised() {
    return words();
  }

  /** The draw rules afterwards: a capture is progress. */
  default DrawRules counted(DrawRules draws) {
    return captures().isEmpty() ? draws.moved() : draws.progressed();
  }

  @Override
  default String text() {
    StringBuilder text = new StringBuilder();
    squares().forEach(text::append);
    return text.toString();
  }

  /** The first step of {@link #path()}. */
  static Choice moving(ToddlerPiece piece) {
    return Choice.piece(piece.square().toString(), piece.words());
  }

  /** The second step of {@link #path()}, where that piece is captured on its square. */
  static Choice capture(ToddlerPiece victim) {
    return Choice.capture(
        victim.square(), "%s, capturing the %s", victim.square(), victim.kind().title());
  }

  /** The third step, where a Captain can get to one square in several ways. */
  static Choice way(String value, String label) {
    return new Choice("How should it get there?", value, label);
  }

  /** A piece goes to an empty square. */
  record QuietMove(ToddlerPiece piece, Square to) implements ToddlerMove {
    @Override
    public List<Square> squares() {
      return List.of(piece.square(), to);
    }

    @Override
    public String text() {
      return piece.square().toString() + to;
    }

    @Override
    public List<Choice> path() {
      Choice moving = ToddlerMove.moving(piece);
      Choice target = Choice.target(to);
      return piece.kind() == ToddlerKind.CAPTAIN
          ? List.of(moving, target, ToddlerMove.way("straight", "Just that step"))
          : List.of(moving, target);
    }

    @Override
    public String words() {
      return piece.words() + "-" + to;
    }

    @Override
    public List<Mark> bend(ToddlerBoard field) {
      return ToddlerMove.bend(field, piece, to);
    }

    @Override
    public Board playedOn(Board board) {
      return board.moved(piece.square(), to);
    }

    @Override
    public DrawRules counted(DrawRules draws) {
      // Soldiers can step back, so what was before their step may come again.
      return piece.kind().fighter() ? draws.progressedReversibly() : draws.moved();
    }
  }

  /** A piece goes to an enemy's square and captures it. */
  record Capture(ToddlerPiece piece, ToddlerPiece victim) implements ToddlerMove {
    @Override
    public List<Square> squares() {
      return List.of(piece.square(), victim.square());
    }

    @Override
    public List<Choice> path() {
      return List.of(ToddlerMove.moving(piece), ToddlerMove.capture(victim));
    }

    @Override
    public String words() {
      String words =
          "%s-%s, capturing the %s"
              .formatted(piece.words(), victim.square(), victim.kind().title());
      return becomes() == piece.kind() ? words : words + " and becoming a " + becomes().title();
    }

    @Override
    public List<Mark> bend(ToddlerBoard field) {
      return ToddlerMove.bend(field, piece, victim.square());
    }

    /** A new Captain is told however little room there is: it no longer looks like what moved. */
    @Override
    public Sentence brief(Seat by, ToddlerKind victim) {
      return becomes() == piece.kind()
          ? ToddlerMove.super.brief(by, victim)
          : Sentence.of(
              SentenceRole.URGENT,
              "%s's new %s captured the %s (%s).",
              by,
              becomes().title(),
              victim.title(),
              victim.worth());
    }

    private ToddlerKind becomes() {
      return Soldier.after(piece, victim);
    }

    @Override
    public Optional<ToddlerPiece> captured() {
      return Optional.of(victim);
    }

    @Override
    public Board playedOn(Board board) {
      char letter = piece.colour().cased(becomes().letter());
      return board.without(piece.square()).with(victim.square(), letter);
    }
  }

  /** A minor Toddler and a Nurse swap places; written from the Toddler's square (TO-8). */
  record Trade(ToddlerPiece toddler, ToddlerPiece nurse) implements ToddlerMove {
    @Override
    public List<Square> squares() {
      return List.of(toddler.square(), nurse.square());
    }

    @Override
    public List<Choice> path() {
      return List.of(
          ToddlerMove.moving(toddler),
          new Choice(Choice.WHERE_TO, nurse.square().toString(), "Swap with " + nurse.words())
              .briefly("Swap " + nurse.square()));
    }

    /** TO-8: it may also be written from the Nurse's square. */
    @Override
    public List<String> names() {
      return List.of(nurse.square().toString() + toddler.square());
    }

    @Override
    public String words() {
      return "swapped the Toddler on %s and the Nurse on %s"
          .formatted(toddler.square(), nurse.square());
    }

    @Override
    public String advised() {
      return "swap the Toddler on %s and the Nurse on %s"
          .formatted(toddler.square(), nurse.square());
    }

    @Override
    public GameLogLine told(Seat by) {
      return GameLogLine.by(by, Sentence.of("%s %s.", by, words()));
    }

    @Override
    public Board playedOn(Board board) {
      return board.with(toddler.square(), nurse.letter()).with(nurse.square(), toddler.letter());
    }
  }

  /** Nothing moves. */
  record Pass() implements ToddlerMove {
    public static final String TEXT = "pass";

    @Override
    public List<Square> squares() {
      return List.of();
    }

    @Override
    public String text() {
      return TEXT;
    }

    @Override
    public List<Choice> path() {
      return List.of(Choice.piece(TEXT, "Pass"));
    }

    @Override
    public Optional<String> asks() {
      return Optional.of("Pass");
    }

    @Override
    public String words() {
      return "passed";
    }

    @Override
    public GameLogLine told(Seat by) {
      return GameLogLine.by(by, Sentence.of("%s %s.", by, words()));
    }

    @Override
    public Board playedOn(Board board) {
      return board;
    }
  }
}
