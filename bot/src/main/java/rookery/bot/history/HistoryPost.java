package rookery.bot.history;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.match.History;

/** A past position of a game, for one person alone, with buttons to the others. */
public final class HistoryPost {
  private static final int LINES_BEFORE = 4;
  private static final int LINES_AFTER = 2;

  /** What goes before what, where there is no room for all. */
  private static final int SECRET = 10;

  private static final int TITLE = 30;

  private final Table table;
  private final boolean seated;
  private final HistoryPosition glance;
  private final History history;

  private HistoryPost(Table table, boolean seated, HistoryPosition glance, History history) {
    this.table = table;
    this.seated = seated;
    this.glance = glance;
    this.history = history;
  }

  /**
   * The position that {@code person} wants to see, or the nearest there is; from the person's own
   * seat only where there is one.
   *
   * @param table where a game is or was played
   */
  public static HistoryPost of(Table table, Person person, HistoryPosition wanted) {
    boolean seated = table.viewer(person).seat().isPresent();
    boolean own = wanted.own() && seated;
    Viewer viewer = own ? table.viewer(person) : Viewer.SPECTATOR;
    History history = History.of(table.match().orElseThrow(), viewer);
    int index = Math.max(0, Math.min(wanted.index(), history.size() - 1));
    return new HistoryPost(table, seated, new HistoryPosition(index, own), history);
  }

  /** The picture, the lines of the log around it, and where one can go from here. */
  public Post post() {
    View view = new PlayerNames(table).shown(history.view(glance.index()));
    return Post.of(Picture.of(view), words(view)).with(steps()).with(others());
  }

  private String words(View view) {
    LineBudget lines = new LineBudget(table);
    int first = Math.max(1, glance.index() - LINES_BEFORE);
    int last = Math.min(history.size() - 1, glance.index() + LINES_AFTER);
    for (int i = first; i <= last; i++) {
      lines = lines.then(rank(i), line(i));
    }
    String secret =
        view.secret()
            .map(known -> "Only you knew this. " + new PlayerNames(table).read(known))
            .orElse("");
    return lines
        .then(SECRET, secret)
        .small(LineBudget.NEEDED, position())
        .small(TITLE, table.heading())
        .words();
  }

  /** What led here is needed most, then what is near to it. */
  private int rank(int index) {
    int away = Math.abs(index - glance.index());
    return away == 0 ? LineBudget.NEEDED : SECRET + 2 * away + (index > glance.index() ? 1 : 0);
  }

  private String position() {
    return "Position %d of %d%s".formatted(glance.index() + 1, history.size(), side());
  }

  /** Whether the person has seen what others have not. */
  private boolean hasTwoSides() {
    return seated && !table.game().hidesNothing();
  }

  private String side() {
    if (!hasTwoSides()) {
      return "";
    }
    return glance.own() ? ", as you saw it" : ", as everybody sees it";
  }

  /** What led to a position, in bold where it is the one that is shown. */
  private String line(int index) {
    String told = history.line(index).map(new PlayerNames(table)::told).orElse("");
    // The number would begin a list of its own, counted anew.
    String line = "%d\\. %s".formatted(index, told);
    return index == glance.index() ? "**" + line + "**" : line;
  }

  /** To either end only where that is more than a step: no two buttons may ask for the same. */
  private List<Control> steps() {
    int last = history.size() - 1;
    List<Control> row = new ArrayList<>();
    if (glance.index() > 1) {
      row.add(step(0, "|<"));
    }
    if (glance.index() > 0) {
      row.add(step(glance.index() - 1, "< Back"));
    }
    if (glance.index() < last) {
      row.add(step(glance.index() + 1, "Next >"));
    }
    if (glance.index() < last - 1) {
      row.add(step(last, ">|"));
    }
    return row;
  }

  private List<Control> others() {
    List<Control> row = new ArrayList<>();
    if (history.size() > 1) {
      row.add(button(ControlVerb.HISTORY_AT, glance, "Go to move ..."));
    }
    if (hasTwoSides()) {
      String label = glance.own() ? "As everybody sees it" : "As I saw it";
      row.add(button(ControlVerb.HISTORY, glance.otherwise(), label));
    }
    return row;
  }

  private Control step(int index, String label) {
    return button(ControlVerb.HISTORY, glance.at(index), label);
  }

  private Control button(String verb, HistoryPosition to, String label) {
    return new Button(ControlId.of(verb, table, to.argument()), label, Look.PLAIN);
  }
}
