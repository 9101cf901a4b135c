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
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.EndPost;
import rookery.bot.post.table.UnwinnableGamePost;
import rookery.bot.post.text.LineBudget;
import rookery.bot.post.text.ResultWords;
import rookery.bot.post.text.SeatWords;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.View;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/**
 * The answer to the player who acted: the line of the log as that seat may read it, and either what
 * the seat can do next or how the game stands now.
 *
 * @param after the table after the action
 * @param seat who acted
 * @param told the line of the log as the seat may read it
 * @param away whether the answer is read where the table is not shown, so that it leads there
 */
public record ActionResultPost(
    Table after, Seat seat, Sentences told, boolean away, CachedViews views) {
  /** Said beside computers: they move soon, and the answer to that move takes this one's place. */
  private static final String BELOW = "The next board will appear below.";

  /** The answer to the action. */
  public FollowUp answer() {
    View view = views.of(after, seat);
    boolean goesOn = after.stage() == TableStage.PLAYING && !view.legal().isEmpty();
    FollowUp answer = goesOn ? next() : FollowUp.nowhere(standing(view));
    FollowUp offered = answer.with(this::withTakeBack);
    return isFollowedByABoard() && leads() ? offered.until(this::onceMoved) : offered;
  }

  /**
   * What the answer becomes, where the table isn't shown, once the computers have moved that
   * follow: it no longer waits for them, nor takes back what the newest board is the place for.
   */
  private Post onceMoved(Table later) {
    LineBudget nothing = new LineBudget(later, Optional.of(seat));
    LineBudget acted = nothing.then(LineBudget.NEEDED, nothing.names().read(told), told);
    return Post.words(acted.beside(LineBudget.NEEDED, goingOn(later)).words()).with(onward());
  }

  private String goingOn(Table later) {
    if (later.result().isPresent()) {
      return ResultWords.sentence(later.result().get(), later);
    }
    if (!later.awaited().seats().contains(seat)) {
      return later.stage() == TableStage.PLAYING ? new TablePhrases(later).next() : "";
    }
    return "It's your turn again: " + after.home().mention();
  }

  /** How the game stands, for a player who has nothing left to do now. */
  private Post standing(View view) {
    TablePhrases telling = new TablePhrases(after);
    LineBudget nothing = new LineBudget(after, Optional.of(seat));
    LineBudget acted = nothing.then(LineBudget.NEEDED, nothing.names().read(told), told);
    LineBudget lines =
        after
            .result()
            .map(
                result -> ended(acted.then(LineBudget.NEEDED, ResultWords.sentence(result, after))))
            .orElseGet(() -> acted.then(TablePhrases.STATUS, telling.status(view, acted)));
    if (after.stage() == TableStage.PLAYING) {
      boolean below = isFollowedByABoard() && !leads();
      lines = lines.then(TablePhrases.NEWS, below ? BELOW : telling.next());
    }
    String words = where(lines, telling).words();
    Post shown = isFollowedByABoard() ? Post.words(words) : Post.of(Picture.of(view), words);
    Post post = leads() ? shown.with(onward()) : shown;
    boolean alone = after.seats().size() == 1 || new SeatWords(after).onlyPerson().isPresent();
    return after.result().isPresent() && alone ? post.with(EndPost.again(after)) : post;
  }

  /** Not for whoever can't open the table's channel. */
  private boolean leads() {
    return away && after.stage() == TableStage.PLAYING && !after.isOnlyReachedDirectly(seat);
  }

  /** Where the table is; for whoever reads this elsewhere, that the next turn comes there. */
  private LineBudget where(LineBudget lines, TablePhrases telling) {
    if (!leads()) {
      return telling.place(telling.who(lines, seat), Optional.empty());
    }
    String next = "Your next turn: " + after.home().mention();
    LineBudget led = telling.who(lines.then(LineBudget.NEEDED, next), seat);
    return after.isInThread() ? led : led.small(LineBudget.NEEDED, "table " + after.id());
  }

  /** The way to the table, and the button that shows its board here once the others have acted. */
  private List<Control> onward() {
    return List.of(
        new Link(after.home().link(), "Go to game"),
        new Button(ControlId.of(ControlVerb.BOARD, after), "Show board", Look.PLAIN));
  }

  /**
   * Among computers the next board comes soon, below this, so that the place fills with no others.
   */
  private boolean isFollowedByABoard() {
    return after.stage() == TableStage.PLAYING
        && after.awaited().onlyComputers()
        && !after.place().isDirect()
        && !after.place().isInAnswers();
  }

  private LineBudget ended(LineBudget result) {
    LineBudget lines = result;
    for (Sentence why : ResultWords.because(after).sentences()) {
      lines = lines.beside(TablePhrases.STATUS, why);
    }
    return lines;
  }

  /** The next step of a turn that has several steps. */
  private FollowUp next() {
    return ActionMenu.start(after, seat, views).onward(told);
  }

  private Post withTakeBack(Post post) {
    // The choices in a lost game have the button already.
    return after.stage() == TableStage.PLAYING
            && new UnwinnableGamePost(after).waysOut().isEmpty()
            && after.running().undoing(seat).refusal().isEmpty()
        ? post.withMore(
            new Button(ControlId.of(ControlVerb.TAKE_BACK, after), "Take back", Look.PLAIN))
        : post;
  }
}
