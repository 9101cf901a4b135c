package rookery.bot.post.table.turn;

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
import rookery.bot.post.table.BoardButtons;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentActions;
import rookery.bot.post.text.RecentLines;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentences;

/** The board for one person, seen from that person's side. */
public record PersonalBoardPost(Table table, Person person, CachedViews views) {
  /** The board and how the game stands. */
  public Post post() {
    return below("");
  }

  /** The same below a sentence. */
  Post below(String sentence) {
    View view = views.of(table, table.viewer(person));
    Optional<Seat> you = table.seating().seatOf(person);
    LineBudget said = new LineBudget(table, you).then(LineBudget.NEEDED, sentence);
    LineBudget news = new RecentActions(table).below(said, news());
    // Whoever asks for the board wants to know how the game stands.
    LineBudget lines =
        news.then(TablePhrases.NEWS + 1, new TablePhrases(table).status(view, news))
            .then(TablePhrases.NEWS, view.secret().map(this::onlyYouKnow).orElse(""))
            .then(
                TablePhrases.STATUS,
                acts(view) && table.seats().size() > 1 ? "It's your turn." : "");
    String words = new TablePhrases(table).footer(lines, you).words();
    List<Control> row = new ArrayList<>(mainButton());
    if (new ExplainedBoardPost(table, person, views).isPossible()) {
      row.add(new Button(ControlId.of(ControlVerb.EXPLAIN, table), "Explain", Look.PLAIN));
    }
    return Post.of(Picture.of(view), words).with(row);
  }

  /** What is new to somebody, or what has happened last. */
  private List<GameLogLine> news() {
    RecentLines lines = new RecentLines(table);
    List<GameLogLine> since = table.seats().size() == 1 ? List.of() : lines.sinceTurnOf(person);
    boolean acts = table.awaited().has(person);
    return acts && !since.isEmpty() ? since : lines.recent();
  }

  private String onlyYouKnow(Sentences secret) {
    return "Only you know this. " + new PlayerNames(table).read(secret);
  }

  /** The same for a player who tries to act when it is not their turn. */
  public Post outOfTurn() {
    return below(new TablePhrases(table).turn());
  }

  /** The same for somebody without a seat who tries to play. */
  public Post toWatcher() {
    return below("You have no seat at this table, so you can only watch.");
  }

  /** The button that opens the menu of actions, for somebody who may act; nothing for others. */
  List<Control> mainButton() {
    return acts(views.of(table, table.viewer(person)))
        ? List.of(new BoardButtons(table, views).mainButton())
        : List.of();
  }

  private boolean acts(View view) {
    return !view.legal().isEmpty() && table.stage() == TableStage.PLAYING;
  }
}
