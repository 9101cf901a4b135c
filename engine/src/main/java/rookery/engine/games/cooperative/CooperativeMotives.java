package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import rookery.engine.board.Board;
import rookery.engine.board.Colour;
import rookery.engine.chess.PieceType;
import rookery.engine.games.cooperative.cards.CardLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;

/** Why something is good in this game. */
record CooperativeMotives(CooperativeTurn then, CooperativeTurn now) {
  /** One sentence; empty where there is nothing to say. */
  static Optional<Sentence> why(CooperativeSituation before, CooperativeSituation after) {
    CooperativeTurn then = before.turn();
    CooperativeTurn now = after.turn();
    if (new LastTurns(then).isLost(true)) {
      return Optional.empty();
    }
    if (now.captured().size() > then.captured().size()) {
      return Optional.of(taken(then, now));
    }
    if (then.step() == CooperativeTurn.Step.PLAY) {
      return new CooperativeMotives(then, now).laid();
    }
    if (!now.chess().board().equals(then.chess().board())) {
      return new CooperativeMotives(then, now).moved();
    }
    return ended(before);
  }

  private Optional<Sentence> moved() {
    return then.chess().attackedKing(own()).isPresent()
        ? Optional.of(unchecked())
        : chained(now).or(this::prepared);
  }

  /** With what can be captured after it, if there is something. */
  private Sentence unchecked() {
    String king = "It gets the %s king out of check".formatted(own().word());
    return CaptureProspects.of(now, own()).atOnce().values().stream()
        .min(CaptureProspects.BEST_FIRST)
        .map(capture -> Sentence.of("%s; then %s.", king, capture.words()))
        .orElseGet(() -> Sentence.of("%s.", king));
  }

  /** What a move lets its player capture in this turn, if that is worth more than a point. */
  private static Optional<Sentence> chained(CooperativeTurn now) {
    CaptureChain chain = CaptureChain.best(now);
    return chain.isMoreThanAPoint()
        ? Optional.of(
            Sentence.of("Then you can play %s: %s points in all.", chain.words(), chain.points()))
        : Optional.empty();
  }

  /** Why a turn ends: because nothing is left to do but to take a king, or nothing at all. */
  private static Optional<Sentence> ended(CooperativeSituation situation) {
    List<BoardMove> moves = situation.moves().get();
    if (!moves.isEmpty() && moves.stream().allMatch(BoardMove::takesKing)) {
      return Optional.of(
          Sentence.of("Capturing the king would end the game: get more points first."));
    }
    if (situation.isStuck()) {
      return Optional.of(Sentence.of("No move gets your king out of check."));
    }
    return situation.mayCapture()
        ? Optional.empty()
        : instead(situation.turn()).or(() -> Optional.of(nothing(situation.turn())));
  }

  private static Sentence nothing(CooperativeTurn turn) {
    return turn.step() == CooperativeTurn.Step.CAPTURE
        ? Sentence.of("You've made your move, and nothing is left to capture.")
        : Sentence.of("Whatever you move, there's nothing to capture this turn.");
  }

  private static Sentence taken(CooperativeTurn then, CooperativeTurn now) {
    if (now.result().isPresent()) {
      return Sentence.of(
          "It captures the king and ends the game with %s points.", now.score().points());
    }
    List<String> more = new ArrayList<>(now.captured());
    then.captured().forEach(more::remove);
    String word = PieceType.of(more.get(0).charAt(0)).word();
    CaptureChain rest = CaptureChain.best(now);
    int points = now.score().points() - then.score().points() + rest.points();
    if (!rest.isEmpty()) {
      return Sentence.of(
          "It captures a %s, then you can play %s: %s points in all.", word, rest.words(), points);
    }
    return points > 1
        ? Sentence.of("It captures the last %s, for 10 extra points.", word)
        : Sentence.of(SentenceRole.CAPTURE, "It captures a %s.", word);
  }

  /** What a card lets be captured, by its player, in the next turn or once another lies by it. */
  private Optional<Sentence> laid() {
    return inThisTurn()
        .or(() -> told("With it, %s.", CaptureProspects::afterAMove, own()))
        .or(this::inTheNextTurn)
        .or(() -> awaited(CaptureProspects::atOnce))
        .or(() -> awaited(CaptureProspects::afterAMove))
        .or(this::besideTheKing)
        .or(() -> alreadyPossible(CaptureProspects::atOnce))
        .or(() -> alreadyPossible(CaptureProspects::afterAMove));
  }

  /** What the line lets its player capture whichever card comes to it. */
  private Optional<Sentence> alreadyPossible(
      Function<CaptureProspects, SortedMap<String, CaptureProspects.Capture>> when) {
    return when.apply(CaptureProspects.of(now, own())).values().stream()
        .min(CaptureProspects.BEST_FIRST)
        .map(capture -> Sentence.of("Then %s.", capture.words()));
  }

