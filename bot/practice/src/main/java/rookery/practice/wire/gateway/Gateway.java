package rookery.practice.wire.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import rookery.practice.resource.Account;
import rookery.practice.resource.Guild;
import rookery.practice.resource.Json;
import rookery.practice.wire.control.TrafficLog;
import rookery.practice.wire.entity.EntityJson;
import rookery.practice.world.World;

/** The gateway: sessions of bots, and the faults that tests and people can ask of it. */
public final class Gateway {
  private static final long MILLIS_TO_RESUME = Duration.ofMinutes(3).toMillis();

  private static final int INVALID_SESSION = 9;
  private static final int RECONNECT = 7;

  private final World world;
  private final EntityJson entities;
  private final TrafficLog traffic;
  private final Supplier<String> url;
  private final SessionStartLimit starts;
  private final Map<String, GatewaySession> sessions = new LinkedHashMap<>();
  private final List<Runnable> watchers = new CopyOnWriteArrayList<>();
  private boolean frozen;

  /**
   * @param url where bots connect
   * @param starts how often sessions may begin
   */
  public Gateway(
      World world,
      EntityJson entities,
      TrafficLog traffic,
      Supplier<String> url,
      SessionStartLimit starts) {
    this.starts = starts;
    this.world = world;
    this.entities = entities;
    this.traffic = traffic;
    this.url = url;
  }

  TrafficLog traffic() {
    return traffic;
  }

  <T> T locked(Supplier<T> action) {
    return world.look(action);
  }

  /** Tells somebody, who must not wait for anything, whenever a bot connects or goes. */
  public void watch(Runnable watcher) {
    watchers.add(watcher);
  }

  private void tellWatchers() {
    watchers.forEach(Runnable::run);
  }

  /** How many bots are connected and identified. */
  public int connected() {
    return world.look(() -> (int) live().count());
  }

  private Stream<GatewaySocket> live() {
    return sessions.values().stream().map(GatewaySession::socket).flatMap(Optional::stream);
  }

  /** Asks every bot to connect again and resume. */
  public void askToReconnect() {
    each(socket -> socket.send(frame(RECONNECT, null)));
  }

  /** Tells every bot that its session is no good, to be resumed or to be begun anew. */
  public void invalidate(boolean resumable) {
    world.look(
        () -> {
          List<GatewaySocket> told = live().toList();
          if (!resumable) {
            sessions.clear();
          }
          told.forEach(s -> s.send(frame(INVALID_SESSION, resumable)));
          return null;
        });
  }

  /** Closes every connection with this code. */
  public void close(int code) {
    each(socket -> socket.close(code, "as asked"));
  }

  /** Breaks every connection without a word. */
  public void drop() {
    each(GatewaySocket::drop);
  }

  /** Stops or begins again to answer heartbeats. */
  public void freeze(boolean nowFrozen) {
    world.look(() -> frozen = nowFrozen);
  }

  /** Whether heartbeats go unanswered. */
  public boolean isFrozen() {
    return frozen;
  }

  private void each(Consumer<GatewaySocket> action) {
    List<GatewaySocket> open = world.look(() -> live().toList());
    open.forEach(action);
  }

  static String frame(int op, Object data) {
    ObjectNode frame = Json.object().put("op", op);
    frame.set("d", Json.MAPPER.valueToTree(data));
    return Json.text(frame);
  }

  /** How often sessions may begin; used under the lock. */
  SessionStartLimit starts() {
    return starts;
  }

  /** Begins a session: READY, then every guild of its shard. Called under the lock. */
  GatewaySession identify(GatewaySocket socket, int intents, Shard shard) {
    sessions.values().removeIf(s -> s.abandoned(MILLIS_TO_RESUME));
    GatewaySession session = new GatewaySession(intents, shard, socket, traffic);
    sessions.put(session.id(), session);
    List<Guild> guilds = guildsOfBot().stream().filter(g -> shard.hears(g.id())).toList();
    ObjectNode ready = ready(session, guilds);
    ready.putArray("shard").add(shard.number()).add(shard.total());
    session.dispatch("READY", ready);
    boolean allMembers = session.wants(Intent.GUILD_MEMBERS);
    guilds.forEach(g -> session.dispatch("GUILD_CREATE", entities.wholeGuild(g, allMembers)));
    tellWatchers();
    return session;
  }

  private List<Guild> guildsOfBot() {
    long bot = world.people().bot().id();
    return world.channels().guilds().stream().filter(g -> g.members().contains(bot)).toList();
  }

  private ObjectNode ready(GatewaySession session, List<Guild> guilds) {
    Account bot = world.people().bot();
    ObjectNode ready =
        Json.object()
            .put("v", 10)
            .put("session_id", session.id())
            .put("resume_gateway_url", url.get())
            .put("session_type", "normal");
    ready.set("user", entities.self());
    ArrayNode promised = ready.putArray("guilds");
    guilds.forEach(
        g -> promised.addObject().put("id", EntityJson.id(g.id())).put("unavailable", true));
    ready.putObject("application").put("id", EntityJson.id(bot.id())).put("flags", 0);
    for (String list :
        List.of("private_channels", "relationships", "presences", "geo_ordered_rtc_regions")) {
      ready.putArray(list);
    }
    return ready;
  }

  /** Goes on with a session, unless it or part of what was missed is forgotten. */
  Optional<GatewaySession> resume(GatewaySocket socket, String id, long after) {
    Optional<GatewaySession> session =
        Optional.ofNullable(sessions.get(id)).filter(s -> s.canReplay(after));
    session.ifPresent(s -> s.resume(socket, after));
    tellWatchers();
    return session;
  }

  void disconnected(GatewaySession session, GatewaySocket socket, boolean forGood) {
    session.disconnected(socket);
    if (forGood) {
      sessions.remove(session.id());
    }
    tellWatchers();
  }

  /** Tells something to every session of that guild with this intent. Called under the lock. */
  void broadcast(long guild, int intent, String name, JsonNode data) {
    broadcast(guild, name, session -> session.wants(intent) ? Optional.of(data) : Optional.empty());
  }

  /**
   * Tells every session what concerns it. Called under the lock.
   *
   * @param guild where it happens; 0 for direct messages
   */
  void broadcast(long guild, String name, Function<GatewaySession, Optional<JsonNode>> what) {
    for (GatewaySession session : sessions.values()) {
      if (session.hears(guild)) {
        what.apply(session).ifPresent(data -> session.dispatch(name, data));
      }
    }
  }
}
