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
 * @param points what it scored
 */
record TrailMove(Move move, char piece, boolean captures, int points) {
  /** So many captures are told one by one wherever there is room. */
  private static final int FEW = 2;

  static TrailMove of(BoardMove made) {
    return new TrailMove(made.move(), made.piece(), made.victim().isPresent(), made.scores());
  }

  /**
   * A turn of several captures in few words, the fullest first: its move, what it captured, and
   * what that scored.
   */
  static List<Sentences> digests(Object by, List<TrailMove> turn) {
    List<String> on =
        turn.stream().filter(TrailMove::captures).map(made -> made.move.to().toString()).toList();
    if (on.size() < FEW) {
      return List.of();
    }
    String prey =
        "captured %s: %s (+%s points)"
            .formatted(
                Phrase.counted(on.size(), "piece"),
                Phrase.list(on),
                turn.stream().mapToInt(TrailMove::points).sum());
    List<Sentence> told = new ArrayList<>();
    Optional.of(turn.get(0))
        .filter(first -> !first.captures())
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
