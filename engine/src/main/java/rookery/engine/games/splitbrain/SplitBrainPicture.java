package rookery.engine.games.splitbrain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.chess.Position;
import rookery.engine.diagram.Diagram;
import rookery.engine.diagram.Mark;
import rookery.engine.diagram.PieceInventory;
import rookery.engine.text.Phrase;

/** What a viewer sees of a phase, as a diagram and in words. */
record SplitBrainPicture(Diagram diagram, String words) {

  private static final List<CircleVerdict> CHOICES =
      List.of(CircleVerdict.PIECE, CircleVerdict.TARGET);

  /** Of what a circle could lead to; black and white are the teams' last moves. */
  private static final String POSSIBLE = "blue";

  static SplitBrainPicture of(SplitBrainPhase phase, Viewer viewer) {
    SortedMap<Seat, Square> shown = new TreeMap<>(phase.circles());
    shown.keySet().removeIf(seat -> !phase.shows(seat, viewer));
    SplitBrainTurn turn = phase.turn();
    Diagram diagram =
        board(turn.position().board(), turn.checker())
            .seenFrom(viewer.bottom())
            .with(marks(turn))
            .with(phase instanceof CirclingPhase ? partners(turn, viewer) : List.of())
            .with(candidates(phase))
            .with(circles(turn, shown, viewer))
            .with(phase instanceof CirclingPhase ? moved(turn) : ways(phase));
    return new SplitBrainPicture(diagram, words(phase, diagram, shown, viewer));
  }

  /** The board with its used part and the checker. */
  static Diagram board(Board board, CheckerPlacement checker) {
    return Diagram.of(board)
        .with(SplitBrainGame.AREA)
        .with(new Mark.Checkers(checker.square(), 1, Colour.BLACK));
  }

  /**
   * Who sits on which side, each beside their own pieces, so that the checker shows who chooses a
   * piece; of the viewer's team with what each circles in a turn of theirs. Once the circles are
   * shown, they bear the names.
   */
  private static List<Mark> partners(SplitBrainTurn turn, Viewer viewer) {
    return Stream.of(Colour.values())
        .flatMap(
            team ->
                Stream.of(CheckerPlacement.A8, CheckerPlacement.H8)
                    .map(corner -> partner(turn, team, corner, viewer)))
        .toList();
  }

  private static Mark partner(
      SplitBrainTurn turn, Colour team, CheckerPlacement corner, Viewer viewer) {
    String circles = corner == turn.checker() ? ": piece" : ": square";
    boolean isTold = team == turn.team() && turn.isOfTeam(viewer);
    return text(name(corner.chooser(team), viewer) + (isTold ? circles : ""), corner.home(team));
  }

  private static String name(Seat seat, Viewer viewer) {
    return viewer.sits(seat.side()) ? ownName(seat, viewer) : seat.id();
  }

  private static Mark text(String words, Square square) {
    return new Mark.CornerText(words, square.file() + 1, square.rank() + 1);
  }

  /** The piece in a ring, the target in a frame; who circled which, where both are shown. */
  private static List<Mark> circles(
      SplitBrainTurn turn, SortedMap<Seat, Square> shown, Viewer viewer) {
    List<Mark> marks = new ArrayList<>();
    shown.forEach(
        (seat, square) -> {
          marks.add(seat.equals(turn.chooser()) ? ring(square) : frame(square));
          if (shown.size() > 1) {
            marks.add(text(name(seat, viewer), square));
          }
        });
    return marks;
  }

  private static String ownName(Seat seat, Viewer viewer) {
    return viewer.is(seat) ? "You" : "Partner";
  }

  /** Round a circled piece. */
  static Mark ring(Square piece) {
    return Mark.ring(piece, POSSIBLE);
  }

  /** Round a circled target. */
  static Mark frame(Square target) {
    int file = target.file() + 1;
    int rank = target.rank() + 1;
    return new Mark.Rect(file, rank, file, rank);
  }

  /** A move that a circle could lead to. */
  static Mark way(Move move) {
    return Mark.arrow(move.from(), move.to(), POSSIBLE);
  }

  private static List<Mark> ways(SplitBrainPhase phase) {
    List<Mark> arrows = new ArrayList<>();
    possible(phase)
        .map(SplitBrainPicture::way)
        .distinct()
        .sorted(Comparator.comparing(Mark::line))
        .forEach(arrows::add);
    List<Square> victims = victims(phase);
    if (!victims.isEmpty()) {
      arrows.add(Mark.victims(victims));
    }
    return arrows;
  }

  /** The moves that either verdict could lead to. */
  private static Stream<Move> possible(SplitBrainPhase phase) {
    return CHOICES.stream().flatMap(verdict -> phase.ways(verdict).stream());
  }

  /** What either verdict would capture. */
  private static List<Square> victims(SplitBrainPhase phase) {
    return possible(phase)
        .flatMap(move -> phase.turn().position().capturedOn(move).stream())
        .distinct()
        .sorted()
        .toList();
  }

  /**
   * What the team did in its last turn, and the answer, which may have taken the same piece; each
   * in the colour of its side.
   */
  private static List<Mark> moved(SplitBrainTurn turn) {
    List<Mark> arrows = new ArrayList<>();
    turn.earlier().ifPresent(move -> arrows.add(arrow(move, turn.team())));
    turn.last().ifPresent(move -> arrows.add(arrow(move, turn.team().opposite())));
    return arrows;
  }

  private static Mark arrow(Move move, Colour team) {
    return Mark.arrow(move.from(), move.to(), team.word());
  }

  private static List<Mark> marks(SplitBrainTurn turn) {
    List<Mark> marks = new ArrayList<>();
    turn.last().ifPresent(move -> marks.add(Mark.last(List.of(move.from(), move.to()))));
    Position position = turn.position();
    if (position.inCheck()) {
      position.king(turn.team()).map(Mark::check).ifPresent(marks::add);
    }
    return marks;
  }

  private static List<Mark> candidates(SplitBrainPhase phase) {
    List<Square> squares = phase.candidates();
    return squares.isEmpty() ? List.of() : List.of(Mark.candidates(squares));
  }

  private static String words(
      SplitBrainPhase phase, Diagram diagram, SortedMap<Seat, Square> circled, Viewer viewer) {
    SplitBrainTurn turn = phase.turn();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "A 6 by 6 board from b2 to g7, with the checker on %s.".formatted(turn.checker().square()));
    sentences.add(PieceInventory.of(diagram, PieceType.NAMES));
    turn.last()
        .ifPresent(
            move ->
                sentences.add(
                    "Last move: %s%s to %s."
                        .formatted(
                            PieceInventory.on(move.to(), diagram, PieceType.NAMES),
                            move.from(),
                            move.to())));
    if (turn.position().inCheck()) {
      sentences.add(turn.team().title() + "'s king is in check.");
    }
    circled.forEach((seat, square) -> sentences.add(circled(turn, seat, square, viewer)));
    if (!phase.candidates().isEmpty()) {
      sentences.add("Possible squares: %s.".formatted(Phrase.row(phase.candidates())));
    }
    return String.join(" ", sentences);
  }

  private static String circled(SplitBrainTurn turn, Seat seat, Square square, Viewer viewer) {
    String partner = turn.isOfTeam(viewer) ? "Your partner" : seat.title();
    String who = viewer.is(seat) ? "You" : partner;
    return seat.equals(turn.chooser())
        ? "%s circled the %s (marked with a ring).".formatted(who, turn.piece(square))
        : "%s circled %s (marked with a frame).".formatted(who, square);
  }
}
