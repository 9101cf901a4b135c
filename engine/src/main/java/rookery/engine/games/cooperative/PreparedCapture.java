package rookery.engine.games.cooperative;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.games.cooperative.cards.CardLine;
import rookery.engine.text.Sentence;

/**
 * What a move without a capture is good for: captures that the cards allow, and now the board.
 *
 * @param then the turn before the move
 * @param now the turn after it
 */
record PreparedCapture(CooperativeTurn then, CooperativeTurn now) {
  /**
   * What could not be captured before the move and can be after it: in this turn, in the next one
   * by the other colour, with a move before it too, or by the same colour in the turn after that;
   * or else what could be if other cards lay side by side.
   *
   * @return one sentence; empty where there is no such capture
   */
  Optional<Sentence> sentence() {
    return inThisTurn()
        .or(this::inTheNextTurn)
        .or(this::inTwoTurns)
        .or(() -> withOtherCards(CaptureProspects::atOnce))
        .or(() -> withOtherCards(CaptureProspects::afterAMove));
  }

  private Optional<Sentence> inThisTurn() {
    return added(CaptureProspects::of, CaptureProspects::atOnce, own())
        .map(capture -> Sentence.of("Then %s.", capture.words()));
  }

  private Optional<Sentence> inTheNextTurn() {
    Colour other = own().opposite();
    return added(CaptureProspects::of, CaptureProspects::atOnce, other)
        .map(capture -> Sentence.of("Next turn %s: their cards lie side by side.", capture.words()))
        .or(
            () ->
                added(CaptureProspects::of, CaptureProspects::afterAMove, other)
                    .map(capture -> Sentence.of("Next turn %s.", capture.words())));
  }

  private Optional<Sentence> inTwoTurns() {
    return added(CaptureProspects::of, CaptureProspects::afterAMove, own())
        .map(capture -> Sentence.of("Two turns from now %s.", capture.words()));
  }

  private Optional<Sentence> withOtherCards(
      Function<CaptureProspects, SortedMap<String, LaterCapture>> when) {
    return Stream.of(own().opposite(), own())
        .flatMap(colour -> added(CaptureProspects::withAnyCards, when, colour).stream())
        .findFirst()
        .map(
            capture -> Sentence.of("Later, %s, if their cards lie side by side.", capture.words()));
  }

  private Colour own() {
    return now.colour();
  }

  /** What was not possible before; with the card first beside which the next one will lie. */
  private Optional<LaterCapture> added(
      BiFunction<CooperativeTurn, Colour, CaptureProspects> cards,
      Function<CaptureProspects, SortedMap<String, LaterCapture>> when,
      Colour colour) {
    Set<String> before = when.apply(cards.apply(then, colour)).keySet();
    return when.apply(cards.apply(now, colour)).entrySet().stream()
        .filter(capture -> !before.contains(capture.getKey()))
        .map(Map.Entry::getValue)
        .min(Comparator.comparing(capture -> !isOfLastCard(capture)));
  }

  private boolean isOfLastCard(LaterCapture capture) {
    CardLine line = now.cards().line();
    char last = line.size() == 0 ? Board.EMPTY : line.at(line.size());
    return last == capture.capture().piece() || last == capture.victim();
  }

  /** A move that would bring a capture in this turn, for whoever is advised to end it. */
  static Optional<Sentence> instead(CooperativeTurn turn) {
    return turn.step() == CooperativeStep.CAPTURE
        ? Optional.empty()
        : CaptureProspects.of(turn, turn.colour()).afterAMove().values().stream()
            .findFirst()
            .map(capture -> Sentence.of("To capture in this turn: %s.", capture.words()));
  }
}