  /** What it allows with the card that the partner plays next: the likeliest by the answers. */
  private Optional<Sentence> awaited(
      Function<CaptureProspects, SortedMap<String, CaptureProspects.Capture>> when) {
    char card = lastCard();
    Colour other = own().opposite();
    List<String> held =
        now.cards().hands(CooperativeGame.partner(other)).stream().flatMap(List::stream).toList();
    Set<String> coming = Set.copyOf(held);
    return Stream.of(other, own())
        .filter(by -> now.turnsLeft() > (by == other ? 1 : 2))
        .flatMap(by -> when.apply(CaptureProspects.beside(now, by, card, coming)).values().stream())
        .min(
            CaptureProspects.BEST_FIRST.thenComparing(
                capture -> -Collections.frequency(held, capture.cardBeside(card))))
        .map(
            capture ->
                Sentence.of(
                    "If %s plays a %s card next, %s.",
                    now.side(other),
                    PieceType.coloured(capture.cardBeside(card).charAt(0)),
                    capture.words()));
  }

  private char lastCard() {
    CardLine line = now.cards().line();
    return line.at(line.size());
  }

  /** Somebody has to capture a king in the end. */
  private Optional<Sentence> besideTheKing() {
    CardLine line = now.cards().line();
    char card = lastCard();
    return Stream.of('K', 'k')
        .filter(king -> Colour.of(king) != Colour.of(card))
        .filter(king -> line.beside(card, king).contains(line.size() - 1))
        .map(
            king ->
                Sentence.of(
                    "It lets a %s capture the %s to end the game.",
                    PieceType.coloured(card), PieceType.coloured(king)))
        .findFirst();
  }

  /**
   * What could not be captured before the move and can be after it: in this turn, in the next one
   * by the other colour, with a move before it too, or by the same colour in the turn after that;
   * or else what could be if other cards came to lie side by side.
   *
   * @return one sentence; empty where there is no such capture
   */
  private Optional<Sentence> prepared() {
    return inThisTurn()
        .or(this::inTheNextTurn)
        .or(this::inTwoTurns)
        .or(() -> withLaterCards(CaptureProspects::atOnce))
        .or(() -> withLaterCards(CaptureProspects::afterAMove));
  }

  private Optional<Sentence> inThisTurn() {
    return told("Then %s.", CaptureProspects::atOnce, own());
  }

  /** What the line allows now and didn't before. */
  private Optional<Sentence> told(
      String format,
      Function<CaptureProspects, SortedMap<String, CaptureProspects.Capture>> when,
      Colour colour) {
    return added(CaptureProspects::of, when, colour)
        .map(capture -> Sentence.of(format, capture.words()));
  }

  private Optional<Sentence> inTheNextTurn() {
    Colour other = own().opposite();
    if (!new LastTurns(now).goOn()) {
      return Optional.empty();
    }
    return told("Next turn %s: their cards lie side by side.", CaptureProspects::atOnce, other)
        .or(() -> told("Next turn %s.", CaptureProspects::afterAMove, other));
  }

  private Optional<Sentence> inTwoTurns() {
    return now.turnsLeft() > 2
        ? told("In two turns %s.", CaptureProspects::afterAMove, own())
        : Optional.empty();
  }

  /** Not what a piece of that kind could capture such a one anyway: the same cards would do. */
  private Optional<Sentence> withLaterCards(
      Function<CaptureProspects, SortedMap<String, CaptureProspects.Capture>> when) {
    return Stream.of(own().opposite(), own())
        .flatMap(
            colour ->
                added(CaptureProspects::withLaterCards, when, colour)
                    .filter(capture -> isNew(capture, colour))
                    .stream())
        .findFirst()
        .map(
            capture -> Sentence.of("Later, %s, if their cards lie side by side.", capture.words()));
  }

  private boolean isNew(CaptureProspects.Capture capture, Colour colour) {
    return CaptureProspects.withLaterCards(then, colour).atOnce().values().stream()
        .noneMatch(capture::isByTheSameCards);
  }

  private Colour own() {
    return now.colour();
  }

  /** What was not possible before; with the card first beside which the next one will lie. */
  private Optional<CaptureProspects.Capture> added(
      BiFunction<CooperativeTurn, Colour, CaptureProspects> cards,
      Function<CaptureProspects, SortedMap<String, CaptureProspects.Capture>> when,
      Colour colour) {
    Set<String> before = when.apply(cards.apply(then, colour)).keySet();
    return when.apply(cards.apply(now, colour)).entrySet().stream()
        .filter(capture -> !before.contains(capture.getKey()))
        .map(Map.Entry::getValue)
        .min(CaptureProspects.BEST_FIRST.thenComparing(capture -> !isOfLastCard(capture)));
  }

  private boolean isOfLastCard(CaptureProspects.Capture capture) {
    char last = now.cards().line().size() == 0 ? Board.EMPTY : lastCard();
    return last == capture.capture().piece() || last == capture.victim();
  }

  /** A move that would bring a capture in this turn, for whoever is advised to end it. */
  private static Optional<Sentence> instead(CooperativeTurn turn) {
    return turn.step() == CooperativeTurn.Step.CAPTURE
        ? Optional.empty()
        : CaptureProspects.of(turn, turn.colour()).afterAMove().values().stream()
            .findFirst()
            .map(capture -> Sentence.of("You can capture this turn: %s.", capture.words()));
  }
}
