package rookery.bot.post.table.turn;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.FollowUp;
import rookery.bot.post.Picture;
import rookery.bot.post.Post;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.EndPost;
import rookery.bot.post.table.PlayerButtons;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.RecentLines;
import rookery.bot.post.text.ResultWords;
import rookery.bot.post.text.SeatWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.text.BriefTurn;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The answer to the player who acted: the line of the log as that seat may read it, and either what
 * the seat can do next or how the game stands now.
 *
 * @param told the line of the log as the seat may read it
 * @param away whether the answer is read where the table is not shown, so that it leads there
 */
public record ActionResultPost(
    Table after, Seat seat, Sentences told, boolean away, CachedViews views) {
  /** As many lines as leave room for a picture on a telephone, with one row of buttons at most. */
  private static final int LINES_AT_THE_END = 6;

  /** Said beside computers: they move soon, and the answer to that move takes this one's place. */
  private static final String BELOW = "The next board will appear below.";

  /** The same where no board stands below, so that this answer becomes the next board. */
  private static final String HERE = "The next board will appear here.";

  /** The answer to the action. */
  public FollowUp answer() {
    View view = views.of(after, seat);
    boolean goesOn = after.stage() == TableStage.PLAYING && !view.legal().isEmpty();
    FollowUp answer = goesOn ? next() : FollowUp.nowhere(standing(view));
    FollowUp offered = answer.with(this::withTakeBack);
    return isFollowedByABoard() && leads() ? offered.until(this::onceMoved) : offered;
  }

  /**
   * What the answer becomes, where the table isn't shown, once the computers have done what they
   * have to do: the board on which it is the player's turn, so that nobody need go elsewhere to
   * play on, or what they did and how the game stands.
   */
  public Post onceMoved(Table later) {
    if (later.awaited().seats().contains(seat)) {
      // Nobody else reads this answer, so it shows what only its reader may see.
      return new BoardPost(later, views).shownTo(seat);
    }
    Person person = later.seating().chairs().get(seat);
    Sentences since = BriefTurn.of(new RecentLines(later).sinceTurnOf(person));
    return new ActionResultPost(later, seat, since, away, views).standing(views.of(later, seat));
  }

  /** How the game stands, for a player who has nothing left to do now. */
  private Post standing(View view) {
    TablePhrases telling = new TablePhrases(after);
    LineBudget lines = after.result().map(this::ended).orElseGet(() -> stands(view, telling));
    if (after.stage() == TableStage.PLAYING) {
      lines = lines.then(TablePhrases.NEWS, isFollowedByABoard() ? goesOn() : telling.next());
    }
    String words = where(lines, telling).words();
    boolean below = isFollowedByABoard() && !leads();
    Post shown = below ? Post.words(words) : Post.of(Picture.of(view), words);
    Post post = leads() ? shown.with(onward()) : shown;
    boolean alone = new SeatWords(after).onlyPlayer().isPresent();
    return after.result().isPresent() && alone ? post.with(EndPost.againOrReview(after)) : post;
  }

  private String goesOn() {
    return leads() ? HERE : BELOW;
  }

  /** Not for whoever can't open the table's channel. */
  private boolean leads() {
    return away && after.stage() == TableStage.PLAYING && !after.isOnlyReachedDirectly(seat);
  }

  /** Where the table is; for whoever reads this elsewhere, that the next turn comes there. */
  private LineBudget where(LineBudget lines, TablePhrases telling) {
    if (!leads() || isFollowedByABoard()) {
      return telling.place(telling.who(lines, seat), Optional.empty());
    }
    String next = "Your next turn: " + after.home().mention();
    LineBudget led = telling.who(lines.then(LineBudget.NEEDED, next), seat);
    return after.isInThread() ? led : led.small(LineBudget.NEEDED, "table " + after.id());
  }

  /**
   * The way to the table, unless this answer becomes the next board, and the button that shows the
   * board here once the others have acted.
   */
  private List<Control> onward() {
    Button board = new Button(ControlId.of(ControlVerb.BOARD, after), "Show board", Look.PLAIN);
    return isFollowedByABoard()
        ? List.of(board)
        : List.of(new Link(after.home().link(), "Go to game"), board);
  }

  /** Whether the next board comes soon, as only computers have to move. */
  private boolean isFollowedByABoard() {
    return after.stage() == TableStage.PLAYING
        && after.awaited().onlyComputers()
        && !after.place().isDirect()
        && !after.place().isInAnswers();
  }

  private LineBudget stands(View view, TablePhrases telling) {
    LineBudget nothing = new LineBudget(after, Optional.of(seat));
    LineBudget acted = nothing.then(LineBudget.NEEDED, nothing.names().read(told), told);
    return acted.then(TablePhrases.STATUS, telling.status(view, acted));
  }

  /** At last, why it ended so is needed more than what else has come of what was done. */
  private LineBudget ended(Result result) {
    LineBudget lines =
        new LineBudget(new PlayerNames(after, Optional.of(seat)), LINES_AT_THE_END)
            .then(LineBudget.NEEDED, told)
            .then(LineBudget.NEEDED, ResultWords.toPlayer(result, after));
    for (Sentence why : ResultWords.because(after)) {
      lines = lines.beside(TablePhrases.TASK, why);
    }
    return lines;
  }

  /** The next step of a turn that has several steps. */
  private FollowUp next() {
    return ActionMenu.start(after, seat, views).onward(told);
  }

  /**
   * A partner's computer moves at once and so shows a secret choice, which can't be undone then.
   */
  private boolean isRevealedNext() {
    return views.of(after, seat).secret().isPresent()
        && after.awaited().onlyComputers()
        && after.awaited().seats().stream().anyMatch(next -> next.side() == seat.side());
  }

  private Post withTakeBack(Post post) {
    // The choices in a game for one, or in a lost game, have the button already.
    return after.stage() == TableStage.PLAYING
            && after.seats().size() > 1
            && !isRevealedNext()
            && PlayerButtons.waysOut(after).isEmpty()
            && after.running().undoing(seat).refusal().isEmpty()
        ? post.withMore(PlayerButtons.takeBack(after))
        : post;
  }
}
