package rookery.practice.page;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.router.JavalinDefaultRoutingApi;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;
import org.eclipse.jetty.websocket.api.Callback;
import rookery.practice.resource.Json;
import rookery.practice.wire.DiscordServer;
import rookery.practice.wire.control.TrafficLog;
import rookery.practice.world.World;

/** Sends pages what happens, each what its person may see, and again what a page has missed. */
final class PageFeed {
  private static final int MOST_REMEMBERED = 500;
  private static final Duration IDLE = Duration.ofHours(12);

  private final World world;
  private final Deque<Event> remembered = new ArrayDeque<>();
  private final Map<String, Watcher> watchers = new ConcurrentHashMap<>();
  // Times of day begin where an earlier run of the room will not have come to.
  private long last = System.currentTimeMillis();

  /** Something that happened, and how a person sees it, if at all. */
  private record Event(long number, LongFunction<Optional<ObjectNode>> seenBy) {}

  /** An open page. */
  private record Watcher(long me, boolean traffic, WsContext socket) {
    void send(ObjectNode frame) {
      if (socket.session.isOpen()) {
        socket.session.sendText(Json.text(frame), Callback.NOOP);
      }
    }
  }

  PageFeed(World world, DiscordServer discord, PageJson shapes) {
    this.world = world;
    world.tell(new PageEvents(world, this, shapes));
    discord.gateway().watch(() -> add(me -> Optional.of(event("bot").set("bot", shapes.bot()))));
    discord.traffic().tell(this::sendTraffic);
  }

  static ObjectNode event(String name) {
    return Json.object().put("event", name);
  }

  /** The number of the last event. */
  long last() {
    return world.look(() -> last);
  }

  /** Tells pages of something. Called under the world's lock. */
  void add(LongFunction<Optional<ObjectNode>> seenBy) {
    Event event = new Event(++last, seenBy);
    remembered.addLast(event);
    if (remembered.size() > MOST_REMEMBERED) {
      remembered.removeFirst();
    }
    watchers.values().forEach(watcher -> send(event, watcher));
  }

  private static void send(Event event, Watcher watcher) {
    event
        .seenBy
        .apply(watcher.me)
        .ifPresent(frame -> watcher.send(frame.put("number", event.number)));
  }

  private void sendTraffic(TrafficLog.Entry entry) {
    ObjectNode frame = event("traffic").set("entry", Json.MAPPER.valueToTree(entry));
    watchers.values().stream().filter(Watcher::traffic).forEach(w -> w.send(frame));
  }

  void serve(JavalinDefaultRoutingApi server) {
    server.ws(
        "/practice/api/events",
        socket -> {
          socket.onConnect(this::connected);
          socket.onClose(context -> watchers.remove(context.sessionId()));
        });
  }

  private void connected(WsConnectContext socket) {
    socket.session.setIdleTimeout(IDLE);
    long me = number(socket.queryParam("me"));
    long after = number(socket.queryParam("after"));
    boolean traffic = "true".equals(socket.queryParam("traffic"));
    Watcher watcher = new Watcher(me, traffic, socket);
    world.look(
        () -> {
          long oldest = remembered.isEmpty() ? last + 1 : remembered.getFirst().number;
          if (after + 1 < oldest || after > last) {
            watcher.send(event("reset"));
          } else {
            remembered.stream().filter(e -> e.number > after).forEach(e -> send(e, watcher));
          }
          return watchers.put(socket.sessionId(), watcher);
        });
  }

  private static long number(String text) {
    return text != null && text.matches("[0-9]{1,18}|[0-9]{19}") ? Long.parseLong(text) : 0;
  }
}
