package rookery.engine.games.cooperative;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.attack.PlacedPieces;
import rookery.engine.board.Square;
import rookery.engine.chess.PieceType;
import rookery.engine.diagram.Diagram;
import rookery.engine.games.cooperative.points.CooperativeScore;
import rookery.engine.games.cooperative.points.WinningPace;
import rookery.engine.lazy.Lazy;
import rookery.engine.play.ViewContent;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/**
 * What one viewer may know, in facts, words and picture.
 *
 * @param open whether both hands are shown to everybody, as at the end
 * @param unlocked what cards would let whoever looks capture at once, and which do
 */
record CooperativeView(
    CooperativeTurn turn, Viewer viewer, boolean open, Lazy<Map<String, List<String>>> unlocked) {
  private static final int MOST_NAMED = 3;

  CooperativeView(CooperativeTurn turn, Viewer viewer, boolean open) {
    this(turn, viewer, open, Lazy.of(() -> unlocked(turn, viewer)));
  }

  ViewContent telling() {
    CooperativePicture picture = new CooperativePicture(turn, viewer, open);
    return telling(picture.diagram(picture.trail()), status());
  }

  /** The same with what the cards allow in place of the moves made. */
  ViewContent explained() {
    CooperativeExplanation explanation = new CooperativeExplanation(turn);
    return telling(
        new CooperativePicture(turn, viewer, open).diagram(explanation.marks()),
        explanation.told());
  }

  private ViewContent telling(Diagram diagram, Sentences status) {
    return new ViewContent(
        facts(), diagram, new CooperativeAltText(turn, viewer, open).of(diagram), status, secret());
  }

  /** Everything at the end; before that other hands and the pile by their sizes alone. */
  SortedMap<String, Object> facts() {
    SortedMap<String, Object> hands = new TreeMap<>();
    turn.cards()
        .hands()
        .forEach(
            (seat, hand) -> hands.put(seat.id(), open || viewer.is(seat) ? hand : hand.size()));
    List<String> pile = turn.cards().pile();
    SortedMap<String, Object> facts = new TreeMap<>();
    facts.put("position", turn.chess().board().rows());
    facts.put("turn", turn.colour().word());
    facts.put("step", turn.step().word());
    facts.put("line", turn.cards().line().cards());
    facts.put("hands", hands);
    facts.put("pile", open ? pile : pile.size());
    facts.put("discards", turn.cards().discards());
    facts.put("captured", turn.captured());
    facts.put("castling", turn.chess().castling());
    facts.put("ep", turn.passed().map(Object::toString).orElse(null));
    return facts;
  }

  private Optional<Sentences> secret() {
    return viewer.seat().map(turn.cards()::hand).filter(hand -> !hand.isEmpty()).map(this::held);
  }

  private Sentences held(List<String> hand) {
    List<Sentence> told = new ArrayList<>();
    told.add(Sentence.of("Your cards: %s.", CooperativeAltText.cards(hand)));
    unlocked
        .get()
        .forEach(
            (prey, cards) ->
                told.add(Sentence.of("With %s you could capture %s.", any(cards), prey)));
    return new Sentences(told);
  }

  private static Map<String, List<String>> unlocked(CooperativeTurn turn, Viewer viewer) {
    Map<String, List<String>> cards = new LinkedHashMap<>();
    if (turn.step() == CooperativeTurn.Step.PLAY && viewer.is(turn.actor())) {
      for (String card : new LinkedHashSet<>(turn.cards().hand(turn.actor()))) {
        prey(new PlayCard(turn, card.charAt(0)).allowed())
            .ifPresent(prey -> cards.computeIfAbsent(prey, key -> new ArrayList<>()).add(card));
      }
    }
    return cards;
  }

  /** What these capture, the dearest first: {@code the queen on a1 or the pawns on c6 and d7}. */
  private static Optional<String> prey(List<BoardMove> captures) {
    Map<Square, Character> prey = new LinkedHashMap<>();
    captures.stream()
        .sorted(
            Comparator.comparing((BoardMove move) -> PieceType.of(move.victim().orElseThrow()))
                .thenComparing(move -> move.captures().get(0)))
        .forEach(move -> prey.put(move.captures().get(0), move.victim().orElseThrow()));
    return Optional.of(new PlacedPieces(prey, PieceType.NAMES).words("the", MOST_NAMED))
        .filter(words -> !words.isEmpty())
        .map(Phrase::either);
  }

  private static String any(List<String> cards) {
    return cards.size() > 1
        ? "either card"
        : "your " + PieceType.coloured(cards.get(0).charAt(0)) + " card";
  }

  private Sentences status() {
    if (turn.isUndealt()) {
      return Sentences.of("The cards are being shuffled.");
    }
    return turn.result().map(this::ended).orElseGet(this::standing);
  }

  private Sentences standing() {
    CooperativeScore score = turn.score();
    CooperativeSituation situation = new CooperativeSituation(turn);
    // Whoever plays is told so in the task.
    Sentences first = answers().then(toPlayer() ? Sentences.NONE : situation.tidings());
    Sentences told = turn.isSolitaire() ? first : first.then(Sentences.of(situation.now()));
    Sentences points = told.then(Sentences.of(soFar(score)));
    if (new LastTurns(turn).isLost(toPlayer())) {
      return points;
    }
    // What only the viewer's cards would allow is said and drawn beside it.
    boolean isUnlocked = !situation.mayCapture() && !unlocked.get().isEmpty();
    Sentences all =
        points
            .then(new LastTurns(turn).kept())
            .then(isUnlocked ? Sentences.NONE : situation.allowed())
            .then(new Sentences(toWin().stream().toList()));
    return turn.cards().line().linksAKing()
        ? all.then(Sentences.of(ending(score.withAKing())))
        : all;
  }

  /** What was said about the hands that the viewer doesn't see, as long as it holds. */
  private Sentences answers() {
    List<Sentence> told = new ArrayList<>();
    for (Seat seat : turn.cards().hands().keySet()) {
      if (!viewer.is(seat)) {
        turn.cards()
            .answer(seat)
            .map(words -> Sentence.of(SentenceRole.WEIGHTY, "%s said: %s.", seat, words))
            .ifPresent(told::add);
      }
    }
    return new Sentences(told);
  }

  /**
   * The pieces that are worth most, in the last turns only those in reach; or else what a win still
   * needs, where no other sentence says that.
   */
  private Optional<Sentence> toWin() {
    WinningPace pace = turn.pace();
    return new LastTurns(turn).areFew()
        ? pace.lastOnes(square -> CaptureProspects.reach(turn, square))
        : pace.lastOnes(square -> true)
            .or(() -> lastTurns().isPresent() ? Optional.empty() : pace.needed());
  }

  private boolean toPlayer() {
    return viewer.is(turn.actor());
  }

  /** What a king would make, and how much that must be as long as it is too little. */
  private static Sentence ending(CooperativeScore score) {
    return score.wins()
        ? Sentence.of("If you capture a king now, the game ends with %s.", points(score))
        : Sentence.of(
            "If you capture a king now, the game ends with %s; you need %s to win.",
            points(score), CooperativeScore.LEAST_WIN);
  }

  /**
   * A point for each piece, and ten for the last of a kind. In solitaire nothing else says which
   * colour is to move; the first board says what the game is about instead.
   */
  private Sentence soFar(CooperativeScore score) {
    String points = points().formatted(score.points(), CooperativeScore.LEAST_WIN) + goal(score);
    if (turn.isSolitaire()) {
      SentenceRole role = turn.isOpening() ? SentenceRole.FACT : SentenceRole.POINTS;
      return Sentence.of(role, "%s's turn, %s.", turn.side(), points);
    }
    boolean begins = turn.step() == CooperativeTurn.Step.PLAY && score.points() > 0;
    return Sentence.of(begins ? SentenceRole.WEIGHTY : SentenceRole.FACT, "%s.", points);
  }

  private String points() {
    return turn.score().wins() ? "%s points so far, enough to win" : "%s of %s points" + pace();
  }

  /** What is needed in the last turns says more, and both are too long for a telephone. */
  private String pace() {
    return lastTurns().isPresent()
        ? ""
        : turn.pace().told().map(" (%s)"::formatted).orElse(" so far");
  }

  /** Whoever plays reads of the turns in the task. */
  private Optional<String> lastTurns() {
    return toPlayer() ? Optional.empty() : new LastTurns(turn).besideThePoints();
  }

  private String goal(CooperativeScore score) {
    return lastTurns()
        .map(", %s"::formatted)
        .or(() -> CooperativeAltText.gone(score).map(", with %s gone"::formatted))
        .orElse("");
  }

  private static String points(CooperativeScore score) {
    return Phrase.counted(score.points(), "point");
  }

  private Sentences ended(Result result) {
    if (result.reason().equals(CooperativeGame.OUT_OF_CARDS)) {
      return Sentences.of(turn.ranOut());
    }
    CooperativeScore score = turn.score();
    return Sentences.of(
        Sentence.of("A king was captured."),
        Sentence.of(
            "%s captured in all%s.",
            CooperativeAltText.pieces(score),
            CooperativeAltText.gone(score).map(", including "::concat).orElse("")),
        total(score));
  }

  private static Sentence total(CooperativeScore score) {
    return score.wins()
        ? Sentence.of("The score is %s.", points(score))
        : Sentence.of(
            "The score is %s; you need %s to win.", points(score), CooperativeScore.LEAST_WIN);
  }
}
