package rookery.bot.command.lobby;

import java.util.Collection;
import java.util.List;
import rookery.bot.clock.TimeControl;
import rookery.bot.command.computer.ComputerLevels;
import rookery.bot.command.time.ClockOption;
import rookery.bot.preference.RatedByDefault;
import rookery.bot.preference.TablePlace;
import rookery.bot.request.Arguments;
import rookery.bot.request.Arguments.Guest;
import rookery.bot.request.GameOption;
import rookery.bot.request.Request;
import rookery.bot.request.StepContext;
import rookery.bot.table.Invitation;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.Table;
import rookery.bot.table.TableClockUpdate;
import rookery.bot.table.TableLocation;
import rookery.bot.table.message.ThreadStarter;
import rookery.engine.Game;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.option.Options;

/**
 * A table that somebody opens.
 *
 * @param given what was typed, or chosen in a form
 */
record NewTable(Arguments given, StepContext context) {
  /**
   * The table with everyone who sits there from the start.
   *
   * @throws Refusal if nobody could come to take the other seats
   */
  Table opened() {
    Table table = withComputers(empty());
    checkEveryoneIsThere(table);
    return inThreadIfWanted(table);
  }

  /** Whether people are named, or must join. */
  boolean needsPeople() {
    boolean joined = given.word(Play.OPPONENTS).filter(Play.PEOPLE::equals).isPresent();
    return !given.guests().isEmpty() || joined && game().seats(options()).size() > 1;
  }

  private Game game() {
    return GameOption.find(given.word(GameOption.NAME).orElse(""));
  }

  private Options options() {
    return Options.of(game().options(), OptionsForm.parsed(given.word(Play.OPTIONS).orElse("")));
  }

  private Table empty() {
    Request request = context.request();
    Options options = options();
    boolean drawn = given.word(Play.SEATS).filter(Play.NAMED.value()::equals).isEmpty();
    Invitation invitation = new Invitation(invited(given.guests(), request.where().place()), drawn);
    Table table =
        Table.open(
            context.random().tableId(),
            request.where().visit().isPresent() ? TableLocation.ANSWERS : request.where().place(),
            game(),
            options,
            request.who(),
            invitation);
    return table
        .rated(isRated(table))
        .shuffledBy(context.random().secret())
        .adding(decks -> decks.joined(request.id()))
        .with(new TableClockUpdate(context.timeRecords(), context.now()).opened(clock(table)));
  }

  /** The host chooses; otherwise the server does, for games that can be rated. */
  private boolean isRated(Table table) {
    boolean possible =
        table.game().scores(table.options()).isEmpty()
            && !table.place().isDirect()
            && given.word(Play.OPPONENTS).filter(who -> !who.equals(Play.PEOPLE)).isEmpty();
    boolean asked = given.word(Play.FOR).filter(Play.RATING.value()::equals).isPresent();
    if (asked && !possible) {
      throw new Refusal(
          "Only games that people play against each other in a server can be rated. Leave out"
              + " `for`, or play against people in a server.");
    }
    boolean usual = context.wishes().of(table.place()).rated() == RatedByDefault.ON;
    return possible && (asked || usual && given.word(Play.FOR).isEmpty());
  }

  private Table withComputers(Table table) {
    // Nobody can join in direct messages but who is invited.
    boolean alone = table.place().isDirect() && table.seating().invited().isEmpty();
    String usual = alone ? ComputerPlayers.BEGINNER.name() : Play.PEOPLE;
    String opponents = given.word(Play.OPPONENTS).orElse(usual);
    if (opponents.equals(Play.PEOPLE) || table.isFull()) {
      return table;
    }
    Collection<Person> nearby = context.peopleAt(table.place());
    return table.gathering().filled(ComputerLevels.of(opponents), nearby);
  }

  /** A game for one player has no clock, because nobody waits. */
  private TimeControl clock(Table table) {
    if (table.place().isInAnswers()) {
      // Nothing could remind of a deadline there.
      return TimeControl.NONE;
    }
    TimeControl usual = context.wishes().of(table.place()).clock().control();
    return table.seats().size() == 1 ? TimeControl.NONE : ClockOption.chosen(given, usual);
  }

  /** In direct messages nobody can come by: one person or computers must take the other seats. */
  private void checkEveryoneIsThere(Table table) {
    int seats = table.seats().size();
    if (!table.place().isDirect() || table.isFull() || seats == 2 && table.both().isPresent()) {
      return;
    }
    String title = table.game().title();
    if (given.guests().isEmpty()) {
      throw new Refusal(
          ("%s needs %d players. Open it in a server's channel, or choose computers as"
                  + " `opponents`.")
              .formatted(title, seats));
    }
    throw new Refusal(
        ("%s needs %d players, but only two can play in direct messages. Choose a game for two,"
                + " or open this one in a server you're all in.")
            .formatted(title, seats));
  }

  /** Gives the table its own thread if the server wants that and the bot can open one. */
  private Table inThreadIfWanted(Table table) {
    boolean wanted = context.wishes().of(table.place()).tables() == TablePlace.THREAD;
    return wanted && !table.place().isDirect() && context.request().where().rights().threads()
        ? table.with(table.posted().lobby(ThreadStarter.sent(context.ids().get())))
        : table;
  }

  /** The people who are invited, all of whom must be able to come. */
  static List<Person> invited(List<Guest> guests, TableLocation place) {
    return guests.stream().map(guest -> checked(guest, place)).toList();
  }

  private static Person checked(Guest guest, TableLocation place) {
    String name = guest.person().mention();
    if (guest.isBot()) {
      throw new Refusal(name + " is a bot and can't play.");
    }
    // Nobody but the two is in their direct messages.
    if (!place.isDirect() && !guest.isHere()) {
      throw new Refusal(name + " isn't in this server.");
    }
    return guest.person();
  }
}
