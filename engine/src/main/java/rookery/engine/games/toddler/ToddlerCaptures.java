package rookery.engine.games.toddler;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import rookery.engine.attack.CapturablePieces;
import rookery.engine.games.toddler.capture.ToddlerCaptureSearch;
import rookery.engine.games.toddler.capture.ToddlerExchange;
import rookery.engine.games.toddler.move.ToddlerMove;
import rookery.engine.lazy.Best;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentences;

/** Which captures the side to move, which has some, is told of. */
record ToddlerCaptures(ToddlerSituation situation) {
  private static final int MOST_NAMED = 2;

  /** What can be captured, apart from it what would win nothing, all told. */
  Sentences told() {
    Sentences won = won();
    return won.isEmpty() ? losing() : won;
  }

  /** The same only where something can be won. */
  Sentences won() {
    ToddlerExchange exchange = new ToddlerExchange(situation.truth());
    double idle = ToddlerCaptureSearch.idle(situation.truth());
    Map<Boolean, List<ToddlerMove>> byGain =
        situation.moves().get().stream()
            .filter(move -> !move.captures().isEmpty())
            .collect(Collectors.partitioningBy(move -> isGain(exchange, idle, move)));
    CapturablePieces good = situation.capturable(byGain.get(true));
    if (good.isEmpty()) {
      return Sentences.NONE;
    }
    Sentences told =
        Sentences.of(
            "You can capture %s%s.",
            Phrase.either(good.words("the")),
            good.letters().size() == 1 ? with(byGain.get(true)) : "");
    return situation.capturable(byGain.get(false)).without(good).isEmpty()
            || byGain.get(false).stream().anyMatch(this::isRepaid)
        ? told
        : told.then(Sentences.of("Your other captures would win nothing in the end."));
  }

  /**
   * Whether a capture wins something, or at least loses no more than is lost anyway: also where it
   * opens a line, or its piece has guarded something.
   */
  private boolean isGain(ToddlerExchange exchange, double idle, ToddlerMove capture) {
    return exchange.gain(capture) > 0 && winsMoreThan(idle < 0 ? Math.nextDown(idle) : 0, capture);
  }

  /** Whether a capture wins something by what can be captured anywhere then. */
  private boolean isRepaid(ToddlerMove capture) {
    return winsMoreThan(0, capture);
  }

  private boolean winsMoreThan(double sum, ToddlerMove capture) {
    return new ToddlerCaptureSearch(situation.truth()).winsMoreThan(sum, capture);
  }

  /** What can make captures of a single piece, which may be far away. */
  private String with(List<ToddlerMove> captures) {
    List<String> captors =
        captures.stream()
            .map(move -> "your " + situation.truth().field().piece(move.squares().get(0)).placed())
            .distinct()
            .toList();
    return " with " + Phrase.either(Phrase.firstAndOthers(captors, MOST_NAMED, "piece"));
  }

  /** The capture that loses least, and what is lost by it. */
  private Sentences losing() {
    ToddlerExchange exchange = new ToddlerExchange(situation.truth());
    ToddlerMove least =
        Best.of(
                situation.moves().get().stream().filter(move -> !move.captures().isEmpty()),
                exchange::gain)
            .orElseThrow();
    String victim = situation.truth().field().piece(least.captures().get(0)).placed();
    if (isRepaid(least)) {
      return Sentences.of("You can capture the %s.", victim);
    }
    return exchange
        .trade(least)
        .filter(any -> exchange.gain(least) <= 0)
        .map(
            trade ->
                Sentences.of(
                    "You can capture the %s, but the %s would recapture: %s.",
                    victim, trade.by().placed(), trade.words("you'd give")))
        .orElseGet(
            () ->
                Sentences.of(
                    "You can capture the %s, but that would win nothing in the end.", victim));
  }
}
