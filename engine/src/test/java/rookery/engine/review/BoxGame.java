package rookery.engine.review;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import rookery.engine.Action;
import rookery.engine.ActionNews;
import rookery.engine.Choice;
import rookery.engine.Game;
import rookery.engine.GameName;
import rookery.engine.PlayOutcome;
import rookery.engine.Result;
import rookery.engine.ScoreSheetNote;
import rookery.engine.Seat;
import rookery.engine.State;
import rookery.engine.TwoColourSeats;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.diagram.Diagram;
import rookery.engine.lazy.Lazy;
import rookery.engine.option.Options;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * A game of one move: White opens one of two boxes and wins if the prize is in it, or walks away
 * and loses.
 *
 * @param prize the box with the prize, which nobody knows
 */
record BoxGame(int prize) implements Game {
  @Override
  public GameName named() {
    return new GameName("boxes", "Boxes", "Find the prize.");
  }

  @Override
  public State start(Options options) {
    return new Box(prize, Optional.empty());
  }

  @Override
  public Set<String> endings() {
    return Set.of("prize");
  }

  /** Opening a box, or walking away: {@code open 1}, {@code walk}. */
  private record Deed(String text) implements Action {
    @Override
    public List<Choice> path() {
      return List.of(new Choice("What now?", text, text));
    }
  }

  private record Box(int prize, Optional<String> done) implements State {
    private static final List<Action> ALL =
        List.of(new Deed("open 0"), new Deed("open 1"), new Deed("walk"));

    @Override
    public Set<Seat> mayAct() {
      return done.isEmpty() ? Set.of(TwoColourSeats.WHITE) : Set.of();
    }

    @Override
    public List<Set<Seat>> awaited() {
      return done.isEmpty() ? List.of(mayAct()) : List.of();
    }

    @Override
    public List<Action> legal(Seat seat) {
      return mayAct().contains(seat) ? ALL : List.of();
    }

    @Override
    public State play(Seat seat, Action action) {
      return new Box(prize, Optional.of(action.text()));
    }

    @Override
    public PlayOutcome played(Seat seat, Action action) {
      Box after = new Box(prize, Optional.of(action.text()));
      boolean opens = !action.text().equals("walk");
      String found = after.isFound() ? "%s found the prize." : "%s found nothing.";
      GameLogLine line = GameLogLine.by(seat, Sentence.of(opens ? found : "%s walked away.", seat));
      ActionNews news = opens ? ActionNews.revealing(() -> line) : ActionNews.toAll(() -> line);
      ScoreSheetNote note = new ScoreSheetNote(seat, action.text());
      return new PlayOutcome(after, news, Lazy.of(() -> Optional.of(note)));
    }

    private boolean isFound() {
      return done.filter(("open " + prize)::equals).isPresent();
    }

    @Override
    public Optional<Result> result() {
      return done.map(any -> TwoColourSeats.win(isFound() ? Colour.WHITE : Colour.BLACK, "prize"));
    }

    @Override
    public SortedMap<String, Object> position() {
      return new TreeMap<>();
    }

    @Override
    public View view(Viewer viewer) {
      return new View(
          viewer,
          new TreeMap<>(),
          Diagram.ofRows(List.of("..")),
          "Two boxes.",
          Sentences.of("Two boxes."),
          Optional.empty(),
          Optional.empty(),
          mayAct(),
          awaited(),
          viewer.seat().map(this::legal).orElse(List.of()),
          Set.of(),
          result());
    }

    @Override
    public State resample(Viewer viewer, RandomGenerator random) {
      return done.isPresent() ? this : new Box(random.nextInt(2), done);
    }
  }
}
