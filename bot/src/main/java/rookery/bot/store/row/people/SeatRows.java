package rookery.bot.store.row.people;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.seat.InvitationHours;
import rookery.bot.seat.SeatWish;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Person;

/** What people wish about open seats, and whom they were asked to join. */
public final class SeatRows {
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

  private static final List<String> FORGET =
      List.of(
          "DELETE FROM seat_wishes WHERE person = ?",
          "DELETE FROM seat_calls WHERE person = ?",
          "DELETE FROM avoided WHERE person = ?",
          "DELETE FROM avoided WHERE other = ?");

  private SeatRows() {}

  /** The wish of a person in a server. */
  public static SeatWish wish(Statements rows, Person person, String server) {
    Set<String> games = new TreeSet<>();
    List<InvitationHours> hours =
        rows.list(
            WISH,
            row -> {
              games.add(row.getString("game"));
              return InvitationHours.valueOf(row.getString("hours"));
            },
            person.id(),
            server);
    return new SeatWish(
        person, server, games, hours.isEmpty() ? InvitationHours.ANY : hours.get(0));
  }

  /** Keeps a wish in place of the one before. */
  public static void keep(Statements rows, SeatWish wish) {
    String person = wish.person().id();
    rows.update(DROP, person, wish.server());
    wish.games().forEach(g -> rows.update(ADD, wish.server(), g, person, wish.hours().name()));
  }

  /** The wishes of those who want to be asked for that game; each names only that game. */
  public static List<SeatWish> wanting(Statements rows, String server, String game) {
    return rows.list(
        WANTING,
        row ->
            new SeatWish(
                new Person(row.getString("person")),
                server,
                Set.of(game),
                InvitationHours.valueOf(row.getString("hours"))),
        server,
        game);
  }

  /** Notes whom a request asks, and gives those whom no other request had asked before. */
  public static List<Person> ask(
      Statements rows, String table, String request, List<Person> people) {
    people.forEach(person -> rows.update(ASK, table, person.id(), request));
    return rows.list(ASKED, row -> new Person(row.getString(1)), table, request);
  }

  /** Whether this person was asked to that table. */
  public static boolean wasAsked(Statements rows, String table, Person person) {
    return rows.first(WAS_ASKED, row -> true, table, person.id()).isPresent();
  }

  /** The people whom a person does not want to meet. */
  public static Set<Person> avoidedBy(Statements rows, Person person) {
    return Set.copyOf(rows.list(AVOIDED, row -> new Person(row.getString(1)), person.id()));
  }

  /** The people who do not want to meet a person. */
  public static Set<Person> avoiding(Statements rows, Person person) {
    return Set.copyOf(rows.list(AVOIDING, row -> new Person(row.getString(1)), person.id()));
  }

  /** Keeps that a person does or doesn't want to meet another. */
  public static void avoid(Statements rows, Person person, Person other, boolean avoided) {
    rows.update(avoided ? AVOID : MEET, person.id(), other.id());
  }

  /** The tables of a server that wait for players, the oldest first. */
  public static List<String> gathering(Statements rows, String server) {
    return rows.list(GATHERING, row -> row.getString(1), server);
  }

  /** Deletes all that is kept here of a person. */
  public static void forget(Statements rows, Person person) {
    FORGET.forEach(sql -> rows.update(sql, person.id()));
  }
}
