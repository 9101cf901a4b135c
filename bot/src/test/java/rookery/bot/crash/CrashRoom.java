package rookery.bot.crash;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.bot.crash.DatabaseImage.Question;
import rookery.bot.crash.DatabaseImage.Row;
import rookery.practice.TestedRoom;
import rookery.practice.person.Person;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Permission;

/** Where people play with a bot in a process of its own, whose database can be looked into. */
final class CrashRoom {
  private static final List<String> GAMES =
      List.of("telepathy", "split-brain", "cloak", "custodian", "booster", "gravity", "fluid");
  private static final int CHANNELS = 3;
  private static final int MOST_SEATS = 4;

  private final TestedRoom room;
  private final BotProcess victim;
  private final Path folder;

  /**
   * @param folder where copies of the database may be made
   */
  CrashRoom(TestedRoom room, BotProcess victim, Path folder) {
    this.room = room;
    this.victim = victim;
    this.folder = folder;
  }

  /** What a bot must be told so that it comes here. */
  static Map<String, String> settings(TestedRoom room) {
    return Map.of(
        "DISCORD_TOKEN", "practice",
        "DISCORD_API_URL", room.restUrl(),
        "DISCORD_GATEWAY_URL", room.gatewayUrl(),
        "CLOCK_URL", room.clockUrl());
  }

  /** Games to be played: each kind once for every three channels, every other one by a clock. */
  List<CrashGame> bouts(int count) {
    List<Person> people = room.people();
    List<CrashGame> bouts = new ArrayList<>();
    for (int n = 0; n < count; n++) {
      int kind = n % GAMES.size();
      Channel channel = channel("crash-" + (n / GAMES.size() * CHANNELS + kind % CHANNELS));
      List<Person> seated = new ArrayList<>();
      for (int i = 0; i < (kind < 2 ? MOST_SEATS : 2); i++) {
        seated.add(people.get((n + i) % people.size()));
      }
      String clock = n % 2 == 0 ? "none" : "12";
      bouts.add(new CrashGame(GAMES.get(kind), clock, channel, seated, this::threads, this::peek));
    }
    return bouts;
  }

  /** A channel for several tables; where they have no threads, they share a lane. */
  private Channel channel(String name) {
    boolean isNew =
        room.world().channels().all().stream().noneMatch(known -> known.name().equals(name));
    if (isNew) {
      Channel added = room.addChannel(name);
      if (name.endsWith("0")) {
        room.deny(added, Permission.CREATE_PUBLIC_THREADS);
      }
    }
    return room.channel(name);
  }

  private List<Channel> threads(String table) {
    return room.world().channels().threadsOf(room.guild()).stream()
        .filter(thread -> thread.name().endsWith(table))
        .toList();
  }

  private Optional<Row> peek(CrashGame bout) {
    return bout.own(look(rows -> DatabaseImage.tables(rows, "stage IN ('GATHERING', 'PLAYING')")));
  }

  /** A look into the database of the living bot, which stands still for it. */
  synchronized <T> T look(Question<T> question) {
    try {
      victim.freeze();
      DatabaseImage image = DatabaseImage.of(victim.database(), folder.resolve("peek"));
      victim.thaw();
      return image.look(question);
    } catch (IOException | SQLException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
