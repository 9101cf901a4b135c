package rookery.engine.motive;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.engine.Seat;
import rookery.engine.Side;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Colour;
import rookery.engine.board.PieceNames;
import rookery.engine.board.Square;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;

/**
 * What an action puts in danger of the other side's, as each game counts that: what could be
 * captured at its owner's loss, whichever piece would do it. Empty in games that tell no dangers.
 *
 * @param pieces what they are called, the dearest first
 */
record NewThreats(Seat seat, State before, State after, PieceNames pieces) {
  private static final int MOST_NAMED = 3;

  /** {@code It threatens to capture the knight on c6.} */
  Optional<Sentence> sentence() {
    Map<Square, Character> fresh = fresh();
    if (fresh.isEmpty()) {
      return Optional.empty();
    }
    String named = Phrase.list(new PlacedPieces(fresh, pieces).words("the"));
    return Optional.of(
        fresh.size() == 1
            ? Sentence.of("It threatens to capture %s.", named)
            : Sentence.of("It threatens %s at once.", named));
  }

  /** Where stand the pieces that are in danger then and weren't before. */
  Set<String> squares() {
    return fresh().keySet().stream().map(Square::toString).collect(Collectors.toSet());
  }

  /** Those pieces, the dearest first. */
  private Map<Square, Character> fresh() {
    Map<Square, Character> fresh = new LinkedHashMap<>();
    if (seat.side() == Side.PARTNERS || after.chance().isPresent()) {
      return fresh;
    }
    Map<Square, Character> then = after.endangered(enemy());
    Map<Square, Character> already = then.isEmpty() ? then : before.endangered(enemy());
    then.entrySet().stream()
        .filter(piece -> !already.containsKey(piece.getKey()))
        .sorted(Comparator.comparing(piece -> pieces.rank(piece.getValue())))
        .limit(MOST_NAMED)
        .forEach(piece -> fresh.put(piece.getKey(), piece.getValue()));
    return fresh;
  }

  private Seat enemy() {
    return TwoColourSeats.seat(seat.side() == Side.BLACK ? Colour.WHITE : Colour.BLACK);
  }
}
