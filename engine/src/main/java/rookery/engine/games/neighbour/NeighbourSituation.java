package rookery.engine.games.neighbour;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import rookery.engine.ActionNews;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.chess.PieceType;
import rookery.engine.lazy.Lazy;
import rookery.engine.play.ColouredGroups;
import rookery.engine.play.GroupJoinCheck;
import rookery.engine.play.SingleDuty;
import rookery.engine.play.SituationAction;
import rookery.engine.play.ViewContent;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The game after the decks were shuffled.
 *
 * @param last the move made last; empty until there is one
 * @param groups the pieces that hang together, for the picture
 * @param lost whether they can never be one group; it is asked of each thing that can be done
 */
record NeighbourSituation(
    NeighbourPosition gathering,
    Optional<NeighbourMove> last,
    Lazy<ColouredGroups> groups,
    Lazy<Boolean> lost)
    implements SingleDuty<NeighbourSituation> {
  private NeighbourSituation(
      NeighbourPosition gathering, Optional<NeighbourMove> last, Lazy<ColouredGroups> groups) {
    this(gathering, last, groups, Lazy.of(gathering::isLost));
  }

  NeighbourSituation(NeighbourPosition gathering) {
    this(gathering, Optional.empty(), Lazy.of(() -> ColouredGroups.first(gathering.joined())));
  }

  /** What comes after this. */
  NeighbourSituation then(NeighbourPosition next, Optional<NeighbourMove> move) {
    return new NeighbourSituation(next, move, ColouredGroups.after(groups, next::joined));
  }

  static NeighbourSituation dealt(int minimum, List<String> pieces, List<String> positions) {
    return new NeighbourSituation(
        NeighbourPosition.start(minimum, NeighbourPiles.of(pieces, positions)));
  }

  @Override
  public Optional<Result> result() {
    return gathering.result();
  }

  @Override
  public boolean isLost() {
    return lost.get();
  }

  /** What is lost for certain by what leads from here to {@code next}. */
  Optional<Sentence> warning(NeighbourPosition next) {
    return next.whyLost().filter(why -> !isLost());
  }

  @Override
  public List<String> progress() {
    return GroupJoinCheck.progress(gathering.groups(), gathering.piles().left());
  }

  @Override
  public Seat actor() {
    return NeighbourGame.PLAYER;
  }

  @Override
  public List<? extends SituationAction<NeighbourSituation>> deeds() {
    return switch (gathering.phase()) {
      case ADD ->
          gathering.mayStop()
              ? List.of(new NeighbourAction.Add(this), new NeighbourAction.Stop(this))
              : List.of(new NeighbourAction.Add(this));
      case PLACE ->
          gathering.ring().stream().map(square -> new NeighbourAction.Place(this, square)).toList();
      case MOVE ->
          new NeighbourMoves(gathering.board())
              .all((from, to) -> new NeighbourAction.Move(this, from, to));
    };
  }

  @Override
  public boolean inOrder() {
    return true;
  }

  @Override
  public Sentences task() {
    return switch (gathering.phase()) {
      case ADD ->
          gathering.mayStop()
              ? moreOrMove()
              : Sentences.of("Turn up cards until you have to choose.");
      case PLACE ->
          Sentences.of(
              "Place the %s: %s is taken.",
              PieceType.of(gathering.held()).word(), gathering.target());
      case MOVE -> new NeighbourView(this, false).groupsLeft().then(Sentences.of(whichPiece()));
    };
  }

  private Sentences moreOrMove() {
    return gathering.mustAdd() && !isLost()
        ? Sentences.of("Add pieces: these can't all join yet.")
        : Sentences.of(new NeighbourView(this, false).movable())
            .then(
                Sentences.of(
                    "Start moving, or add a piece for two cards: later you can't add any."));
  }

  /** Whoever only turned up cards so far hasn't chosen to start moving. */
  private String whichPiece() {
    return last.isEmpty() && gathering.piles().piecesLeft().isEmpty()
        ? "With all pieces out, which one moves?"
        : "Move a piece.";
  }

  @Override
  public String title() {
    return switch (gathering.phase()) {
      case ADD -> gathering.mayStop() ? "Add or move pieces" : "Turn up cards";
      case PLACE -> "Place a piece";
      case MOVE -> "Move";
    };
  }

  @Override
  public String whyNot(String typed) {
    return new NeighbourRefusal(gathering).of(typed);
  }

  @Override
  public SortedMap<String, Object> position() {
    NeighbourPiles piles = gathering.piles();
    return position(gathering, piles.piecesLeft(), piles.positionsLeft());
  }

  static SortedMap<String, Object> position(
      NeighbourPosition gathering, Object pieces, Object positions) {
    boolean placing = gathering.phase() == NeighbourPosition.Phase.PLACE;
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", gathering.board().rows());
    position.put("phase", gathering.phase().word());
    position.put("last", gathering.last().map(Object::toString).orElse(null));
    position.put("target", placing ? gathering.target().toString() : null);
    position.put("held", placing ? Character.toString(gathering.held()) : null);
    position.put("pieces", pieces);
    position.put("positions", positions);
    position.put("spent", gathering.piles().spent());
    return position;
  }

  /** News of what led here; at the end the cards are shown with it. */
  ActionNews told(Supplier<GameLogLine> line) {
    return result().isPresent() ? ActionNews.revealing(line) : ActionNews.toAll(line);
  }

  /** The same for everybody; at the end the cards lie open. */
  @Override
  public ViewContent told(Viewer viewer) {
    return new NeighbourView(this, result().isPresent()).telling();
  }

  @Override
  public ViewContent toldAtEnd(Viewer viewer) {
    return new NeighbourView(this, true).telling();
  }

  @Override
  public Optional<NeighbourSituation> resampled(Viewer viewer, RandomGenerator random) {
    return result().isPresent()
        ? Optional.empty()
        : Optional.of(new NeighbourSituation(gathering.resampled(random), last, groups));
  }
}
