package rookery.practice;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import rookery.practice.world.Json;

/** Talks to the page's API as a page would. */
final class Browser {
  private final HttpClient client = HttpClient.newHttpClient();
  private final PracticeRoom room;
  private final String me;

  Browser(PracticeRoom room, long me) {
    this.room = room;
    this.me = Long.toString(me);
  }

  HttpResponse<String> send(String method, String path, String json) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(room.address() + path))
            .header("Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(json.replace('\'', '"')))
            .build();
    try {
      return client.send(request, BodyHandlers.ofString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  static JsonNode json(String text) {
    try {
      return Json.MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  JsonNode get(String path) {
    return json(send("GET", "practice/api/" + path, "").body());
  }

  JsonNode room() {
    return get("room?me=" + me);
  }

  JsonNode place(String name) {
    for (JsonNode place : room().path("places")) {
      if (place.path("name").asText().equals(name)) {
        return place;
      }
    }
    throw new IllegalArgumentException("no place " + name);
  }

  JsonNode messages(String place) {
    return get("messages?me=" + me + "&place=" + place).path("messages");
  }

  JsonNode act(String action, String json) {
    return json(send("POST", "practice/api/me/" + me + "/" + action, json).body());
  }

  JsonNode backstage(String path, String json) {
    return json(send("POST", "practice/api/" + path, json).body());
  }

  /** Opens the page's events and collects them. */
  Events events(long after) {
    Events events = new Events();
    String address = room.address().replace("http:", "ws:") + "practice/api/events?me=" + me;
    events.socket =
        client
            .newWebSocketBuilder()
            .buildAsync(URI.create(address + "&after=" + after), events)
            .join();
    return events;
  }

  /** The events that a page has got. */
  static final class Events implements WebSocket.Listener {
    private final List<JsonNode> all = new CopyOnWriteArrayList<>();
    private final StringBuilder part = new StringBuilder();
    private WebSocket socket;

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        all.add(json(part.toString()));
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    List<String> names() {
      return all.stream().map(e -> e.path("event").asText()).toList();
    }

    List<JsonNode> named(String name) {
      return all.stream().filter(e -> e.path("event").asText().equals(name)).toList();
    }

    List<String> states() {
      return named("interaction").stream().map(e -> e.path("state").asText()).toList();
    }

    void close() {
      socket.abort();
    }
  }
}
