package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.chess.Move;
import rookery.engine.chess.PieceType;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * A move of a turn as it is told afterwards.
 *
 * @param piece the letter of what moved
 * @param prey what it captured and where, {@code queen a1}; empty if it captured nothing
 * @param points what it scored
 */
record TrailMove(Move move, char piece, Optional<String> prey, int points) {
  /** So many captures are told one by one wherever there is room. */
  private static final int FEW = 2;

  static TrailMove of(BoardMove made) {
    Optional<String> prey =
        made.captures().stream()
            .findFirst()
            .map(on -> PieceType.of(made.victim().orElseThrow()).word() + " " + on);
    return new TrailMove(made.move(), made.piece(), prey, made.scores());
  }

  /**
   * A turn of several captures in few words, the fullest first: its move, what it captured, and
   * what that scored.
   */
  static List<Sentences> digests(Object by, List<TrailMove> turn) {
    List<String> all = turn.stream().flatMap(made -> made.prey.stream()).toList();
    if (all.size() < FEW) {
      return List.of();
    }
    int points = turn.stream().mapToInt(TrailMove::points).sum();
    // A promotion can bring back a kind that was gone, which costs more than captures score.
    String scored = points > 0 ? " (+%s)".formatted(Phrase.counted(points, "point")) : "";
    String captures =
        "captured %s: %s%s"
            .formatted(Phrase.counted(all.size(), "piece"), Phrase.list(all), scored);
    List<Sentence> told = new ArrayList<>();
    Optional.of(turn.get(0))
        .filter(first -> first.prey.isEmpty())
        .map(
            first -> Sentence.of(SentenceRole.WEIGHTY, "%s played %s and %s.", by, first, captures))
        .ifPresent(told::add);
    told.add(Sentence.of(SentenceRole.WEIGHTY, "%s %s.", by, captures));
    return told.stream().map(Sentences::of).toList();
  }

  /** {@code pawn a7-a6}. */
  @Override
  public String toString() {
    return "%s %s-%s".formatted(PieceType.of(piece).word(), move.from(), move.to());
  }
}
