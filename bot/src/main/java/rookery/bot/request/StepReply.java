package rookery.bot.request;

import java.util.Optional;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.FollowUp;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.EndPost;
import rookery.bot.post.table.turn.PromptPost;
import rookery.bot.post.text.SeatWords;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;

/** The answer to whoever makes a request, once it has changed a table. */
record StepReply(StepContext context, Table after) {
  /**
   * Adds a button for the other tables where it is the person's turn, once this turn is over.
   * Whoever has just started a game wants to go there.
   */
  FollowUp complete(FollowUp told) {
    boolean starts = after.match().isPresent() && before().flatMap(Table::match).isEmpty();
    if (context.request().where().on() == Surface.NONE
        || starts
        || after.awaited().has(context.request().who())) {
      return told;
    }
    long others =
        context.lookup().awaiting(context.request().who()).stream()
            .filter(t -> !t.id().equals(after.id()))
            .count();
    String label = "Go to your next table (%d waiting)".formatted(others);
    Button next = new Button(ControlId.free(ControlVerb.NEXT, after.id()), label, Look.PLAIN);
    return others == 0 ? told : told.with(post -> post.withApart(next));
  }

  private Optional<Table> before() {
    return context.found();
  }

  /** The answer where it is no change of the person's prompt. */
  Reply of(FollowUp answer) {
    if (after.place().isInAnswers()) {
      return withTable(answer.post());
    }
    return answer
        .moved()
        .<Reply>map(moved -> new Reply.UntilMoved(after.id(), answer.post(), moved))
        .orElseGet(() -> said(isShownBelow() ? answer.above() : answer.post()));
  }

  /** The answer; if the game has just started in a thread that has no id yet, leading there. */
  private Reply said(Post post) {
    return after
        .posted()
        .board()
        .filter(board -> before().flatMap(Table::match).isEmpty())
        .filter(board -> hasNewThread(after) && !beginsHere())
        .<Reply>map(board -> new Reply.Leading(post, asked(), board))
        .orElseGet(() -> new Reply.Say(post));
  }

  private TableLocation asked() {
    return context.request().where().place();
  }

  /**
   * Whether the game is for one person, who can begin where the request was made: the message there
   * from which the thread is started has the button for it.
   */
  private boolean beginsHere() {
    return asked().equals(after.place()) && new SeatWords(after).onlyPlayer().isPresent();
  }

  /** Whether it is played in a thread that has no id yet, so that the answer leads there later. */
  static boolean hasNewThread(Table table) {
    return table.hasThread() && !table.isInThread();
  }

  /** Whether a new board is posted in the same channel as the answer. */
  private boolean isShownBelow() {
    return after.isShownAt(asked())
        && !after.posted().board().equals(before().flatMap(was -> was.posted().board()));
  }

  /**
   * The answer at a table that is played in answers alone ({@link TableLocation#ANSWERS}): it shows
   * the board and the next choices, as no other message does. It waits for computers.
   */
  private Reply withTable(Post told) {
    boolean waits = after.awaited().people().stream().anyMatch(Person::isComputer);
    return waits
        ? new Reply.Settled(
            after.id(), lookingAgain(after, told), later -> new StepReply(context, later).shown())
        : new Reply.Say(shown(told));
  }

  /** A post of a table where others have to move, and a button that shows the table again. */
  static Post lookingAgain(Table table, Post post) {
    return post.withMore(
        new Button(ControlId.of(ControlVerb.BOARD, table), "Show board", Look.PLAIN));
  }

  private Post shown(Post told) {
    if (after.stage() != TableStage.PLAYING) {
      return after.result().isPresent() ? shown() : told;
    }
    return told.picture().isPresent() ? withMore(told) : shown().below(told.words());
  }

  private Post shown() {
    CachedViews views = new CachedViews(context.wishes());
    return after.stage() == TableStage.PLAYING
        ? withMore(PromptPost.of(after, after.seatOf(context.request().who()), views))
        : new EndPost(after, views, context.now()).post();
  }

  private Post withMore(Post post) {
    return post.withMore(new Button(ControlId.of(ControlVerb.MORE, after), "More", Look.PLAIN));
  }
}
