package rookery.engine.games.parade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.News;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.play.Deed;
import rookery.engine.play.SoleDuty;
import rookery.engine.play.Telling;
import rookery.engine.text.LogLine;
import rookery.engine.text.Text;

/** The game after the setup: one player, who has the same duty until the end. */
record ParadeScene(Parade parade, Optional<Event> last) implements SoleDuty<ParadeScene> {
  /** What the first menu asks. */
  static final String FIRST_QUESTION = "Which piece gives the order?";

  ParadeScene(Parade parade, Event last) {
    this(parade, Optional.of(last));
  }

  static ParadeScene dealt(List<String> deck) {
    return new ParadeScene(Parade.dealt(deck), Optional.empty());
  }

  @Override
  public Optional<Result> result() {
    return parade.result();
  }

  @Override
  public Seat actor() {
    return ParadeGame.PLAYER;
  }

  @Override
  public List<Deed<ParadeScene>> deeds() {
    List<Deed<ParadeScene>> deeds = new ArrayList<>();
    new Orders(parade.board())
        .each((actor, from, to) -> deeds.add(new ParadeDeed.Order(this, actor, from, to)));
    if (!parade.belowZero()) {
      deeds.add(new ParadeDeed.Add(this));
    }
    return deeds;
  }

  @Override
  public Text task() {
    return Text.of(
        parade.belowZero()
            ? "Give an order; each costs a point."
            : "Give an order, or add a piece.");
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

  static SortedMap<String, Object> position(Parade parade, Object pile) {
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
  News news() {
    return result().isPresent() ? News.revealing(this::lastLine) : News.toAll(this::lastLine);
  }

  /** The same for everybody; at the end the cards lie open. */
  @Override
  public Telling told(Viewer viewer) {
    return new ParadeTelling(this, result().isPresent()).telling();
  }

  @Override
  public Telling toldAtEnd(Viewer viewer) {
    return new ParadeTelling(this, true).telling();
  }

  /** What happened last, in words. */
  LogLine lastLine() {
    return LogLine.by(actor(), last.map(Event::sentence).orElseThrow());
  }

  @Override
  public Optional<ParadeScene> resampled(Viewer viewer, RandomGenerator random) {
    return result().isPresent()
        ? Optional.empty()
        : Optional.of(new ParadeScene(parade.resampled(random), last));
  }
}
