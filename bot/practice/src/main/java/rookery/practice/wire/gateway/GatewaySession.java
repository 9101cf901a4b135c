package rookery.practice.wire.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.UUID;
import rookery.practice.resource.Json;
import rookery.practice.wire.control.TrafficLog;

/**
 * What one identified bot is told, numbered and remembered so that it can resume after a broken
 * connection. Used under the world's lock.
 */
final class GatewaySession {
  private static final int MOST_REMEMBERED = 10_000;

  private record Dispatch(long number, String text) {}

  private final String id = UUID.randomUUID().toString().replace("-", "");
  private final int intents;
  private final Shard shard;
  private final TrafficLog traffic;
  private final Deque<Dispatch> remembered = new ArrayDeque<>();
  private long last;
  private Optional<GatewaySocket> socket;
  private long unheardSince;

  GatewaySession(int intents, Shard shard, GatewaySocket socket, TrafficLog traffic) {
    this.intents = intents;
    this.shard = shard;
    this.socket = Optional.of(socket);
    this.traffic = traffic;
  }

  String id() {
    return id;
  }

  boolean wants(int intent) {
    return (intents & intent) == intent;
  }

  /** Whether it is told of a guild, or of direct messages where that is 0. */
  boolean hears(long guild) {
    return shard.hears(guild);
  }

  Optional<GatewaySocket> socket() {
    return socket;
  }

  void dispatch(String name, JsonNode data) {
    ObjectNode frame = Json.object().put("op", 0).put("s", ++last).put("t", name);
    frame.set("d", data);
    Dispatch dispatch = new Dispatch(last, Json.text(frame));
    remembered.addLast(dispatch);
    if (remembered.size() > MOST_REMEMBERED) {
      remembered.removeFirst();
    }
    traffic.note(TrafficLog.Kind.EVENT, name, 0, 0);
    socket.ifPresent(s -> s.send(dispatch.text));
  }

  /** Whether everything after this number is still remembered. */
  boolean canReplay(long after) {
    return after <= last && (remembered.isEmpty() || remembered.getFirst().number <= after + 1);
  }

  /** Goes on over another connection, with all that was missed. */
  void resume(GatewaySocket other, long after) {
    socket = Optional.of(other);
    remembered.stream().filter(d -> d.number > after).forEach(d -> other.send(d.text));
    dispatch("RESUMED", Json.object());
  }

  void disconnected(GatewaySocket from) {
    if (socket.filter(s -> s == from).isPresent()) {
      socket = Optional.empty();
      unheardSince = System.currentTimeMillis();
    }
  }

  boolean abandoned(long millis) {
    return socket.isEmpty() && System.currentTimeMillis() - unheardSince > millis;
  }
}
