package rookery.engine.games.splitbrain;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.engine.board.Geometry;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The only circle after which the opponents cannot mate with their next move, whatever the partner
 * circles and whichever circle the opponents choose. The answer is safe even where the solver's
 * team ends its move as badly as it can; a wrong circle can be punished even where the solver ends
 * it as well as possible. So nothing depends on who picks among equals.
 */
record SafeCircle() implements CirclePuzzle {
  @Override
  public String id() {
    return "no-mate-next";
  }

  @Override
  public boolean isAsked(SplitBrainTurn turn, boolean piece) {
    return !mates(turn).isEmpty();
  }

  @Override
  public Sentences question(SplitBrainTurn turn, boolean piece) {
    return Sentences.of(
        Sentence.of(
            "You play for %s and circle a %s.", turn.team().title(), piece ? "piece" : "target"),
        Sentence.of(
            "Which circle makes sure that your opponents can't give checkmate on their next move,"
                + " whatever your partner circles?"));
  }

  /** The turn after each of our moves that they can answer with mate, and that mate. */
  private static Map<Move, Move> mates(SplitBrainTurn turn) {
    Map<Move, Move> mates = new HashMap<>();
    for (Move move : turn.moves()) {
      SplitBrainTurn next = turn.after(move);
      next.moves().stream()
          .filter(next::isMate)
          .findFirst()
          .ifPresent(mate -> mates.put(move, mate));
    }
    return mates;
  }

  private record Way(Square other, CircleVerdict verdict, List<Move> moves) {}

  private record Line(Way way, Move move) {}

  private static List<Way> ways(SplitBrainTurn turn, boolean piece, Square circle) {
    return Geometry.CHESS.squares(turn.valid(piece ? turn.mover() : turn.chooser())).stream()
        .flatMap(
            other -> {
              SplitBrainTurn.Circles both = SplitBrainTurn.Circles.of(piece, circle, other);
              List<CircleVerdict> verdicts =
                  turn.fitting(both).isEmpty()
                      ? List.of(CircleVerdict.PIECE, CircleVerdict.TARGET)
                      : List.of(CircleVerdict.BOTH);
              return verdicts.stream()
                  .map(verdict -> new Way(other, verdict, verdict.moves(turn, both)));
            })
        .toList();
  }

  @Override
  public Optional<Sentences> flaw(SplitBrainTurn turn, boolean piece, Square circle) {
    Map<Move, Move> mates = mates(turn);
    return ways(turn, piece, circle).stream()
        .sorted(Comparator.comparing(way -> !isForced(way, mates)))
        .flatMap(way -> way.moves().stream().map(move -> new Line(way, move)))
        .filter(line -> mates.containsKey(line.move()))
        .findFirst()
        .map(line -> why(turn, piece, line, mates.get(line.move())));
  }

  private static boolean isForced(Way way, Map<Move, Move> mates) {
    return mates.keySet().containsAll(way.moves());
  }

  /** Whether after each other circle they get their mate although the solver ends the move well. */
  @Override
  public boolean areClear(SplitBrainTurn turn, boolean piece, Square answer) {
    Map<Move, Move> mates = mates(turn);
    return Geometry.CHESS.squares(turn.valid(piece ? turn.chooser() : turn.mover())).stream()
        .filter(circle -> circle != answer)
        .allMatch(
            circle -> ways(turn, piece, circle).stream().anyMatch(way -> isForced(way, mates)));
  }

  private static Sentences why(SplitBrainTurn turn, boolean piece, Line line, Move mate) {
    Way way = line.way();
    Object other = piece ? way.other() : "the " + turn.piece(way.other());
    Sentence after =
        way.verdict() == CircleVerdict.BOTH
            ? Sentence.of("Your partner can circle %s.", other)
            : Sentence.of(
                "Your partner can circle %s, and your opponents can then choose the %s.",
                other, way.verdict().word());
    return Sentences.of(
        after,
        Sentence.of(
            "Then you play %s, and %s is checkmate.",
            turn.inWords(line.move()),
            turn.after(line.move()).inWords(mate).replace(", with checkmate", "")));
  }
}
