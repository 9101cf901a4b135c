package rookery.bot.post.table;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.RulesButton;
import rookery.bot.post.choice.PictureLegendPost;
import rookery.bot.post.text.ClockWords;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentLines;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Side;
import rookery.engine.match.Match;
import rookery.engine.text.DutyTitle;
import rookery.engine.text.GameLogLine;

/**
 * What somebody can do at a table apart from moving: shown to that person alone, with only the
 * buttons that work now.
 */
public record MoreActionsPost(Table table, Person person, CachedViews views) {
  /** The argument of the button that shows what the marks mean. */
  public static final String MARKS = "marks";

  /** The argument of the button that shows what a partner can be asked. */
  public static final String QUESTIONS = "questions";

  /** The argument of the buttons that lead back to these. */
  private static final String BACK = "back";

  private static final int IN_A_ROW = 3;

  /** The buttons and the details of the table. */
  public Post post() {
    List<Control> all = new ArrayList<>();
    if (table.stage() == TableStage.PLAYING && table.seating().seatOf(person).isPresent()) {
      all.addAll(played());
    }
    all.add(new Button(ControlId.of(ControlVerb.HISTORY, table), "History", Look.PLAIN));
    if (table.countsForRatings()) {
      all.add(button(ControlVerb.RATINGS, "", "Ratings"));
    }
    all.add(button(ControlVerb.SQUARES, "", "Describe the board"));
    PictureLegendPost.of(table.game())
        .map(marks -> button(ControlVerb.MORE, MARKS, PictureLegendPost.LABEL))
        .ifPresent(all::add);
    all.add(RulesButton.of(table.game()));
    if (table.stage() == TableStage.PLAYING
        && !table.concerns(person)
        && !table.place().isDirect()) {
      boolean follows = table.seating().followers().contains(person);
      all.add(button(ControlVerb.FOLLOW, follows ? "no" : "yes", follows ? "Unfollow" : "Follow"));
    }
    if (table.concerns(person) && !table.seating().visitors().isEmpty()) {
      all.add(button(ControlVerb.REPORT, "", "Report"));
    }
    if (table.decks().isPresent()) {
      all.add(button(ControlVerb.DECKS, "", "Is it fair?"));
    }
    Post post = Post.words(TruncatedText.toAMessage(paragraphs()));
    for (int i = 0; i < all.size(); i += IN_A_ROW) {
      post = post.with(all.subList(i, Math.min(i + IN_A_ROW, all.size())));
    }
    return post;
  }

  /** The same with the way back to the board, where it has taken the board's place. */
  public Post besideTheWayBack() {
    Button back = button(ControlVerb.BOARD, "", "Back to the board");
    return table.match().isPresent() ? post().with(back) : post();
  }

  /** What the marks in the game's pictures mean; from there one comes back to these buttons. */
  public Post marks() {
    return PictureLegendPost.of(table.game())
        .map(marks -> marks.above(back(table)))
        .orElseGet(this::post);
  }

  /** The button that leads back to these buttons from what they showed. */
  public static Button back(Table table) {
    return new Button(ControlId.of(ControlVerb.MORE, table, BACK), "\u2190 Back", Look.PLAIN);
  }

  private List<String> paragraphs() {
    List<String> paragraphs = new ArrayList<>(sinceYourTurn());
    paragraphs.add("You can also:");
    paragraphs.add(footer());
    return paragraphs;
  }

  /** The whole list of what there is too little room for above a board. */
  private List<String> sinceYourTurn() {
    if (table.seats().size() == 1 || table.match().isEmpty()) {
      return List.of();
    }
    List<List<GameLogLine>> lines = new RecentLines(table).numberedSinceTurnOf(person);
    PlayerNames names = new PlayerNames(table, table.seating().seatOf(person));
    boolean seated = table.seating().seatOf(person).isPresent();
    List<String> all = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      all.add("%d. %s".formatted(i + 1, names.told(lines.get(i))));
    }
    if (!all.isEmpty()) {
      all.add(0, seated ? "**Since your last turn**" : "**The last turn**");
    }
    return all;
  }

  private String footer() {
    String footer = new TablePhrases(table).footer();
    return ClockWords.chosen(table).map(clock -> footer + " \u00b7 " + clock).orElse(footer);
  }

  private List<Control> played() {
    Match match = table.running();
    List<Control> row = new ArrayList<>();
    if (!views.of(table, table.seatOf(person)).legal().isEmpty()) {
      boolean isMove = match.duty(table.seatOf(person)).filter(DutyTitle.MOVE::equals).isPresent();
      String example = match.example(table.seatOf(person));
      row.add(button(ControlVerb.TYPE, example, isMove ? "Type a move" : "Type it"));
      PlayerButtons.hint(table, table.seatOf(person)).ifPresent(row::add);
    }
    if (match.explained(table.viewer(person)).isPresent()) {
      row.add(button(ControlVerb.EXPLAIN, "", "Explain"));
    }
    if (match.takeBackOffer().isEmpty()
        && match.undoing(table.seatOf(person)).refusal().isEmpty()) {
      row.add(PlayerButtons.takeBack(table));
    }
    if (match.drawOffer().isEmpty() && table.seats().get(0).side() != Side.PARTNERS) {
      row.add(button(ControlVerb.CLAIM, "", "Offer a draw"));
    }
    if (match.hasPartnersToAsk()) {
      boolean suggests = !match.questionsToAsk(table.seatOf(person)).isEmpty();
      row.add(button(ControlVerb.ASK, suggests ? QUESTIONS : "", "Ask your partner"));
    }
    row.add(button(ControlVerb.RESIGN, "ask", "Resign"));
    return row;
  }

  private Button button(String verb, String argument, String label) {
    return new Button(ControlId.of(verb, table, argument), label, Look.PLAIN);
  }
}
