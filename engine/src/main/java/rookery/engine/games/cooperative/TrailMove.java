package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.engine.board.Square;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cooperative.cards.CardLine;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A move of a turn as it is told afterwards.
 *
 * @param piece the letter of what moved
 * @param card the letter of the card that came into the line before it, where it is a turn's first
 * @param prey what it captured and where, {@code pawn a1} or {@code the last queen on a1}; empty if
 *     it captured nothing
 * @param points what it scored
 */
record TrailMove(
    Move move, char piece, Optional<Character> card, Optional<String> prey, int points) {
  static TrailMove of(BoardMove made) {
    Optional<String> prey =
        made.captures().stream()
            .findFirst()
            .map(on -> prey(PieceType.of(made.victim().orElseThrow()).word(), on, made.scores()));
    return new TrailMove(made.move(), made.piece(), card(made.turn()), prey, made.scores());
  }

  private static String prey(String word, Square on, int points) {
    return (points > 1 ? "the last %s on %s" : "%s %s").formatted(word, on);
  }

  private static Optional<Character> card(CooperativeTurn turn) {
    CardLine line = turn.cards().line();
    return Optional.of(line)
        .filter(cards -> turn.step() == CooperativeTurn.Step.MOVE && cards.size() > 0)
        .map(cards -> cards.at(cards.size()));
  }

  /**
   * A turn with captures in few words, the fullest first: its card, its move, which piece captured
   * which, and what that scored.
   *
   * @param now the score after it
   */
  static List<Sentences> digests(Object by, List<TrailMove> turn, CooperativeScore now) {
    if (turn.stream().noneMatch(TrailMove::captures)) {
      return List.of();
    }
    return Stream.concat(
            before(turn).map(played -> played + "; " + Phrase.list(captures(turn))).stream(),
            Stream.of("captured " + Phrase.list(prey(turn)), "played " + Phrase.list(routes(turn))))
        .map(deeds -> told(by, deeds + scored(turn, now)))
        .toList();
  }

  private static Sentences told(Object by, String deeds) {
    return Sentences.of(Sentence.of(SentenceRole.WEIGHTY, "%s " + deeds + ".", by));
  }

  private static String scored(List<TrailMove> turn, CooperativeScore now) {
    int points = turn.stream().mapToInt(TrailMove::points).sum();
    String all = now.points() + (now.wins() ? "" : " of " + CooperativeScore.LEAST_WIN);
    // A promotion can bring back a kind that was gone, which costs more than captures score.
    return points > 0 ? " (+%s, now %s)".formatted(Phrase.counted(points, "point"), all) : "";
  }

  /** What came before the captures. */
  private static Optional<String> before(List<TrailMove> turn) {
    Stream<String> card =
        turn.get(0).card.map(letter -> "a %s card".formatted(PieceType.coloured(letter))).stream();
    Stream<String> moves = turn.stream().filter(made -> !made.captures()).map(Object::toString);
    return Stream.concat(card, moves).reduce("%s, then %s"::formatted).map("played "::concat);
  }

  private boolean captures() {
    return prey.isPresent();
  }

  /** What each piece captured: {@code queen e7 captured pawn c7 and pawn h2}. */
  private static List<String> captures(List<TrailMove> turn) {
    List<TrailMove> captures = turn.stream().filter(TrailMove::captures).toList();
    return runs(captures).stream()
        .map(run -> "%s captured %s".formatted(run.get(0).from(), Phrase.list(prey(run))))
        .toList();
  }

  private static List<String> prey(List<TrailMove> moves) {
    return moves.stream().flatMap(made -> made.prey.stream()).toList();
  }

  /** The way of each piece: {@code queen e7\u00d7c7\u00d7h2}. */
  private static List<String> routes(List<TrailMove> turn) {
    return runs(turn).stream().map(TrailMove::route).toList();
  }

  private static String route(List<TrailMove> run) {
    StringBuilder route = new StringBuilder(run.get(0).from());
    run.forEach(made -> route.append(made.captures() ? "\u00d7" : "-").append(made.move.to()));
    return route.toString();
  }

  /** Moves in a row that one piece made. */
  private static List<List<TrailMove>> runs(List<TrailMove> turn) {
    List<List<TrailMove>> runs = new ArrayList<>();
    for (TrailMove made : turn) {
      List<TrailMove> last = runs.isEmpty() ? List.of() : runs.get(runs.size() - 1);
      if (last.isEmpty() || !made.goesOn(last.get(last.size() - 1))) {
        last = new ArrayList<>();
        runs.add(last);
      }
      last.add(made);
    }
    return runs;
  }

  private boolean goesOn(TrailMove before) {
    return before.piece == piece && before.move.to() == move.from();
  }

  private String from() {
    return PieceType.of(piece).word() + " " + move.from();
  }

  /** {@code pawn a7-a6}. */
  @Override
  public String toString() {
    return "%s-%s".formatted(from(), move.to());
  }
}
