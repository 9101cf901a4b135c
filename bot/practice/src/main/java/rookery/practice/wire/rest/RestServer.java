package rookery.practice.wire.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.UploadedFile;
import io.javalin.router.JavalinDefaultRoutingApi;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import rookery.practice.resource.Json;
import rookery.practice.wire.control.Fault;
import rookery.practice.wire.control.Faults;
import rookery.practice.wire.control.TrafficLog;
import rookery.practice.wire.form.DiscordError;
import rookery.practice.wire.form.Upload;

/** Serves the routes over HTTP: tokens, rate limits, faults, errors, uploads. */
public record RestServer(
    Faults faults, TrafficLog traffic, Predicate<String> tokens, long mostBytes) {
  private static final String BASE = "/api/v10";
  private static final Pattern FILE_PART = Pattern.compile("files\\[([0-9])]");
  private static final int LIMIT = 1000;

  /** Answers these, and says of every other path that there is none. */
  public void serve(List<Route> routes, JavalinDefaultRoutingApi server) {
    for (Route route : routes) {
      server.addHttpHandler(
          HandlerType.findOrDefault(route.method()),
          BASE + route.path(),
          context -> serve(route, context));
    }
    for (String method : List.of("GET", "POST", "PUT", "PATCH", "DELETE")) {
      Route none = new Route(method, "/*", true, call -> unknownPath());
      server.addHttpHandler(
          HandlerType.findOrDefault(method), BASE + "/<rest>", context -> serve(none, context));
    }
  }

  private static RestReply unknownPath() {
    throw DiscordError.NOT_FOUND;
  }

  private void serve(Route route, Context context) {
    long start = System.nanoTime();
    String path = context.path().substring(BASE.length());
    Optional<Fault> fault = faults.take(route.method(), path);
    RestReply reply = reply(route, context, fault);
    boolean lost = fault.filter(Fault::lost).isPresent();
    long micros = (System.nanoTime() - start) / 1000;
    traffic.note(
        TrafficLog.Kind.REQUEST, route.method() + " " + path, lost ? 0 : reply.status(), micros);
    if (lost) {
      hangUp(context);
    } else {
      write(context, route, reply, fault);
    }
  }

  private RestReply reply(Route route, Context context, Optional<Fault> fault) {
    try {
      if (!route.open() && !tokens.test(token(context))) {
        throw DiscordError.UNAUTHORIZED;
      }
      if (fault.filter(f -> f.status() != 0).isPresent()) {
        return failing(fault.get());
      }
      if (context.contentLength() > mostBytes) {
        // As on Discord it is refused before it is read.
        throw DiscordError.TOO_LARGE;
      }
      fault.ifPresent(f -> LockSupport.parkNanos(f.pause().toNanos()));
      return route.answering().answer(call(context));
    } catch (DiscordError error) {
      return new RestReply(error.status(), Optional.of(error.body()));
    }
  }

  private static String token(Context context) {
    String header = Optional.ofNullable(context.header("Authorization")).orElse("");
    return header.startsWith("Bot ") ? header.substring("Bot ".length()) : "";
  }

  private static RestReply failing(Fault fault) {
    ObjectNode body = Json.object();
    if (fault.status() == 429) {
      body.put("message", "You are being rate limited.")
          .put("retry_after", fault.pause().toMillis() / 1000.0)
          .put("global", false);
    } else {
      body.put("message", fault.status() + ": as asked").put("code", 0);
    }
    return new RestReply(fault.status(), Optional.of(body));
  }

  private static void write(Context context, Route route, RestReply reply, Optional<Fault> fault) {
    context.status(reply.status());
    Duration reset =
        fault.filter(f -> f.status() == 429).map(Fault::pause).orElse(Duration.ofSeconds(1));
    boolean refused = reply.status() == 429;
    // Without this header JDA takes a 429 for a ban by Discord's proxy and stops all requests.
    context.header("Via", "1.1 google");
    context.header("X-RateLimit-Bucket", bucket(route));
    context.header("X-RateLimit-Limit", Integer.toString(LIMIT));
    context.header("X-RateLimit-Remaining", refused ? "0" : Integer.toString(LIMIT - 1));
    context.header("X-RateLimit-Reset-After", Double.toString(reset.toMillis() / 1000.0));
    context.header(
        "X-RateLimit-Reset",
        Double.toString((System.currentTimeMillis() + reset.toMillis()) / 1000.0));
    if (refused) {
      context.header("X-RateLimit-Scope", "user");
      context.header("Retry-After", Long.toString((reset.toMillis() + 999) / 1000));
    }
    reply.body().ifPresent(body -> context.contentType("application/json").result(Json.text(body)));
  }

  private static String bucket(Route route) {
    return Integer.toHexString((route.method() + route.path()).hashCode());
  }

  private static void hangUp(Context context) {
    ServletContextRequest.getServletContextRequest(context.req())
        .getConnectionMetaData()
        .getConnection()
        .getEndPoint()
        .close();
  }

  private static RestCall call(Context context) {
    Map<String, String> query = new HashMap<>();
    context.queryParamMap().forEach((name, values) -> query.put(name, values.get(0)));
    boolean multipart =
        Optional.ofNullable(context.contentType()).orElse("").startsWith("multipart/");
    if (multipart) {
      TcpQuickAck.of(context);
    }
    String text = multipart ? payload(context) : context.body();
    return new RestCall(
        context.pathParamMap(), query, json(text), multipart ? files(context) : Map.of());
  }

  /** A form may be none, or the half of one: a bot may die while it sends. */
  private static String payload(Context context) {
    try {
      return context.formParam("payload_json");
    } catch (Exception fault) {
      // Javalin declares none of what it throws.
      if (fault instanceof ServletException) {
        throw DiscordError.MALFORMED;
      }
      throw fault;
    }
  }

  private static JsonNode json(String text) {
    if (text == null || text.isBlank()) {
      return Json.object();
    }
    try {
      return Json.MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw DiscordError.MALFORMED;
    }
  }

  private static Map<Integer, Upload> files(Context context) {
    Map<Integer, Upload> files = new TreeMap<>();
    context
        .uploadedFileMap()
        .forEach(
            (part, uploads) -> {
              Matcher numbered = FILE_PART.matcher(part);
              if (numbered.matches()) {
                files.put(Integer.valueOf(numbered.group(1)), upload(uploads.get(0)));
              }
            });
    return files;
  }

  private static Upload upload(UploadedFile file) {
    try (InputStream content = file.content()) {
      return new Upload(file.filename(), content.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
