package rookery.practice;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Clock;
import java.util.Optional;
import rookery.practice.page.PageServer;
import rookery.practice.page.Showcase;
import rookery.practice.wire.DiscordServer;
import rookery.practice.wire.gateway.SessionStartLimit;
import rookery.practice.world.World;
import rookery.practice.world.WorldStore;

/**
 * A stand-in for Discord with a guild, three channels and four people in it. Point a bot at {@link
 * #restUrl} and {@link #gatewayUrl}, and be the people on its page.
 */
public class PracticeRoom implements AutoCloseable {
  private final World world;
  private final DiscordServer server;
  private volatile Optional<Runnable> restart = Optional.empty();

  PracticeRoom(RoomSettings settings, Showcase showcase) {
    mustBeFree(settings.port());
    WorldStore keeper =
        settings.file().<WorldStore>map(SqliteWorldStore::open).orElse(WorldStore.NONE);
    world = world(keeper, settings);
    server =
        new DiscordServer(
            world,
            settings.port(),
            settings.heartbeat(),
            new SessionStartLimit(settings.startsADay(), settings.startsAtOnce(), world.clock()),
            this::accepts,
            (discord, routes) ->
                new PageServer(world, discord, showcase, () -> restart).serve(routes));
    server.start();
  }

  private static World world(WorldStore keeper, RoomSettings settings) {
    try {
      return new World(keeper, settings.patience(), settings.tokenLife());
    } catch (RuntimeException unreadable) {
      keeper.close();
      throw settings
          .file()
          .map(
              file ->
                  RoomDatabaseFile.unavailable(
                      file, "holds data that isn't from a practice room", unreadable))
          .map(RuntimeException.class::cast)
          .orElse(unreadable);
    }
  }

  /** A server that does not get its port would fill the log with it. */
  private static void mustBeFree(int port) {
    try (ServerSocket trial = new ServerSocket()) {
      trial.setReuseAddress(true);
      trial.bind(new InetSocketAddress("127.0.0.1", port));
    } catch (IOException taken) {
      throw new RoomUnavailableException(
          "Can't open port %d: another program is using it, or you need administrator rights for it."
              .formatted(port),
          true,
          taken);
    }
  }

  /** Opens a room whose page offers something to play. */
  public static PracticeRoom open(RoomSettings settings, Showcase showcase) {
    return new PracticeRoom(settings, showcase);
  }

  /** Whether a bot may come in with that token. */
  boolean accepts(String token) {
    return !token.isEmpty();
  }

  /** Lets people restart the bot from the page; this is run on a thread of its own. */
  public void offerRestart(Runnable how) {
    restart = Optional.of(how);
  }

  /** The REST API, with a slash at the end as JDA wants it. */
  public String restUrl() {
    return server.restUrl();
  }

  /** The gateway. */
  public String gatewayUrl() {
    return server.gatewayUrl();
  }

  /** The web page, for a browser on this machine. */
  public String address() {
    return "http://127.0.0.1:" + server.port() + "/";
  }

  /** The time in the room, for a bot that goes by it. */
  public Clock clock() {
    return world.clock();
  }

  /** The time in the room for a bot in another process: an address that gives it. */
  public String clockUrl() {
    return address() + "practice/clock";
  }

  World world() {
    return world;
  }

  DiscordServer server() {
    return server;
  }

  @Override
  public void close() {
    server.close();
    world.close();
  }
}
