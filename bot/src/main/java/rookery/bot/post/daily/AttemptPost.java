package rookery.bot.post.daily;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.PrivateTable;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.bot.post.table.BoardInWordsPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.turn.ActionMenu;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.match.Match;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Phrase;

/**
 * An attempt at a deal for one person, as that person sees it.
 *
 * @param at the attempt and its version, as the controls name them
 * @param where the channel in which that person asked
 */
public record AttemptPost(
    DailyDeal deal, DealDay day, Match match, DealControl at, Person player, TableLocation where) {
  /** Stands in for a table in the ids of controls. */
  private static final String ID = "daily";

  /** The game as a table. */
  public Table table() {
    return PrivateTable.of(ID, match, seat(), player, where);
  }

  /** The seat of whoever plays. */
  public Seat seat() {
    return deal.solo().orElseThrow().seat();
  }

  /** The choices that a control's argument holds; all, if that is empty. */
  public ActionMenu menu(String argument) {
    return argument.isEmpty()
        ? ActionMenu.start(table(), seat(), new CachedViews())
        : ActionMenu.of(table(), seat(), argument, new CachedViews());
  }

  /** The board below a sentence while something is worked out. */
  public Post waiting(String note) {
    return question(note).resting();
  }

  /** The board with what can be chosen, below a sentence if there is one to say. */
  public Post question(String note) {
    View view = new CachedViews().of(table(), seat());
    LineBudget lines = new LineBudget(table(), Optional.of(seat())).then(LineBudget.NEEDED, note);
    lines = lines.then(LineBudget.NEEDED, heading());
    List<GameLogLine> recent = match.recent();
    lines =
        recent.isEmpty()
            ? lines.then(TablePhrases.TASK, match.game().summary())
            : lines.then(TablePhrases.NEWS, recent.get(recent.size() - 1));
    lines = lines.then(TablePhrases.STATUS, new TablePhrases(table()).status(view, lines));
    List<Button> others = others();
    Post post = inDeal(menu("").told(lines.words(), others));
    // Where only one thing can be done, its button stands alone.
    boolean complete = post.rows().stream().anyMatch(row -> row.contains(others.get(0)));
    return complete ? post : post.with(List.copyOf(others));
  }

  private String heading() {
    return "**%s** \u00b7 %s"
        .formatted(DealWords.name(deal, day), at.practice() ? "practice" : "this attempt counts");
  }

  /** A step of the choices. */
  public Post choices(ActionMenu menu) {
    return told(menu, heading());
  }

  /** What the chosen piece does. */
  public Post about(ActionMenu menu) {
    return inDeal(menu.explained(heading()));
  }

  private Post told(ActionMenu menu, String words) {
    return inDeal(menu.told(words, others()));
  }

  private List<Button> others() {
    List<Button> row = new ArrayList<>();
    DealControl type = at.with(Asked.TYPE, match.example(seat()));
    row.add(new Button(type.id(), "Type it", Look.PLAIN));
    row.add(
        match.isLost()
            ? button(Asked.GIVE_UP, "Give up", Look.PLAIN)
            : button(Asked.HINT, "Hint", Look.PLAIN));
    if (!match.record().standing().isEmpty() && !match.recent().isEmpty()) {
      row.add(button(Asked.TAKE_BACK, "Take back", Look.PLAIN));
    }
    row.add(button(Asked.SQUARES, "Describe the board", Look.PLAIN));
    row.add(allDeals());
    return row;
  }

  private Button allDeals() {
    return new Button(DealControl.ofDay(day.date(), Asked.DAY).id(), "All deals", Look.PLAIN);
  }

  private Button button(Asked asked, String label, Look look) {
    return new Button(at.asking(asked).id(), label, look);
  }

  /** Asks whether the person wants what turns this attempt into practice. */
  public Post sure(Asked asked, String what, String label) {
    return Post.words(
            ("%s, neither this attempt nor any later one today will count. You can still play on.")
                .formatted(what))
        .with(
            button(asked, label, Look.DANGER),
            button(Asked.QUESTION, "Back to the board", Look.PLAIN));
  }

  /** The board square by square. */
  public Post inWords() {
    return new BoardInWordsPost(table(), player, new CachedViews())
        .below(heading())
        .with(button(Asked.QUESTION, "Back to the board", Look.MAIN));
  }

  /**
   * The end of the game.
   *
   * @param comparison how it compares; empty for practice
   * @param shareable whether there are others to whom it can be shown
   */
  public Post end(int points, Optional<String> comparison, boolean over, boolean shareable) {
    String ended =
        "**%s** \u00b7 %s%s"
            .formatted(
                DealWords.name(deal, day),
                DealWords.score(deal, points),
                at.practice() ? ", for practice" : "");
    String why =
        match
            .result()
            .map(result -> Phrase.capitalised(table().game().ending(result)) + ".")
            .orElse("You gave up after the game was lost.");
    String words = ended + "\n" + why + comparison.map(line -> "\n" + line).orElse("");
    return Post.of(Picture.of(new CachedViews().of(table(), seat())), words)
        .with(after(over, shareable));
  }

  private List<Control> after(boolean over, boolean shareable) {
    List<Control> row = new ArrayList<>();
    if (!at.practice() && shareable) {
      row.add(button(Asked.SHARE, "Share", Look.MAIN));
    }
    row.add(new Button(at.practising(Asked.AGAIN).id(), "Practise", Look.PLAIN));
    if (over) {
      row.add(button(Asked.BEST, "See best solution", Look.PLAIN));
    }
    row.add(allDeals());
    return row;
  }

  /** The message with the controls of a table as those of this deal. */
  private Post inDeal(Post post) {
    List<List<Control>> rows =
        post.rows().stream().map(row -> row.stream().map(this::inDeal).toList()).toList();
    return new Post(post.words(), post.picture(), rows, post.pinged(), post.layout());
  }

  private Control inDeal(Control control) {
    if (control instanceof Button button && isOfTheTable(button.id())) {
      return new Button(at.instead(button.id()).id(), button.label(), button.look());
    }
    if (control instanceof Menu menu && isOfTheTable(menu.id())) {
      return new Menu(at.instead(menu.id()).id(), menu.question(), menu.answers());
    }
    return control;
  }

  private static boolean isOfTheTable(ControlId id) {
    return id.table().equals(ID);
  }
}
