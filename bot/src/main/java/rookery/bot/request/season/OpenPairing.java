package rookery.bot.request.season;

import java.util.List;
import rookery.bot.post.Post;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;
import rookery.bot.season.Pairing;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonTerms;
import rookery.bot.table.Invitation;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableClockUpdate;
import rookery.bot.table.message.ThreadStarter;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** Opens the table of a season's game, where everybody has a seat already, and begins the game. */
record OpenPairing(Season season, Pairing pairing) implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Table opened = inThread(timed(opened(context), context), context);
    Table after = opened.startedIfFull(context.random().generator(), context.random());
    return context.changed(after, Post.words(after.title()));
  }

  private Table opened(StepContext context) {
    Game game = Games.find(pairing.game()).orElseThrow();
    List<Person> people = season.people(pairing);
    List<Person> others = people.subList(1, people.size());
    Table table =
        Table.open(
                context.random().tableId(),
                season.place(),
                game,
                SeasonTerms.options(game),
                people.get(0),
                new Invitation(others, false))
            .rated(true)
            .shuffledBy(context.random().secret());
    for (Person other : others) {
      table = table.gathering().join(other);
    }
    return table;
  }

  private Table timed(Table table, StepContext context) {
    TableClockUpdate timekeeping = new TableClockUpdate(context.timeRecords(), context.now());
    return table.with(timekeeping.opened(season.terms().clock().control()));
  }

  private Table inThread(Table table, StepContext context) {
    return season.threads()
        ? table.with(table.posted().lobby(ThreadStarter.sent(context.ids().get())))
        : table;
  }
}
