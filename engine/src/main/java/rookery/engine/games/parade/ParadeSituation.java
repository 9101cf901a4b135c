package rookery.engine.games.parade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.ActionNews;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
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
 * The game after the setup: one player, who has the same duty until the end.
 *
 * @param groups the pieces that hang together, for the picture
 */
record ParadeSituation(
    ParadePosition parade, Optional<ParadeEvent> last, Lazy<ColouredGroups> groups)
    implements SingleDuty<ParadeSituation> {
  /** What the first menu asks. */
  static final String FIRST_QUESTION = "Which piece gives the order?";

  ParadeSituation(ParadePosition parade, Optional<ParadeEvent> last) {
    this(parade, last, Lazy.of(() -> ColouredGroups.first(parade.joined())));
  }

  /** What comes after this. */
  ParadeSituation then(ParadePosition next, ParadeEvent event) {
    return new ParadeSituation(
        next, Optional.of(event), ColouredGroups.after(groups, next::joined));
  }

  static ParadeSituation dealt(List<String> deck) {
    return new ParadeSituation(ParadePosition.dealt(deck), Optional.empty());
  }

  @Override
  public Optional<Result> result() {
    return parade.result();
  }

  @Override
  public boolean isLost() {
    return parade.isLost();
  }

  @Override
  public List<String> progress() {
    return GroupJoinCheck.progress(parade.groups(), parade.pile().size());
  }

  @Override
  public Optional<Integer> mostPoints() {
    return Optional.of(parade.mostPoints());
  }

  @Override
  public Seat actor() {
    return ParadeGame.PLAYER;
  }

  @Override
  public List<SituationAction<ParadeSituation>> deeds() {
    List<SituationAction<ParadeSituation>> deeds = new ArrayList<>();
    new PossibleOrders(parade.board())
        .each((actor, from, to) -> deeds.add(new ParadeAction.Order(this, actor, from, to)));
    if (!parade.belowZero()) {
      deeds.add(new ParadeAction.Add(this));
    }
    return deeds;
  }

  @Override
  public Sentences task() {
    if (parade.belowZero()) {
      return Sentences.of("Each order costs a point.");
    }
    return last.isEmpty()
        ? Sentences.of(
            Sentence.of("Make one group: give orders, or add pieces, which can't be taken back."),
            Sentence.of(
                "Small letters show where each kind would go, counted from %s.", parade.last()))
        : Sentences.of(
            "Give an order, or add a piece: the small letters show where each kind of piece would"
                + " land, counted from %s.",
            parade.last());
  }

  @Override
  public String title() {
    return "Give an order";
  }

  @Override
  public String whyNot(String typed) {
    return new ParadeRefusal(parade).of(typed);
  }

  @Override
  public SortedMap<String, Object> position() {
    return position(parade, parade.pile());
  }

  static SortedMap<String, Object> position(ParadePosition parade, Object pile) {
    Map<String, Object> spent = new LinkedHashMap<>();
    spent.put("facedown", parade.facedown().size());
    spent.put("added", parade.added());
    SortedMap<String, Object> position = new TreeMap<>();
    position.put("position", parade.board().rows());
    position.put("pile", pile);
    position.put("spent", spent);
    position.put("below", parade.below());
    return position;
  }

  /** News of what led here; at the end the cards are shown with it. */
  ActionNews news() {
    return result().isPresent()
        ? ActionNews.revealing(this::lastLine)
        : ActionNews.toAll(this::lastLine);
  }

  /** The same for everybody; at the end the cards lie open. */
  @Override
  public ViewContent told(Viewer viewer) {
    boolean isOver = result().isPresent();
    return new ParadeView(this, isOver, !isOver).telling();
  }

  @Override
  public ViewContent toldAtEnd(Viewer viewer) {
    return new ParadeView(this, true, false).telling();
  }

  /** What happened last, in words. */
  GameLogLine lastLine() {
    return GameLogLine.by(actor(), last.map(ParadeEvent::sentence).orElseThrow());
  }

  @Override
  public Optional<ParadeSituation> resampled(Viewer viewer, RandomGenerator random) {
    return result().isPresent()
        ? Optional.empty()
        : Optional.of(new ParadeSituation(parade.resampled(random), last, groups));
  }
}
