package rookery.practice.guest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import rookery.practice.TestedRoom;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.resource.Interaction;
import rookery.practice.resource.Json;

/** Talks to the REST API directly, to send what no good library would. */
public final class RawBot {
  private final HttpClient client = HttpClient.newHttpClient();
  private final TestedRoom room;
  private final String token;

  public RawBot(TestedRoom room, String token) {
    this.room = room;
    this.token = token;
  }

  /** What came back. */
  public record Got(int status, JsonNode body, HttpResponse<String> response) {
    public int code() {
      return body.path("code").asInt();
    }

    /** The code of the first fault at a path such as {@code components.0.custom_id}. */
    public String fault(String path) {
      JsonNode at = body.path("errors");
      for (String step : path.split("\\.")) {
        at = at.path(step);
      }
      return at.path("_errors").path(0).path("code").asText("none in " + body);
    }

    public String id() {
      return body.path("id").asText();
    }
  }

  public Got send(String method, String path, String json) {
    return send(method, path, "application/json", json);
  }

  /** A request that brings a file; apostrophes in the JSON stand for quotation marks. */
  public Got upload(String method, String path, String json, String filename) {
    String parts =
        """
        --part\r
        Content-Disposition: form-data; name="payload_json"\r
        Content-Type: application/json\r
        \r
        %s\r
        --part\r
        Content-Disposition: form-data; name="files[0]"; filename="%s"\r
        Content-Type: image/png\r
        \r
        a picture\r
        --part--\r
        """
            .formatted(json.replace('\'', '"'), filename);
    return send(method, path, "multipart/form-data; boundary=part", parts);
  }

  private Got send(String method, String path, String type, String content) {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(room.restUrl() + path.substring(1)))
            .header("Authorization", "Bot " + token)
            .header("Content-Type", type)
            .method(method, BodyPublishers.ofString(content))
            .build();
    try {
      HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
      String body = response.body();
      return new Got(
          response.statusCode(), Json.MAPPER.readTree(body.isEmpty() ? "{}" : body), response);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  public Got get(String path) {
    return send("GET", path, "");
  }

  public Got post(String path, String json) {
    return send("POST", path, json);
  }

  public Got message(long channel, String json) {
    return post("/channels/" + channel + "/messages", json);
  }

  public Got edit(long channel, String message, String json) {
    return send("PATCH", "/channels/" + channel + "/messages/" + message, json);
  }

  public Got commands(String json) {
    return send("PUT", "/applications/" + room.bot().id() + "/commands", json);
  }

  public Got acknowledge(InteractionOutcome exchange, String json) {
    Interaction asked = exchange.interaction();
    return post(
        "/interactions/" + asked.id() + "/" + asked.token() + "/callback?with_response=true", json);
  }

  public Got follow(InteractionOutcome exchange, String json) {
    return post(webhook(exchange), json);
  }

  public Got editOriginal(InteractionOutcome exchange, String json) {
    return send("PATCH", webhook(exchange) + "/messages/@original", json);
  }

  public String webhook(InteractionOutcome exchange) {
    return "/webhooks/" + room.bot().id() + "/" + exchange.interaction().token();
  }
}
