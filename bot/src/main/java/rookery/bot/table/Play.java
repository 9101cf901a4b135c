package rookery.bot.table;

import jakarta.inject.Inject;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import rookery.bot.table.Control.Button;
import rookery.bot.table.Control.Look;
import rookery.bot.table.ControlId.Verb;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.match.Match;
import rookery.engine.match.Reading;

/**
 * What people at a table do while the game goes on. Answers and refusals as in {@link Tables}; an
 * {@link rookery.engine.IllegalActionException} is a refusal too. One call at a time a table.
 */
public final class Play {
  private final Desk desk;
  private final Chance chance;

  @Inject
  Play(Desk desk, Chance chance) {
    this.desk = desk;
    this.chance = chance;
  }

  /** Shows the first menu of what the person may do, and what only that person knows. */
  public Post menu(Asked asked, ControlId control) {
    Table table = current(asked, control);
    return Walk.start(table, table.seatOf(asked.person())).post();
  }

  /** Shows the menu after one more choice was picked. */
  public Post step(Asked asked, ControlId control, String picked) {
    Table table = current(asked, control);
    return Walk.of(table, table.seatOf(asked.person()), control.argument()).choosing(picked).post();
  }

  /** Shows another page of a menu, or its beginning. */
  public Post page(Asked asked, ControlId control) {
    Table table = current(asked, control);
    return Walk.of(table, table.seatOf(asked.person()), control.argument()).post();
  }

  /** Plays the action that a walk through the menus has led to. */
  public Post confirm(Asked asked, ControlId control) {
    Table table = current(asked, control);
    Seat seat = table.seatOf(asked.person());
    Action action =
        Walk.of(table, seat, control.argument())
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
    if (after.stage() == Stage.PLAYING && isStillAsked(after, seat)) {
      Post next = Walk.start(after, seat).post();
      return asked.place().isDirect() ? next : next.after("Done: " + said(action) + ".");
    }
    return asked.place().isDirect() && !after.place().isDirect()
        ? PromptPost.closed(after)
        : Post.words("Done: %s.".formatted(said(action)));
  }

  private static boolean isStillAsked(Table table, Seat seat) {
    return !table.match().orElseThrow().legal(seat).isEmpty();
  }

  private static String said(Action action) {
    return String.join(", ", action.path().stream().map(choice -> choice.label()).toList());
  }

  /** Shows the present board as the person may see it. */
  public Post board(Asked asked, String id) {
    Table table = desk.find(id);
    if (table.match().isEmpty()) {
      return LobbyPost.of(table);
    }
    return BoardPost.seenBy(table, asked.person());
  }

  /** Shows what only this person knows, with the menu where there is something to choose. */
  public Post hand(Asked asked, String id) {
    Table table = desk.find(id);
    table.running();
    Seat seat = table.seatOf(asked.person());
    Post known = Walk.start(table, seat).post();
    boolean knows = table.running().view(Viewer.of(seat)).secret().isPresent();
    return knows ? known : known.after("There is nothing that only you know now.");
  }

  /** Asks whether the person really wants to resign. */
  public Post askToResign(Asked asked, String id) {
    Table table = desk.find(id);
    table.running();
    table.seatOf(asked.person());
    return Post.words("Do you want to give up %s?".formatted(table.title()))
        .with(
            new Button(ControlId.of(Verb.RESIGN, table), "Resign", Look.DANGER),
            new Button(ControlId.free(Verb.DISMISS, ""), "Keep playing", Look.PLAIN));
  }

  /** Gives up. */
  public Post resign(Asked asked, String id) {
    Table table = talk(asked, id, Match::resign);
    return Post.words(
        table.stage() == Stage.OVER
            ? "You have resigned."
            : "You want to resign; the game ends when your partner resigns too.");
  }

  /** Shows what can be done about a draw: claimed, agreed to, declined or offered. */
  public Post aboutDraw(Asked asked, String id) {
    Table table = desk.find(id);
    Match match = table.running();
    Seat seat = table.seatOf(asked.person());
    Post post = Post.words("A draw in %s?".formatted(table.title()));
    for (String claim : match.view(Viewer.of(seat)).claims()) {
      String label = "Claim the draw (%s)".formatted(claim.replace('-', ' '));
      post = post.with(new Button(ControlId.of(Verb.CLAIM, table, claim), label, Look.GOOD));
    }
    boolean standing = match.drawOffer().isPresent();
    String label = standing ? "Agree to the draw" : "Offer a draw";
    String argument = standing ? "agree" : "";
    Button keep =
        standing
            ? new Button(ControlId.of(Verb.DECLINE_DRAW, table), "Play on", Look.PLAIN)
            : new Button(ControlId.free(Verb.DISMISS, ""), "Play on", Look.PLAIN);
    return post.with(new Button(ControlId.of(Verb.DRAW, table, argument), label, Look.MAIN), keep);
  }

  /** Offers a draw, or agrees to the one on offer. */
  public Post draw(Asked asked, String id, boolean agreeing) {
    Table table =
        talk(
            asked,
            id,
            (match, seat) -> {
              if (agreeing && match.drawOffer().isEmpty()) {
                throw new Refusal("That draw offer no longer stands.");
              }
              return match.draw(seat);
            });
    return Post.words(
        table.stage() == Stage.OVER
            ? "The game is drawn."
            : "The others know that you want a draw.");
  }

  /** Says no to the draw on offer, or takes an own offer back. */
  public Post declineDraw(Asked asked, String id) {
    talk(asked, id, Match::declineDraw);
    return Post.words("You play on.");
  }

  /** Claims a draw that the rules give. */
  public Post claim(Asked asked, String id, String reason) {
    talk(asked, id, (match, seat) -> match.claim(seat, reason));
    return Post.words("The game is drawn.");
  }

  /** Takes back the person's last move, or asks the others for it. */
  public Post takeBack(Asked asked, String id) {
    Table table = talk(asked, id, Match::takeBack);
    return Post.words(
        table.match().flatMap(Match::takeBackOffer).isPresent()
            ? "The others are asked whether you may take back your last move."
            : "Your last move is taken back.");
  }

  /** Agrees to the take-back asked for. */
  public Post agreeTakeBack(Asked asked, String id) {
    talk(asked, id, Match::agreeTakeBack);
    return Post.words("You have agreed to the take-back.");
  }

  /** Says no to the take-back asked for. */
  public Post declineTakeBack(Asked asked, String id) {
    talk(asked, id, Match::declineTakeBack);
    return Post.words("There is no take-back.");
  }

  private Table talk(Asked asked, String id, BiFunction<Match, Seat, Match> said) {
    UnaryOperator<Table> step =
        was -> {
          was.running();
          Seat seat = was.seatOf(asked.person());
          return was.playing(match -> said.apply(match, seat));
        };
    return desk.change(id, asked.interaction(), step);
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
      throw new Refusal("The turn has moved on.", BoardPost.seenBy(table, asked.person()));
    }
    return table;
  }
}
