package rookery.bot.post.daily;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.bot.post.puzzle.PuzzleControl;
import rookery.bot.post.puzzle.PuzzlePost;
import rookery.engine.Action;

/**
 * The puzzle of a day: the same message as for any puzzle, with the buttons of the deal.
 *
 * @param puzzle as it is shown elsewhere
 * @param at the attempt and its version, as the controls name them
 */
public record DayPuzzlePost(PuzzlePost puzzle, DealControl at) {
  private static final Map<PuzzleControl.Asked, Asked> HERE =
      Map.of(
          PuzzleControl.Asked.QUESTION, Asked.QUESTION,
          PuzzleControl.Asked.CHOOSE, Asked.CHOOSE,
          PuzzleControl.Asked.STEP, Asked.STEP,
          PuzzleControl.Asked.PLAY, Asked.PLAY,
          PuzzleControl.Asked.PAGE, Asked.PAGE,
          PuzzleControl.Asked.ANY, Asked.ANY,
          PuzzleControl.Asked.ABOUT, Asked.ABOUT,
          PuzzleControl.Asked.HINT, Asked.HINT);

  /** The question, below a note if there is one. */
  public Post question(String note) {
    Post post = here(puzzle.question());
    String counts = "-# Puzzle of the day \u00b7 %s".formatted(counted());
    String words =
        Stream.of(note, post.words(), counts)
            .filter(part -> !part.isEmpty())
            .reduce((one, other) -> one + "\n" + other)
            .orElseThrow();
    return post.saying(words);
  }

  private String counted() {
    return at.practice() ? "practice" : "this attempt counts";
  }

  /**
   * A message of the puzzle with the buttons of the deal; those that lead to others are left out.
   */
  public Post here(Post post) {
    List<List<Control>> rows =
        post.rows().stream().map(row -> row.stream().flatMap(this::here).toList()).toList();
    return new Post(post.words(), post.picture(), rows, post.pinged(), post.layout());
  }

  private Stream<Control> here(Control control) {
    if (control instanceof Button button && isOfThePuzzle(button.id())) {
      return moved(button.id())
          .<Control>map(id -> new Button(id, button.label(), button.look()))
          .stream();
    }
    if (control instanceof Menu menu && isOfThePuzzle(menu.id())) {
      return moved(menu.id())
          .<Control>map(id -> new Menu(id, menu.question(), menu.answers()))
          .stream();
    }
    return Stream.of(control);
  }

  private static boolean isOfThePuzzle(ControlId id) {
    return id.verb().equals(ControlVerb.PUZZLE);
  }

  private Optional<ControlId> moved(ControlId id) {
    return PuzzleControl.parse(id.argument())
        .filter(control -> HERE.containsKey(control.asked()))
        .map(control -> at.with(HERE.get(control.asked()), control.argument()).id());
  }

  /**
   * The solved puzzle.
   *
   * @param how how it was solved, and how that compares
   * @param shareable whether there are others to whom it can be shown
   */
  public Post solved(Action answer, String how, boolean shareable) {
    List<Control> row = new ArrayList<>();
    if (!at.practice() && shareable) {
      row.add(new Button(at.asking(Asked.SHARE).id(), "Share", Look.MAIN));
    }
    row.add(new Button(at.practising(Asked.AGAIN).id(), "Practise", Look.PLAIN));
    row.add(RulesButton.of(puzzle.puzzle().game()));
    row.add(new Button(DealControl.ofDay(at.day(), Asked.DAY).id(), "All deals", Look.PLAIN));
    return puzzle.after(answer, how).with(row);
  }

  /** Asks whether the person wants a hint although the attempt does not count then. */
  public Post sure() {
    return Post.words(
            "If you take a hint, neither this attempt nor any later one today will count.")
        .with(
            new Button(at.asking(Asked.SURE_HINT).id(), "Show the hint", Look.DANGER),
            new Button(at.asking(Asked.QUESTION).id(), "Back to the puzzle", Look.PLAIN));
  }
}
