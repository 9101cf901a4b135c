package rookery.practice.screen;

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
import rookery.practice.resource.Json;

/** Talks to the page's API as a page would. */
public final class PageClient {
  private final HttpClient client = HttpClient.newHttpClient();
  private final String address;
  private final String me;

  /**
   * Somebody at the page.
   *
   * @param address the page's
   * @param me the id of the person
   */
  public PageClient(String address, long me) {
    this.address = address;
    this.me = Long.toString(me);
  }

  /** The person with this name. */
  public static PageClient named(String name, String address) {
    for (JsonNode person : new PageClient(address, 0).get("room").path("people")) {
      if (person.path("name").asText().equals(name)) {
        return new PageClient(address, person.path("id").asLong());
      }
    }
    throw new IllegalArgumentException("nobody is called " + name);
  }

  /** What the server answers to a request; apostrophes in the JSON stand for quotation marks. */
  public HttpResponse<String> send(String method, String path, String json) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + path))
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

  private static JsonNode json(String text) {
    try {
      return Json.MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  /** What the page's API has there. */
  public JsonNode get(String path) {
    return json(send("GET", "practice/api/" + path, "").body());
  }

  /** The room as this person sees it. */
  public JsonNode room() {
    return get("room?me=" + me);
  }

  /** The place with this name. */
  public JsonNode place(String name) {
    for (JsonNode place : room().path("places")) {
      if (place.path("name").asText().equals(name)) {
        return place;
      }
    }
    throw new IllegalArgumentException("no place " + name);
  }

  /** The newest messages of a place, oldest first. */
  public JsonNode messages(String place) {
    return get("messages?me=" + me + "&place=" + place).path("messages");
  }

  /** Does something as this person. */
  public JsonNode act(String action, String json) {
    return json(send("POST", "practice/api/me/" + me + "/" + action, json).body());
  }

  /** Does something behind the scenes. */
  public JsonNode backstage(String path, String json) {
    return json(send("POST", "practice/api/" + path, json).body());
  }

  /** Opens the page's events and collects them. */
  public Events events(long after) {
    Events events = new Events();
    String socket = address.replace("http:", "ws:") + "practice/api/events?me=" + me;
    events.socket =
        client
            .newWebSocketBuilder()
            .buildAsync(URI.create(socket + "&after=" + after), events)
            .join();
    return events;
  }

  /** The events that a page has got. */
  public static final class Events implements WebSocket.Listener {
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

    /** What they are called, in order. */
    public List<String> names() {
      return all.stream().map(e -> e.path("event").asText()).toList();
    }

    /** Those called so. */
    public List<JsonNode> named(String name) {
      return all.stream().filter(e -> e.path("event").asText().equals(name)).toList();
    }

    /** What has become of what this person asked. */
    public List<String> states() {
      return named("interaction").stream().map(e -> e.path("state").asText()).toList();
    }

    /** Leaves. */
    public void close() {
      socket.abort();
    }
  }
}
