package rookery.bot.turn;

import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.post.Letter;
import rookery.bot.post.Post;
import rookery.bot.table.Address;
import rookery.bot.table.Invitation;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Stage;
import rookery.bot.table.Table;
import rookery.bot.turn.Tables.TooManyTablesException;
import rookery.engine.Game;
import rookery.engine.Options;
import rookery.engine.games.Games;

/**
 * The life of tables up to the start of play, and their early end. Every call answers with a
 * private message for whoever asked; what others are told goes out by itself. A {@link Refusal} or
 * an {@link rookery.engine.IllegalOptionException} carries a sentence for whoever asked. One call
 * at a time a table.
 */
public final class Gatherings {
  private final TableChanges desk;
  private final Tables store;
  private final Chance chance;

  @Inject
  Gatherings(TableChanges desk, Tables store, Chance chance) {
    this.desk = desk;
    this.store = store;
    this.chance = chance;
  }

  /**
   * Opens a table in a channel; the game starts at once if the host is all it needs.
   *
   * @param game the game's id as typed
   * @param options as typed: {@code setup=four-bishops cylinder=true}
   */
  public Post open(Asked asked, String game, String options, Invitation invitation) {
    Game wanted = Games.find(game).orElseThrow(() -> new Refusal(noSuchGame(game)));
    Options chosen = Options.of(wanted.options(), parsed(options));
    Table table = Table.open(freeId(), asked.place(), wanted, chosen, asked.person(), invitation);
    if (asked.place().isDirect() && table.seats().size() > 1) {
      throw new Refusal(
          "%s needs %d people; open it in a server's channel."
              .formatted(wanted.title(), table.seats().size()));
    }
    Table opened = kept(startedIfFull(table), asked.interaction());
    return Post.words(
        opened.stage() == Stage.PLAYING
            ? "%s has started.".formatted(opened.title())
            : "%s is open.".formatted(opened.title()));
  }

  private Table kept(Table table, String interaction) {
    try {
      return desk.open(table, interaction);
    } catch (TooManyTablesException many) {
      throw new Refusal(
          "You sit at %s tables already; finish one first.".formatted(Tables.MOST_AT_ONCE));
    }
  }

  private static String noSuchGame(String game) {
    List<String> ids = Games.all().stream().map(Game::id).toList();
    return "There is no game \"%s\". There are: %s.".formatted(game, String.join(", ", ids));
  }

  private static Map<String, String> parsed(String options) {
    Map<String, String> values = new HashMap<>();
    for (String word :
        Arrays.stream(options.split("[\\s,;]+")).filter(w -> !w.isEmpty()).toList()) {
      String[] parts = word.split("=", 2);
      // A flag may be named alone.
      values.put(parts[0], parts.length == 2 ? parts[1] : "true");
    }
    return values;
  }

  private String freeId() {
    String id = chance.tableId();
    return store.find(id).isEmpty() ? id : freeId();
  }

  /** Takes a seat; the game starts when that was the last one. */
  public Post join(Asked asked, String id) {
    Table table =
        desk.change(id, asked.interaction(), was -> startedIfFull(was.join(asked.person())));
    return Post.words(
        table.stage() == Stage.PLAYING
            ? "You are in, and %s has started.".formatted(table.title())
            : "You are in. %s starts when everybody is here.".formatted(table.title()));
  }

  private Table startedIfFull(Table table) {
    return table.isFull() ? table.start(chance.random(), chance) : table;
  }

  /** Gives up a seat before the start. */
  public Post leave(Asked asked, String id) {
    Table table = desk.change(id, asked.interaction(), was -> was.leave(asked.person()));
    return Post.words("You have left %s.".formatted(table.title()));
  }

  /** Declines an invitation; the seat is open to anybody then. */
  public Post decline(Asked asked, String id) {
    Table table = desk.change(id, asked.interaction(), was -> was.decline(asked.person()));
    return Post.words(
        "You have declined %s; your seat is open to others.".formatted(table.title()));
  }

  /** Closes a table before the start; the host's alone. */
  public Post cancel(Asked asked, String id) {
    Table table = desk.change(id, asked.interaction(), was -> was.cancel(asked.person()));
    return Post.words("You have closed %s.".formatted(table.title()));
  }

  /** Stops a game without a result, which those may ask for who look after the channel. */
  public Post stop(Asked asked, String id) {
    Table table =
        desk.change(
            id,
            asked.interaction(),
            was -> {
              // Discord has checked the right to look after this channel, not another.
              if (!was.place().equals(asked.place())) {
                throw new Refusal("Stop a game in its own channel: " + was.place().mention() + ".");
              }
              return was.stopped();
            });
    return Post.words("You have stopped %s.".formatted(table.title()));
  }

  /**
   * Tells the channel that somebody cannot be written to, once, because a secret prompt could not
   * be delivered. Says that there is something to choose, never what.
   */
  public void undelivered(Letter dispatch) {
    // A change follows from what somebody did, perhaps in secret, so it must not be seen to fail.
    if (!(dispatch.address() instanceof Address.Direct direct) || dispatch.changes().isPresent()) {
      return;
    }
    Optional<Table> found = store.find(dispatch.table());
    found
        .filter(table -> table.stage() == Stage.PLAYING && !table.isOutdated())
        .ifPresent(table -> noteUnreachable(table, direct.person()));
  }

  /** Shows the board anew because somebody deleted the message that showed it. */
  public void vanished(Letter dispatch) {
    store
        .find(dispatch.table())
        .filter(table -> table.stage() == Stage.PLAYING || table.stage() == Stage.GATHERING)
        .filter(table -> !table.isOutdated())
        .filter(table -> table.posted().board().equals(dispatch.changes()))
        .ifPresent(desk::showAgain);
  }

  private void noteUnreachable(Table table, Person person) {
    table
        .seating()
        .seatOf(person)
        .filter(seat -> !table.posted().unreachable().contains(seat))
        .ifPresent(
            seat ->
                desk.say(
                    table,
                    table.with(table.posted().withoutPrompt(seat).unreachable(seat)),
                    table.address(),
                    Post.words(
                            "%s, I cannot write to you in private, so use **Choose in private** under"
                                    .formatted(person.mention())
                                + " the board of table %s; only you see what it shows."
                                    .formatted(table.id()))
                        .pinging(List.of(person))));
  }
}
