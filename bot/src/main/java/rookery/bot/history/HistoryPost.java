package rookery.bot.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.match.History;

/** A past position of a game, for one person alone, with buttons to the others. */
public final class HistoryPost {
  private static final int LINES_BEFORE = 4;
  private static final int LINES_AFTER = 2;

  /** The ranks of the parts: if room is short, parts with higher numbers are left out first. */
  private static final int SECRET = 10;

  private static final int TITLE = 30;

  private final Table table;
  private final Optional<Seat> reader;
  private final HistoryPosition shown;
  private final History history;

  /**
   * From the person's own seat they read of what "you" did, as everyone reads of people by name.
   */
  private final PlayerNames names;

  private HistoryPost(Table table, Optional<Seat> reader, HistoryPosition shown, History history) {
    this.table = table;
    this.reader = reader;
    this.shown = shown;
    this.history = history;
    this.names = new PlayerNames(table, shown.own() ? reader : Optional.empty());
  }

  /**
   * The position that {@code person} wants to see, or the nearest there is; from the person's own
   * seat only where there is one.
   */
  public static HistoryPost of(Table table, Person person, HistoryPosition wanted) {
    Optional<Seat> reader = table.viewer(person).seat();
    boolean own = wanted.own() && reader.isPresent();
    Viewer viewer = own ? table.viewer(person) : Viewer.SPECTATOR;
    History history = History.of(table.match().orElseThrow(), viewer);
    int index = Math.max(0, Math.min(wanted.index(), history.size() - 1));
    return new HistoryPost(table, reader, new HistoryPosition(index, own), history);
  }

  /** The picture, the lines of the log around it, and the buttons to other positions. */
  public Post post() {
    View view = names.shown(history.view(shown.index()));
    return Post.of(Picture.of(view), words(view)).with(steps()).with(otherButtons());
  }

  private String words(View view) {
    LineBudget lines = new LineBudget(table, names.you());
    int first = Math.max(1, shown.index() - LINES_BEFORE);
    int last = Math.min(history.size() - 1, shown.index() + LINES_AFTER);
    for (int i = first; i <= last; i++) {
      lines = lines.then(rank(i), line(i));
    }
    String secret = view.secret().map(names::read).orElse("");
    return lines
        .then(SECRET, secret.isEmpty() ? "" : onlyYouKnew(secret))
        .small(LineBudget.NEEDED, position())
        .small(TITLE, table.heading())
        .words();
  }

  /** What the line of this position has just told is not told again. */
  private String onlyYouKnew(String secret) {
    return "Only you knew this." + (line(shown.index()).contains(secret) ? "" : " " + secret);
  }

  /** The action that led to this position is needed most, then those next to it. */
  private int rank(int index) {
    int away = Math.abs(index - shown.index());
    return away == 0 ? LineBudget.NEEDED : SECRET + 2 * away + (index > shown.index() ? 1 : 0);
  }

  private String position() {
    int moves = history.size() - 1;
    return (shown.index() == 0
            ? "The start"
            : "After step %d of %d".formatted(shown.index(), moves))
        + side();
  }

  /** Whether the person has seen what others have not. */
  private boolean hasTwoSides() {
    return reader.isPresent() && table.seats().size() > 1 && !table.game().hidesNothing();
  }

  private String side() {
    if (!hasTwoSides()) {
      return "";
    }
    return shown.own() ? ", as you saw it" : ", as everyone saw it";
  }

  /** What led to a position, in bold where it is the one that is shown. */
  private String line(int index) {
    String told = history.line(index).map(names::told).orElse("");
    // The number would begin a list of its own, counted anew.
    String line = "%d\\. %s".formatted(index, told);
    return index == shown.index() ? "**" + line + "**" : line;
  }

  /**
   * The buttons to either end appear only if that is more than one step away, because no two
   * buttons may have the same id.
   */
  private List<Control> steps() {
    int last = history.size() - 1;
    List<Control> row = new ArrayList<>();
    if (shown.index() > 1) {
      row.add(step(0, "|<"));
    }
    if (shown.index() > 0) {
      row.add(step(shown.index() - 1, "\u2190 Earlier"));
    }
    if (shown.index() < last) {
      row.add(step(shown.index() + 1, "Later \u2192"));
    }
    if (shown.index() < last - 1) {
      row.add(step(last, ">|"));
    }
    return row;
  }

  private List<Control> otherButtons() {
    List<Control> row = new ArrayList<>();
    if (history.size() > 1) {
      row.add(button(ControlVerb.HISTORY_AT, shown, "Go to move ..."));
    }
    if (hasTwoSides()) {
      String label = shown.own() ? "See the public view" : "See your view";
      row.add(button(ControlVerb.HISTORY, shown.otherwise(), label));
    }
    if (table.stage() == TableStage.PLAYING && reader.isPresent()) {
      row.add(new Button(ControlId.of(ControlVerb.MOVE, table), "Back to the game", Look.PLAIN));
    }
    return row;
  }

  private Control step(int index, String label) {
    return button(ControlVerb.HISTORY, shown.at(index), label);
  }

  private Control button(String verb, HistoryPosition to, String label) {
    return new Button(ControlId.of(verb, table, to.argument()), label, Look.PLAIN);
  }
}
