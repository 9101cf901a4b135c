package rookery.engine.games.cooperative;

import java.util.List;
import java.util.Optional;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.chess.PieceType;
import rookery.engine.play.PlayableState;
import rookery.engine.play.SituationAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** Ending the turn, with the cards drawn that this brings. */
record EndTurn(CooperativeSituation situation) implements SituationAction<CooperativeSituation> {
  static final String TEXT = "end";

  /** Among so many moves there is one that leaves a capture for after it. */
  private static final int ENOUGH = 8;

  /**
   * What computer players look into: they don't end a turn in which they could still move, which
   * prepares something, or capture anything but a king; and they move before they capture. In the
   * last turn no computer, however weak, leaves its partner without the points that a king keeps.
   */
  static List<Action> sensible(List<Action> legal) {
    List<BoardMove> moves = PlayableState.deeds(legal, BoardMove.class);
    List<Action> saving =
        legal.stream()
            .filter(
                action ->
                    PlayableState.deeds(List.of(action), BoardMove.class).stream()
                        .anyMatch(BoardMove::savesPoints))
            .toList();
    if (!saving.isEmpty()) {
      return saving;
    }
    if (moves.stream().allMatch(BoardMove::takesKing)) {
      return legal;
    }
    boolean movesFirst = moves.stream().filter(EndTurn::isPlain).count() >= ENOUGH;
    return legal.stream().filter(action -> isSensible(action, movesFirst)).toList();
  }

  private static boolean isSensible(Action action, boolean movesFirst) {
    return PlayableState.deeds(List.of(action), BoardMove.class).stream()
        .anyMatch(move -> !movesFirst || isPlain(move) || move.takesKing());
  }

  private static boolean isPlain(BoardMove move) {
    return move.victim().isEmpty();
  }

  private CooperativeTurn turn() {
    return situation.turn();
  }

  @Override
  public String text() {
    return TEXT;
  }

  @Override
  public List<Choice> path() {
    return List.of(Choice.piece(text(), "End the turn"));
  }

  @Override
  public Optional<String> countedAs() {
    return Optional.empty();
  }

  @Override
  public Optional<String> spoken() {
    return Optional.of("end the turn");
  }

  @Override
  public Optional<String> asks() {
    return situation.mayCapture() ? Optional.of("End it anyway") : Optional.empty();
  }

  /** What the turn ends without, which is asked about. */
  @Override
  public Optional<Sentence> warning() {
    return asks()
        .map(
            asked ->
                Sentence.of(
                    SentenceRole.TO_DO, "You can still capture: %s.", situation.captures()));
  }

  @Override
  public double loss() {
    return turn().unscored(0);
  }

  @Override
  public CooperativeSituation done(Seat by) {
    return new CooperativeSituation(turn().ended());
  }

  @Override
  public Optional<ScoreSheetNote> noted(Seat by, CooperativeSituation after) {
    return Optional.empty();
  }

  @Override
  public ActionNews news(Seat by, CooperativeSituation after) {
    return turn().endsWithACard()
        ? ActionNews.revealing(() -> told(by, after.turn()))
        : ActionNews.toAll(() -> told(by, after.turn()));
  }

  private GameLogLine told(Seat by, CooperativeTurn next) {
    Sentence ended =
        hasDrawn(by, next)
            ? Sentence.of(
                SentenceRole.LEADS_ON, "%s ended the turn and drew a card.", turn().side())
            : Sentence.of(SentenceRole.END_OF_TURN, "%s ended the turn.", turn().side());
    Sentences coming = comingToTheLine(next);
    // Alone, whose turn it is now says that the other has ended.
    return turn().isSolitaire() && !coming.isEmpty()
        ? GameLogLine.by(by, coming.sentences().toArray(Sentence[]::new))
        : GameLogLine.by(by, ended).then(coming);
  }

  /** Not where the last cards of the pile were kings. */
  private boolean hasDrawn(Seat by, CooperativeTurn next) {
    return next.cards().hand(by).size() > turn().cards().hand(by).size();
  }

  /** The kings drawn, or what solitaire turns up: all that comes to the line is public. */
  private Sentences comingToTheLine(CooperativeTurn next) {
    List<String> line = next.cards().line().cards();
    List<String> coming = line.subList(turn().cards().line().size(), line.size());
    if (coming.isEmpty()) {
      return Sentences.NONE;
    }
    if (turn().isSolitaire() && coming.size() > 1) {
      int kings = coming.size() - 1;
      return added(coming.subList(0, kings))
          .then(
              Sentences.of(
                  "As a king came up, one more card is added: %s.",
                  CooperativeAltText.cards(coming.subList(kings, coming.size()))));
    }
    return turn().isSolitaire() ? added(coming) : Sentences.of(drew(turn().side(), coming));
  }

  /** Whose turn is next is told the same in the task. */
  static Sentence drew(Object who, List<String> kings) {
    return Sentence.of(
        SentenceRole.WEIGHTY, "%s drew %s: kings go straight into the line.", who, named(kings));
  }

  /** Kings by their cards: {@code the white king and the black king}. */
  static String named(List<String> kings) {
    return Phrase.list(
        kings.stream().map(king -> "the " + PieceType.coloured(king.charAt(0))).toList());
  }

  private static Sentences added(List<String> cards) {
    return Sentences.of("New in the line: %s.", CooperativeAltText.cards(cards));
  }
}
