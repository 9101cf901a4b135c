package rookery.bot.store.people;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SeatWish;
import rookery.bot.store.Database;
import rookery.bot.store.row.people.SeatRows;
import rookery.bot.table.Person;

/** What people wish about open seats, in the database. */
@Singleton
public final class StoredSeats implements SeatStore {
  private final Database database;

  @Inject
  public StoredSeats(Database database) {
    this.database = database;
  }

  @Override
  public SeatWish wish(Person person, String server) {
    return database.ask(rows -> SeatRows.wish(rows, person, server));
  }

  @Override
  public void keep(SeatWish wish) {
    database.alter(rows -> SeatRows.keep(rows, wish));
  }

  @Override
  public List<SeatWish> wanting(String server, String game) {
    return database.ask(rows -> SeatRows.wanting(rows, server, game));
  }

  @Override
  public List<Person> ask(String table, String request, List<Person> people) {
    return people.isEmpty()
        ? List.of()
        : database.keep(rows -> SeatRows.ask(rows, table, request, people));
  }

  @Override
  public boolean wasAsked(String table, Person person) {
    return database.ask(rows -> SeatRows.wasAsked(rows, table, person));
  }

  @Override
  public Set<Person> avoidedBy(Person person) {
    return database.ask(rows -> SeatRows.avoidedBy(rows, person));
  }

  @Override
  public Set<Person> avoiding(Person person) {
    return database.ask(rows -> SeatRows.avoiding(rows, person));
  }

  @Override
  public void avoid(Person person, Person other, boolean avoided) {
    database.alter(rows -> SeatRows.avoid(rows, person, other, avoided));
  }

  @Override
  public List<String> gathering(String server) {
    return database.ask(rows -> SeatRows.gathering(rows, server));
  }
}
