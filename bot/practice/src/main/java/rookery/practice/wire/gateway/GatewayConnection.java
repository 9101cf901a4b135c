package rookery.practice.wire.gateway;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import rookery.practice.resource.Json;
import rookery.practice.wire.control.TrafficLog;

/** One connection of a bot to the gateway, from hello to the end. */
public final class GatewayConnection {
  private static final int HEARTBEAT = 1;
  private static final int IDENTIFY = 2;
  private static final int RESUME = 6;
  private static final int INVALID_SESSION = 9;
  private static final int HELLO = 10;
  private static final int HEARTBEAT_ACK = 11;
  private static final Map<Integer, String> NAMES =
      Map.of(
          HEARTBEAT,
          "Heartbeat",
          IDENTIFY,
          "Identify",
          3,
          "Update presence",
          4,
          "Update voice state",
          RESUME,
          "Resume",
          31,
          "Request soundboard sounds");

  private final Gateway gateway;
  private final GatewaySocket socket;
  private final Predicate<String> tokens;
  private Optional<GatewaySession> session = Optional.empty();

  public GatewayConnection(Gateway gateway, GatewaySocket socket, Predicate<String> tokens) {
    this.gateway = gateway;
    this.socket = socket;
    this.tokens = tokens;
  }

  /** The bot has connected, and is told how often to beat. */
  public void opened(long heartbeatMillis) {
    socket.send(Gateway.frame(HELLO, Map.of("heartbeat_interval", heartbeatMillis)));
  }

  /** The bot has sent a frame. */
  public void received(String text) {
    JsonNode frame;
    try {
      frame = Json.MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      socket.close(4002, "Error while decoding payload.");
      return;
    }
    int op = frame.path("op").asInt(-1);
    if (!NAMES.containsKey(op)) {
      socket.close(4001, "Unknown opcode.");
      return;
    }
    gateway.traffic().note(TrafficLog.Kind.COMMAND, NAMES.get(op), 0, 0);
    gateway.locked(
        () -> {
          obey(op, frame.path("d"));
          return null;
        });
  }

  private void obey(int op, JsonNode data) {
    switch (op) {
      case HEARTBEAT -> {
        if (!gateway.isFrozen()) {
          socket.send(Gateway.frame(HEARTBEAT_ACK, null));
        }
      }
      case IDENTIFY -> identify(data);
      case RESUME -> resume(data);
      default -> {
        if (session.isEmpty()) {
          refuseStranger();
        }
      }
    }
  }

  private void refuseStranger() {
    socket.close(4003, "Not authenticated.");
  }

  private void identify(JsonNode data) {
    int intents = data.path("intents").asInt(-1);
    if (session.isPresent()) {
      socket.close(4005, "Already authenticated.");
    } else if (!tokens.test(data.path("token").asText())) {
      socket.close(4004, "Authentication failed.");
    } else if (intents < 0 || (intents & ~Intent.ALL_KNOWN) != 0) {
      socket.close(4013, "Invalid intent(s).");
    } else if (!shard(data).isValid()) {
      socket.close(4010, "Invalid shard.");
    } else if (gateway.starts().left() == 0) {
      // Discord takes the token of a bot that begins too often.
      socket.close(4004, "Authentication failed.");
    } else if (!gateway.starts().lets(shard(data))) {
      socket.send(Gateway.frame(INVALID_SESSION, false));
    } else {
      session = Optional.of(gateway.identify(socket, intents, shard(data)));
    }
  }

  private static Shard shard(JsonNode data) {
    return new Shard(data.path("shard").path(0).asInt(0), data.path("shard").path(1).asInt(1));
  }

  private void resume(JsonNode data) {
    if (!tokens.test(data.path("token").asText())) {
      socket.close(4004, "Authentication failed.");
      return;
    }
    session = gateway.resume(socket, data.path("session_id").asText(), data.path("seq").asLong());
    if (session.isEmpty()) {
      socket.send(Gateway.frame(INVALID_SESSION, false));
    }
  }

  /** The connection is gone; its session can be resumed unless the bot meant to end it. */
  public void closed(int code) {
    // A bot that says goodbye with one of these does not mean to resume.
    boolean forGood = code == 1000 || code == 1001;
    gateway.locked(
        () -> {
          session.ifPresent(s -> gateway.disconnected(s, socket, forGood));
          return null;
        });
  }
}
