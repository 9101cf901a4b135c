package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentActions;
import rookery.bot.post.text.ResultWords;
import rookery.bot.post.text.SeatWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.text.Sentences;

/**
 * The message in a channel that shows how the game in its thread stands. It is for people who pass
 * by, so it notifies nobody.
 *
 * @param table where the game has started
 */
public record ChannelSummaryPost(Table table, CachedViews views) {
  /** The message as it is now. */
  public Post post() {
    Post post =
        isPlayedElsewhere()
            ? Post.words(words())
            : Post.of(new PublicPicture(table, views).picture().small(), words());
    return post.withRows(rows());
  }

  /**
   * Whether whoever plays alone or with computers alone has gone on to a board of their own: so
   * many moves are soon made there that a picture here would be an old one.
   */
  private boolean isPlayedElsewhere() {
    return table.isInThread()
        && table.stage() == TableStage.PLAYING
        && !isBeginningHere()
        && new SeatWords(table).onlyPlayer().isPresent();
  }

  private String words() {
    LineBudget heading =
        new LineBudget(table, new SeatWords(table).onlyPerson())
            .then(LineBudget.NEEDED, table.heading());
    Optional<Seat> beginning = beginningAlone();
    LineBudget lines =
        beginning.isPresent()
            ? heading.then(TablePhrases.TASK, task(beginning.get()))
            : heading.then(
                TablePhrases.NEWS,
                new SeatWords(table).team().orElseGet(new PlayerNames(table)::seats));
    return state(lines).words();
  }

  /** Whoever plays alone and is asked here for the first time to do something. */
  private Optional<Seat> beginningAlone() {
    return new SeatWords(table)
        .onlyPlayer()
        .filter(seat -> table.seats().size() == 1 && isBeginningHere());
  }

  /** What there is to do, unless it tells a secret. */
  private Sentences task(Seat seat) {
    View view = views.of(table, seat);
    return view.secret().isEmpty() && !view.asksInSecret()
        ? view.task().orElse(Sentences.NONE)
        : Sentences.NONE;
  }

  private LineBudget state(LineBudget before) {
    if (table.result().isPresent()) {
      return before.then(LineBudget.NEEDED, ResultWords.sentence(table.result().get(), table));
    }
    return table.stage() == TableStage.CLOSED
        ? before.then(LineBudget.NEEDED, "This game was stopped.")
        : waiting(before);
  }

  /** What has happened before a person comes to act here, how it stands, and whose turn it is. */
  private LineBudget waiting(LineBudget before) {
    TablePhrases telling = new TablePhrases(table);
    LineBudget told = isBeginningHere() ? new RecentActions(table).newest(before) : before;
    LineBudget stands =
        isPlayedElsewhere()
            ? told
            : told.then(TablePhrases.STATUS, telling.status(views.publicly(table), told));
    return stands.then(LineBudget.NEEDED, turn(telling));
  }

  /**
   * Among people also since when they wait. Whoever plays with computers is spoken to; what there
   * is to do changes faster than this message. Nobody takes turns who plays alone.
   */
  private String turn(TablePhrases telling) {
    Optional<Seat> alone = new SeatWords(table).onlyPlayer();
    if (alone.isEmpty()) {
      return telling.next(
          " (turn began <t:%d:R>)".formatted(table.posted().since().getEpochSecond()));
    }
    if (table.seats().size() == 1) {
      return "";
    }
    // Computers move at once, and this message is changed once they have.
    return table.turn() == 0 && table.awaited().onlyComputers()
        ? telling.call()
        : "Your turn, %s.".formatted(new PlayerNames(table).of(alone.get()));
  }

  private List<List<Control>> rows() {
    Button rules = RulesButton.of(table.game());
    if (table.isInThread() && !isBeginningHere()) {
      return List.of(List.of(new Control.Link(table.home().link(), "Go to game"), rules));
    }
    // Before the message is sent its thread has no id to link to. If people come first, it stays
    // as it is until one of them has acted, so that they can do it here.
    BoardButtons buttons = new BoardButtons(table, views);
    List<Control> others = new ArrayList<>();
    others.add(buttons.ownBoard(buttons.ownView("Show board")));
    others.add(rules);
    if (isBeginningHere()) {
      others.add(new Button(ControlId.of(ControlVerb.MORE, table), "More", Look.PLAIN));
    }
    return buttons.acting(others);
  }

  /** Whoever plays alone or with computers alone begins here, where they have opened the table. */
  private boolean isBeginningHere() {
    SeatWords seats = new SeatWords(table);
    return table.stage() == TableStage.PLAYING
        && seats.onlyPlayer().filter(seat -> !seats.hasActed(seat)).isPresent();
  }
}
