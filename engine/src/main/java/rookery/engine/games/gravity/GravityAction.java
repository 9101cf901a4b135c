package rookery.engine.games.gravity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import rookery.engine.ActionNews;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.TwoColourSeats;
import rookery.engine.board.Colour;
import rookery.engine.board.Square;
import rookery.engine.board.SquareSet;
import rookery.engine.diagram.Mark;
import rookery.engine.explanation.Explanation;
import rookery.engine.games.gravity.well.GravityBoard;
import rookery.engine.games.gravity.well.GravityMoves;
import rookery.engine.play.MoveAction;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;
import rookery.engine.text.Sentence;
import rookery.engine.text.SentenceRole;
import rookery.engine.text.Sentences;

/** A step as something that can be done in a situation. */
record GravityAction(GravitySituation situation, GravityStep move)
    implements MoveAction<GravitySituation> {
  @Override
  public GravitySituation done(Seat by) {
    return after();
  }

  @Override
  public boolean isExposed() {
    if (move instanceof GravityStep.Add added) {
      return new DangerOfAddedPiece(situation.turn()).prey(added.square()) != 0;
    }
    return SquareSet.has(danger().prey(), GravityBoard.BOARD.number(stands()));
  }

  /** Where the piece stands then that moves or is skipped. */
  private Square stands() {
    return move instanceof GravityStep.Move moved
        ? moved.to()
        : ((GravityStep.Stuck) move).square();
  }

  @Override
  public int points() {
    Colour own = situation.turn().colour();
    return after().points().of(own) - situation.points().of(own);
  }

  @Override
  public Sentence exposedWords() {
    return move instanceof GravityStep.Add added
        ? new DangerOfAddedPiece(situation.turn()).from(added.square())
        : exposedPiece().orElseGet(MoveAction.super::exposedWords);
  }

  /** What could capture the piece that moves or is skipped, and where. */
  private Optional<Sentence> exposedPiece() {
    return danger()
        .captor(GravityBoard.BOARD.number(stands()))
        .map(
            captor ->
                Sentence.of("%s could capture it on %s.", Phrase.capitalised(captor), stands()));
  }

  @Override
  public Optional<Explanation> exposure() {
    return move instanceof GravityStep.Add added
        ? new DangerOfAddedPiece(situation.turn()).drawn(added.square())
        : exposedPiece().map(told -> new Explanation(Sentences.of(told), exposedMarks()));
  }

  /** What could capture the piece where it stands then. */
  private List<Mark> exposedMarks() {
    List<Mark> marks = new ArrayList<>(danger().arrows(GravityBoard.BOARD.number(stands())));
    marks.add(Mark.danger(List.of(stands())));
    return marks;
  }

  private GravityDanger danger() {
    return new GravityDanger(after().turn(), situation.turn().colour());
  }

  /** Where another piece can make way first, there may be more to choose then. */
  @Override
  public boolean isForced() {
    if (!(move instanceof GravityStep.Move moved)) {
      return false;
    }
    GravityTurn turn = situation.turn();
    int from = GravityBoard.BOARD.number(moved.from());
    return SquareSet.size(turn.targets(from)) == 1 && !turn.isHeldUp(from);
  }

  @Override
  public boolean isExposedAnyway() {
    return move instanceof GravityStep.Move moved
        && new UnavoidableDanger(situation.turn())
            .isUnavoidable(GravityBoard.BOARD.number(moved.from()));
  }

  /**
   * Once a piece has passed it can't move any more in this turn, even if its way is clear then; and
   * whoever adds a piece where it could capture may do so elsewhere.
   */
  @Override
  public Optional<String> asks() {
    return isNeedless() ? Optional.of("Add it anyway") : blocker().map(piece -> "Skip it");
  }

  @Override
  public Optional<Sentence> warning() {
    return isNeedless() ? Optional.of(exposedWords()) : blocker().map(this::instead);
  }

  /**
   * What can be done instead of skipping a piece; only one that could be captured is lost by it.
   */
  private Sentence instead(String blocker) {
    return exposedPiece()
        .map(
            told ->
                Sentence.of(
                    "%s, but it can still move this turn if you move %s first.",
                    told.asPart(), blocker))
        .orElseGet(
            () ->
                Sentence.of(
                    SentenceRole.TO_DO,
                    "It's blocked now, but it can still move this turn if you move %s first.",
                    blocker));
  }

  /** Whether it adds a piece where that could capture, though there is a harmless square. */
  private boolean isNeedless() {
    return move instanceof GravityStep.Add
        && isExposed()
        && new DangerOfAddedPiece(situation.turn()).isAvoidable();
  }

  /** A piece that nothing of its own side has to make way for is done without being skipped. */
  @Override
  public boolean isOffered() {
    return !(move instanceof GravityStep.Stuck) || blocker().isPresent();
  }

  /** What has to make way so that the piece that is skipped can move: {@code the rook on g7}. */
  private Optional<String> blocker() {
    if (move instanceof GravityStep.Stuck stuck) {
      GravityTurn turn = situation.turn();
      OptionalInt blocker = turn.blocker(GravityBoard.BOARD.number(stuck.square()));
      return blocker.stream().mapToObj(turn::named).findFirst();
    }
    return Optional.empty();
  }

  GravitySituation after() {
    GravityTurn turn = situation.turn();
    return new GravitySituation(move.after(turn), situation.trail().with(turn, move));
  }

  /** The points of what is stacked by it are told with it. */
  private GameLogLine told(Seat by, GravityPoints points) {
    Colour own = situation.turn().colour();
    GameLogLine moved =
        points
            .stackedSince(situation.points(), own)
            .map(
                gained ->
                    GameLogLine.moved(
                        by, "%s, %s%s".formatted(move.words(), scoring(gained), why(points))))
            .or(() -> attacking(by, points.well()))
            .map(line -> line.as(SentenceRole.POINTS))
            .orElseGet(() -> move.told(by));
    Sentences others =
        points
            .stackedSince(situation.points(), own.opposite())
            .map(
                gained ->
                    Sentences.of(
                        "That also scored %s for %s.", gained, TwoColourSeats.seat(own.opposite())))
            .orElse(Sentences.NONE);
    return others.isEmpty() ? moved : moved.then(others).as(SentenceRole.POINTS);
  }

  /** What a piece could capture next from where it has moved; it counts as much as points. */
  private Optional<GameLogLine> attacking(Seat by, GravityBoard then) {
    if (!(move instanceof GravityStep.Move moved) || moved.isCapture()) {
      return Optional.empty();
    }
    long prey = GravityMoves.captures(then, GravityBoard.BOARD.number(moved.to()));
    return prey == 0
        ? Optional.empty()
        : Optional.of(
            GameLogLine.moved(
                by,
                "%s (attacking %s)"
                    .formatted(move.words(), Phrase.list(then.placed(prey).words("the")))));
  }

  /** A capture counts apart from what is stacked by it. */
  private String scoring(String gained) {
    boolean captures = move instanceof GravityStep.Move moved && moved.isCapture();
    return captures
        ? "which scores 1 point, plus %s for stacking".formatted(gained)
        : "which scores " + gained;
  }

  /** Why the piece that moved stays in the air, and which others are stacked by it. */
  private String why(GravityPoints points) {
    List<String> parts = new ArrayList<>();
    if (move instanceof GravityStep.Move moved && points.well().isStacked(moved.to())) {
      points.well().footing(moved.to()).map(why -> "because " + why).ifPresent(parts::add);
    }
    situation.turn().alsoStacked(points.well()).ifPresent(parts::add);
    return parts.isEmpty() ? "" : " (%s)".formatted(String.join("; ", parts));
  }

  /** As the news tell it: {@code pawn e4-e3}. */
  @Override
  public Optional<ScoreSheetNote> noted(Seat by, GravitySituation after) {
    return Optional.of(new ScoreSheetNote(by, move.noted()));
  }

  /** GR-7: where the turn ends by it the next card is flipped, which shows something. */
  @Override
  public ActionNews news(Seat by, GravitySituation after) {
    ActionNews news = ActionNews.toAll(() -> told(by, after.points()));
    boolean flips = after.turn().decks().flipped() > situation.turn().decks().flipped();
    return flips ? new ActionNews.Revealing(news) : news;
  }
}
