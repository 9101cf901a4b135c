package rookery.practice;

import java.time.Duration;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import rookery.practice.page.Showcase;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Account;
import rookery.practice.resource.Channel;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Permission;
import rookery.practice.wire.control.Faults;
import rookery.practice.wire.control.TrafficLog;
import rookery.practice.wire.gateway.Gateway;
import rookery.practice.world.World;

/**
 * A practice room from within: the people in it, the gateway and the wire that can be disturbed,
 * and the time that can be let pass.
 */
public final class TestedRoom extends PracticeRoom {
  private volatile String onlyToken;

  private TestedRoom(RoomSettings settings, Showcase showcase) {
    super(settings, showcase);
  }

  /** Opens a room as it usually is, in memory, on any free port. */
  public static TestedRoom open() {
    return open(RoomSettings.USUAL);
  }

  /** Opens a room. */
  public static TestedRoom open(RoomSettings settings) {
    return open(settings, Showcase.EMPTY);
  }

  /** Opens a room whose page offers something to play. */
  public static TestedRoom open(RoomSettings settings, Showcase showcase) {
    return new TestedRoom(settings, showcase);
  }

  @Override
  boolean accepts(String token) {
    // A bot may knock before the room is made.
    return super.accepts(token) && (onlyToken == null || onlyToken.equals(token));
  }

  /** Refuses every bot token but this one; without it any token is good. */
  public void acceptOnly(String token) {
    onlyToken = token;
  }

  /** Everything in the room. */
  @Override
  public World world() {
    return super.world();
  }

  /** Lets so much time pass at once. */
  public void pass(Duration time) {
    world().clock().pass(time);
  }

  /** The person with this name. */
  public Person person(String name) {
    return world()
        .people()
        .named(name)
        .map(a -> new Person(world(), a.id()))
        .orElseThrow(() -> new IllegalArgumentException("there's nobody called " + name));
  }

  /** Everybody, in order of arrival. */
  public List<Person> people() {
    return world().people().persons().stream().map(a -> new Person(world(), a.id())).toList();
  }

  /** Somebody new in the first guild. */
  public Person addPerson(String name) {
    return new Person(world(), world().people().add(name).id());
  }

  /** As many new people, called Guest 1, Guest 2 and so on. */
  public List<Person> addPeople(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(n -> addPerson("Guest" + n)).toList();
  }

  /** The bot's account. */
  public Account bot() {
    return world().people().bot();
  }

  /** The first guild. */
  public Guild guild() {
    return world().channels().guilds().get(0);
  }

  /** A further guild with everybody in it and one channel. */
  public Guild addGuild(String name, String channel) {
    Guild guild = world().channels().addGuild(name);
    world().channels().add(guild.id(), channel);
    return guild;
  }

  /** A further guild with everybody in it but the bot, and one channel. */
  public Guild addForeignGuild(String name, String channel) {
    Guild guild = world().channels().addForeignGuild(name);
    world().channels().add(guild.id(), channel);
    return guild;
  }

  /** A conversation of these people, without the bot. */
  public Channel addGroup(String name, Person... people) {
    Set<Long> ids = new LinkedHashSet<>();
    List.of(people).forEach(person -> ids.add(person.id()));
    return world().channels().addGroup(name, ids);
  }

  /** The channel or thread with this name, the first of them if there are several. */
  public Channel channel(String name) {
    return world().channels().all().stream()
        .filter(c -> c.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there's no channel called " + name));
  }

  /** A new text channel in the first guild. */
  public Channel addChannel(String name) {
    return world().channels().add(guild().id(), name);
  }

  /** Removes a channel with all that is in it. */
  public void delete(Channel channel) {
    world().channels().delete(channel.id());
  }

  /** Removes a message, as a moderator might. */
  public void delete(VisibleMessage seen) {
    world().messages().delete(seen.message());
  }

  /** Takes these permissions from the bot in a channel, and tells it so. */
  public void deny(Channel channel, Permission... permissions) {
    world().channels().deny(channel.id(), set(permissions), true);
  }

  /** Takes these permissions from the bot in a channel before word of it has reached the bot. */
  public void denyUnannounced(Channel channel, Permission... permissions) {
    world().channels().deny(channel.id(), set(permissions), false);
  }

  /** Gives the bot every permission in a channel again. */
  public void allow(Channel channel) {
    world().channels().deny(channel.id(), Set.of(), true);
  }

  private static Set<Permission> set(Permission... permissions) {
    Set<Permission> set = EnumSet.noneOf(Permission.class);
    set.addAll(List.of(permissions));
    return set;
  }

  /** Sends the bot once more what somebody asked. */
  public void repeat(InteractionOutcome exchange) {
    world().interactions().repeat(exchange.interaction());
  }

  /** What goes wrong with the bot's requests. */
  public Faults faults() {
    return server().faults();
  }

  /** The gateway, to be disturbed. */
  public Gateway gateway() {
    return server().gateway();
  }

  /** What has gone over the wire. */
  public TrafficLog traffic() {
    return server().traffic();
  }
}
