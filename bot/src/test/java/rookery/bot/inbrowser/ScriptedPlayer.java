package rookery.bot.inbrowser;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import rookery.bot.post.ControlId;
import rookery.bot.store.file.DatabaseFile;
import rookery.bot.store.row.StoredTable;
import rookery.bot.store.sql.Connections;
import rookery.bot.store.sql.FixedConnections;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.games.Games;
import rookery.practice.person.Button;
import rookery.practice.person.VisibleMessage;

/**
 * What people do, so that games end: the first side as a casual computer player would from what
 * each of them knows, the other by lot. Reads the database as another program might.
 */
final class ScriptedPlayer implements AutoCloseable {
  private static final String SEPARATOR = "~";

  private final SplittableRandom random;
  private final Connections connections;

  ScriptedPlayer(Path database, SplittableRandom random) throws SQLException {
    this.random = random;
    this.connections = FixedConnections.readers(DatabaseFile.at(database).readers(), 1);
  }

  /** The table that a message's buttons are about, as it is now. */
  Table table(VisibleMessage at) {
    String id =
        at.buttons().stream()
            .flatMap(button -> ControlId.parse(button.customId()).stream())
            .flatMap(control -> control.aboutTable().stream())
            .findFirst()
            .orElseThrow();
    return connections
        .inTransaction(rows -> StoredTable.find(rows, id))
        .orElseThrow()
        .table(Games::find);
  }

  /** What somebody would do there. */
  Action choice(Table table, long person) {
    Seat seat = table.seatOf(new Person(Long.toString(person)));
    boolean first = seat.side().equals(table.seats().get(0).side());
    ComputerPlayer player = first ? ComputerPlayers.CASUAL : ComputerPlayers.RANDOM;
    Action chosen;
    do {
      chosen = player.choose(table.running().outlook(seat), random, () -> false).action();
      // What no menu offers can only be typed.
    } while (!chosen.isOffered());
    return chosen;
  }

  /** The button that does this or leads there, if need be by way of more buttons. */
  static Button towards(Action action, VisibleMessage at) {
    List<String> path = action.path().stream().map(Choice::value).toList();
    Stream<Button> leading = PhoneUser.choices(at).stream().filter(button -> leads(button, path));
    return leading
        .max(Comparator.comparingInt(button -> values(button).size()))
        .or(() -> kind(action, at))
        .or(() -> next(at))
        .orElseThrow(() -> new AssertionError(action.text() + " among " + at.buttons()));
  }

  private static boolean leads(Button button, List<String> path) {
    List<String> values = values(button);
    return values.size() <= path.size() && path.subList(0, values.size()).equals(values);
  }

  private static List<String> values(Button button) {
    ControlId control = ControlId.parse(button.customId()).orElseThrow();
    List<String> parts = List.of(control.argument().split(SEPARATOR));
    return parts.subList(1, parts.size());
  }

  /** Where pieces are many, their kind is chosen first. */
  private static Optional<Button> kind(Action action, VisibleMessage at) {
    String piece = action.path().get(0).label();
    return PhoneUser.buttons(at, ":page:").stream()
        .filter(button -> piece.startsWith(button.label() + " "))
        .findFirst();
  }

  private static Optional<Button> next(VisibleMessage at) {
    return PhoneUser.buttons(at, ":page:").stream()
        .filter(button -> button.label().contains(" of "))
        .findFirst();
  }

  @Override
  public void close() {
    connections.close();
  }
}
