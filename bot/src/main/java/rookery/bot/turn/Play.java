package rookery.bot.turn;

import jakarta.inject.Inject;
import java.util.List;
import rookery.bot.post.ActionMenu;
import rookery.bot.post.BoardPost;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlId.Verb;
import rookery.bot.post.LobbyPost;
import rookery.bot.post.Post;
import rookery.bot.post.PromptPost;
import rookery.bot.table.Refusal;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.match.Match;
import rookery.engine.match.Reading;

/**
 * What people at a table do while the game goes on. Answers and refusals as in {@link Gatherings};
 * an {@link rookery.engine.IllegalActionException} is a refusal too. One call at a time a table.
 */
public final class Play {
  private final TableChanges desk;
  private final Chance chance;

  @Inject
  Play(TableChanges desk, Chance chance) {
    this.desk = desk;
    this.chance = chance;
  }

  /** Shows the first menu of what the person may do, and what only that person knows. */
  public Post menu(Asked asked, ControlId control) {
    Table table = current(asked, control);
    return ActionMenu.start(table, table.seatOf(asked.person())).post();
  }

  /**
   * Shows the menu after one more choice was picked; where that leads to an action within a longer
   * turn, which can be taken back freely, it is played at once.
   */
  public Post step(Asked asked, ControlId control, String picked) {
    Table table = current(asked, control);
    Seat seat = table.seatOf(asked.person());
    ActionMenu walk = ActionMenu.of(table, seat, control.argument()).choosing(picked);
    return walk.action()
        .filter(action -> table.running().isFree(seat, action))
        .map(action -> act(asked, table, seat, action))
        .orElseGet(walk::post);
  }

  /** Shows another page of a menu, or its beginning. */
  public Post page(Asked asked, ControlId control) {
    Table table = current(asked, control);
    return ActionMenu.of(table, table.seatOf(asked.person()), control.argument()).post();
  }

  /** Draws one of the actions that the walk so far leads to, for the person to confirm. */
  public Post any(Asked asked, ControlId control) {
    Table table = current(asked, control);
    return ActionMenu.of(table, table.seatOf(asked.person()), control.argument())
        .drawing(chance.random())
        .post();
  }

  /** Plays the action that a walk through the menus has led to. */
  public Post confirm(Asked asked, ControlId control) {
    Table table = current(asked, control);
    Seat seat = table.seatOf(asked.person());
    Action action =
        ActionMenu.of(table, seat, control.argument())
            .action()
            .orElseThrow(() -> new Refusal("That is no longer possible; start from the board."));
    return act(asked, table, seat, action);
  }

  /** Plays what the person typed. */
  public Post type(Asked asked, String id, String typed) {
    Table table = desk.find(id);
    Match match = table.running();
    Seat seat = table.seatOf(asked.person());
    Reading reading = match.read(seat, typed);
    if (reading instanceof Reading.One one) {
      return act(asked, table, seat, one.action());
    }
    throw new Refusal(
        reading instanceof Reading.Several several
            ? "That could be %s. Which one?".formatted(texts(several.actions()))
            : unread((Reading.None) reading));
  }

  private static String unread(Reading.None none) {
    return none.near().isEmpty()
        ? none.sentence()
        : "%s Did you mean %s?".formatted(none.sentence(), texts(none.near()));
  }

  private static String texts(List<Action> actions) {
    return String.join(
        " or ", actions.stream().limit(10).map(action -> "`" + action.text() + "`").toList());
  }

  private Post act(Asked asked, Table table, Seat seat, Action action) {
    Table after =
        desk.change(
            table.id(),
            asked.interaction(),
            was -> was.playing(match -> match.act(seat, action, chance)));
    return afterActing(asked, after, seat, action);
  }

  /** The person's next step where there is one, so that a turn of many steps flows. */
  private static Post afterActing(Asked asked, Table after, Seat seat, Action action) {
    boolean prompt = asked.place().isDirect() && !after.place().isDirect();
    if (after.stage() == Stage.PLAYING && isStillAsked(after, seat)) {
      // What stands in a prompt is told there by the announcer too, in the same words.
      return prompt
          ? PromptPost.of(after, seat)
          : ActionMenu.start(after, seat)
              .post()
              .with(takeBack(after, seat))
              .after("Done: " + said(action) + ".");
    }
    return prompt ? PromptPost.closed(after) : Post.words("Done: %s.".formatted(said(action)));
  }

  private static List<Control> takeBack(Table table, Seat seat) {
    return table.running().takesBackFreely(seat)
        ? List.of(new Button(ControlId.of(Verb.TAKE_BACK, table), "Take back", Look.PLAIN))
        : List.of();
  }

  private static boolean isStillAsked(Table table, Seat seat) {
    return !table.match().orElseThrow().legal(seat).isEmpty();
  }

  private static String said(Action action) {
    return String.join(", ", action.path().stream().map(choice -> choice.label()).toList());
  }

  /**
   * Shows the present board as the person may see it.
   *
   * @param explained whether rules that the picture alone does not show are to be marked on it
   */
  public Post board(Asked asked, String id, boolean explained) {
    Table table = desk.find(id);
    if (table.match().isEmpty()) {
      return LobbyPost.of(table);
    }
    return explained
        ? BoardPost.explainedTo(table, asked.person())
        : BoardPost.seenBy(table, asked.person());
  }

  /** Shows what only this person knows, with the menu where there is something to choose. */
  public Post hand(Asked asked, String id) {
    Table table = desk.find(id);
    table.running();
    Seat seat = table.seatOf(asked.person());
    Post known = ActionMenu.start(table, seat).post();
    boolean knows = table.running().view(Viewer.of(seat)).secret().isPresent();
    return knows ? known : known.after("There is nothing that only you know now.");
  }

  /** Refuses what was pressed under a board that is no longer the present one. */
  public void mustBeCurrent(Asked asked, ControlId control) {
    current(asked, control);
  }

  /** The table of a control, unless play has moved on since the control was shown. */
  private Table current(Asked asked, ControlId control) {
    Table table = desk.find(control.table());
    Match match = table.running();
    table.seatOf(asked.person());
    if (match.revision() != control.revision()) {
      throw new PastTurn(BoardPost.seenBy(table, asked.person()));
    }
    return table;
  }
}
