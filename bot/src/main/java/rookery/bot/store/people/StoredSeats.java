package rookery.bot.store.people;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.seat.InvitationHours;
import rookery.bot.seat.SeatStore;
import rookery.bot.seat.SeatWish;
import rookery.bot.store.Database;
import rookery.bot.table.Person;

/** What people wish about open seats, and whom they were asked to join, in the database. */
@Singleton
public record StoredSeats(Database database) implements SeatStore {
  public static final String WISH =
      "SELECT game, hours FROM seat_wishes WHERE person = ? AND server = ? ORDER BY game";

  public static final String WANTING =
      "SELECT person, hours FROM seat_wishes WHERE server = ? AND game = ? ORDER BY person";

  private static final String DROP = "DELETE FROM seat_wishes WHERE person = ? AND server = ?";

  private static final String ADD =
      "INSERT INTO seat_wishes (server, game, person, hours) VALUES (?, ?, ?, ?)";

  private static final String ASK =
      """
      INSERT INTO seat_calls (table_id, person, request) VALUES (?, ?, ?) ON CONFLICT DO NOTHING
      """;

  public static final String ASKED =
      "SELECT person FROM seat_calls WHERE table_id = ? AND request = ? ORDER BY person";

  public static final String WAS_ASKED =
      "SELECT 1 FROM seat_calls WHERE table_id = ? AND person = ?";

  public static final String AVOIDED = "SELECT other FROM avoided WHERE person = ?";

  public static final String AVOIDING = "SELECT person FROM avoided WHERE other = ?";

  private static final String AVOID =
      "INSERT INTO avoided (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING";

  private static final String MEET = "DELETE FROM avoided WHERE person = ? AND other = ?";

  public static final String GATHERING =
      "SELECT id FROM tables WHERE guild = ? AND stage = 'GATHERING' ORDER BY n";

  @Inject
  public StoredSeats {}

  @Override
  public SeatWish wish(Person person, String server) {
    Set<String> games = new TreeSet<>();
    List<InvitationHours> hours =
        database.ask(
            rows ->
                rows.list(
                    WISH,
                    row -> {
                      games.add(row.getString("game"));
                      return InvitationHours.valueOf(row.getString("hours"));
                    },
                    person.id(),
                    server));
    return new SeatWish(
        person, server, games, hours.isEmpty() ? InvitationHours.ANY : hours.get(0));
  }

  @Override
  public void keep(SeatWish wish) {
    String person = wish.person().id();
    database.alter(
        rows -> {
          rows.update(DROP, person, wish.server());
          wish.games()
              .forEach(g -> rows.update(ADD, wish.server(), g, person, wish.hours().name()));
        });
  }

  @Override
  public List<SeatWish> wanting(String server, String game) {
    return database.ask(
        rows ->
            rows.list(
                WANTING,
                row ->
                    new SeatWish(
                        new Person(row.getString("person")),
                        server,
                        Set.of(game),
                        InvitationHours.valueOf(row.getString("hours"))),
                server,
                game));
  }

  @Override
  public List<Person> ask(String table, String request, List<Person> people) {
    if (people.isEmpty()) {
      return List.of();
    }
    return database.keep(
        rows -> {
          people.forEach(person -> rows.update(ASK, table, person.id(), request));
          return rows.list(ASKED, row -> new Person(row.getString(1)), table, request);
        });
  }

  @Override
  public boolean wasAsked(String table, Person person) {
    return database.ask(rows -> rows.finds(WAS_ASKED, table, person.id()));
  }

  @Override
  public Set<Person> avoidedBy(Person person) {
    return Set.copyOf(people(AVOIDED, person));
  }

  @Override
  public Set<Person> avoiding(Person person) {
    return Set.copyOf(people(AVOIDING, person));
  }

  private List<Person> people(String sql, Person person) {
    return database.ask(rows -> rows.list(sql, row -> new Person(row.getString(1)), person.id()));
  }

  @Override
  public void avoid(Person person, Person other, boolean avoided) {
    database.alter(rows -> rows.update(avoided ? AVOID : MEET, person.id(), other.id()));
  }

  @Override
  public List<String> gathering(String server) {
    return database.ask(rows -> rows.list(GATHERING, row -> row.getString(1), server));
  }
}
