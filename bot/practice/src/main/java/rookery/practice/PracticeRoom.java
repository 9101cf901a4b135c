package rookery.practice;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import rookery.practice.page.PageServer;
import rookery.practice.page.Showcase;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Permission;
import rookery.practice.wire.DiscordServer;
import rookery.practice.wire.control.Faults;
import rookery.practice.wire.control.TrafficLog;
import rookery.practice.wire.gateway.Gateway;
import rookery.practice.wire.gateway.SessionStartLimit;
import rookery.practice.world.World;
import rookery.practice.world.WorldStore;

/**
 * A stand-in for Discord with a guild, three channels and four people in it. Point a bot at {@link
 * #restUrl} and {@link #gatewayUrl}, and be the {@link #person people}.
 */
public final class PracticeRoom implements AutoCloseable {
  private final World world;
  private final DiscordServer server;
  private volatile Optional<String> onlyToken = Optional.empty();
  private volatile Optional<Runnable> restart = Optional.empty();

  private PracticeRoom(RoomSettings settings, Showcase showcase) {
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

  /** Opens a room as it usually is, in memory, on any free port. */
  public static PracticeRoom open() {
    return open(RoomSettings.USUAL);
  }

  /** Opens a room. */
  public static PracticeRoom open(RoomSettings settings) {
    return open(settings, Showcase.EMPTY);
  }

  /** Opens a room whose page offers something to play. */
  public static PracticeRoom open(RoomSettings settings, Showcase showcase) {
    return new PracticeRoom(settings, showcase);
  }

  private boolean accepts(String token) {
    return !token.isEmpty() && onlyToken.filter(only -> !only.equals(token)).isEmpty();
  }

  /** Refuses every bot token but this one; without it any token is good. */
  public void acceptOnly(String token) {
    onlyToken = Optional.of(token);
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

  /** Lets so much time pass at once. */
  public void pass(Duration time) {
    world.clock().pass(time);
  }

  /** Everything in the room. */
  public World world() {
    return world;
  }

  /** The person with this name. */
  public Person person(String name) {
    return world
        .people()
        .named(name)
        .map(a -> new Person(world, a.id()))
        .orElseThrow(() -> new IllegalArgumentException("there's nobody called " + name));
  }

  /** Everybody, in order of arrival. */
  public List<Person> people() {
    return world.people().persons().stream().map(a -> new Person(world, a.id())).toList();
  }

  /** Somebody new in the first guild. */
  public Person addPerson(String name) {
    return new Person(world, world.people().add(name).id());
  }

  /** As many new people, called Guest 1, Guest 2 and so on. */
  public List<Person> addPeople(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(n -> addPerson("Guest" + n)).toList();
  }

  /** The bot's account. */
  public Account bot() {
    return world.people().bot();
  }

  /** The first guild. */
  public Guild guild() {
    return world.channels().guilds().get(0);
  }

  /** A further guild with everybody in it and one channel. */
  public Guild addGuild(String name, String channel) {
    Guild guild = world.channels().addGuild(name);
    world.channels().add(guild.id(), channel);
    return guild;
  }

  /** A further guild with everybody in it but the bot, and one channel. */
  public Guild addForeignGuild(String name, String channel) {
    Guild guild = world.channels().addForeignGuild(name);
    world.channels().add(guild.id(), channel);
    return guild;
  }

  /** A conversation of these people, without the bot. */
  public Channel addGroup(String name, Person... people) {
    Set<Long> ids = new LinkedHashSet<>();
    List.of(people).forEach(person -> ids.add(person.id()));
    return world.channels().addGroup(name, ids);
  }

  /** The channel or thread with this name, the first of them if there are several. */
  public Channel channel(String name) {
    return world.channels().all().stream()
        .filter(c -> c.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there's no channel called " + name));
  }

  /** A new text channel in the first guild. */
  public Channel addChannel(String name) {
    return world.channels().add(guild().id(), name);
  }

  /** Removes a channel with all that is in it. */
  public void delete(Channel channel) {
    world.channels().delete(channel.id());
  }

  /** Removes a message, as a moderator might. */
  public void delete(VisibleMessage seen) {
    world.messages().delete(seen.message());
  }

  /** Takes these permissions from the bot in a channel, and tells it so. */
  public void deny(Channel channel, Permission... permissions) {
    world.channels().deny(channel.id(), set(permissions), true);
  }

  /** Takes these permissions from the bot in a channel before word of it has reached the bot. */
  public void denyUnannounced(Channel channel, Permission... permissions) {
    world.channels().deny(channel.id(), set(permissions), false);
  }

  /** Gives the bot every permission in a channel again. */
  public void allow(Channel channel) {
    world.channels().deny(channel.id(), Set.of(), true);
  }

  private static Set<Permission> set(Permission... permissions) {
    Set<Permission> set = EnumSet.noneOf(Permission.class);
    set.addAll(List.of(permissions));
    return set;
  }

  /** Sends the bot once more what somebody asked. */
  public void repeat(InteractionOutcome exchange) {
    world.interactions().repeat(exchange.interaction());
  }

  /** What goes wrong with the bot's requests. */
  public Faults faults() {
    return server.faults();
  }

  /** The gateway, to be disturbed. */
  public Gateway gateway() {
    return server.gateway();
  }

  /** What has gone over the wire. */
  public TrafficLog traffic() {
    return server.traffic();
  }

  @Override
  public void close() {
    server.close();
    world.close();
  }
}
