package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.board.Square;
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
 * @param captured where it captured something, if it did
 * @param points what it scored
 */
record TrailMove(Move move, char piece, Optional<Square> captured, int points) {
  /** So many captures are told one by one wherever there is room. */
  private static final int FEW = 2;

  static TrailMove of(BoardMove made) {
    Optional<Square> captured = made.captures().stream().findFirst();
    return new TrailMove(made.move(), made.piece(), captured, made.scores());
  }

  /**
   * A turn of several captures in few words, the fullest first: its move, what it captured, and
   * what that scored.
   */
  static List<Sentences> digests(Object by, List<TrailMove> turn) {
    List<Square> on = turn.stream().flatMap(made -> made.captured.stream()).toList();
    if (on.size() < FEW) {
      return List.of();
    }
    int points = turn.stream().mapToInt(TrailMove::points).sum();
    // A promotion can bring back a kind that was gone, which costs more than captures score.
    String scored = points > 0 ? " (+%s)".formatted(Phrase.counted(points, "point")) : "";
    String prey =
        "captured %s: %s%s".formatted(Phrase.counted(on.size(), "piece"), Phrase.list(on), scored);
    List<Sentence> told = new ArrayList<>();
    Optional.of(turn.get(0))
        .filter(first -> first.captured.isEmpty())
        .map(first -> Sentence.of(SentenceRole.WEIGHTY, "%s played %s and %s.", by, first, prey))
        .ifPresent(told::add);
    told.add(Sentence.of(SentenceRole.WEIGHTY, "%s %s.", by, prey));
    return told.stream().map(Sentences::of).toList();
  }

  /** {@code pawn a7-a6}. */
  @Override
  public String toString() {
    return "%s %s-%s".formatted(PieceType.of(piece).word(), move.from(), move.to());
  }
}
