package rookery.practice.page;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import rookery.practice.person.NotPossibleException;
import rookery.practice.resource.Json;

/** A request of the page. What is missing or malformed is refused with a sentence. */
final class PageRequest {
  private final Context context;
  private final JsonNode body;

  private PageRequest(Context context) {
    this.context = context;
    body = body(context.body());
  }

  /** Answers requests with JSON, and those that cannot be granted with 400. */
  static Handler answering(Function<PageRequest, JsonNode> answer) {
    return context -> {
      context.contentType("application/json");
      try {
        context.result(Json.text(answer.apply(new PageRequest(context))));
      } catch (NotPossibleException | IllegalArgumentException e) {
        context.status(HttpStatus.BAD_REQUEST);
        context.result(Json.text(Json.object().put("error", e.getMessage())));
      } catch (NotThereException e) {
        context.status(HttpStatus.NOT_FOUND);
        context.result(Json.text(Json.object().put("error", e.getMessage())));
      }
    };
  }

  /** Something that is not in the room. */
  static final class NotThereException extends RuntimeException {
    private static final long serialVersionUID = 1;

    NotThereException(String what) {
      super(what);
    }
  }

  private static JsonNode body(String text) {
    if (text.isBlank()) {
      return Json.object();
    }
    try {
      return Json.MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      throw new NotPossibleException("the request is not JSON");
    }
  }

  private static long number(String name, String text) {
    if (!text.matches("[0-9]{1,18}|[0-9]{19}")) {
      throw new NotPossibleException(name + " is not an id: " + text);
    }
    return Long.parseLong(text);
  }

  /** An id in the path. */
  long path(String name) {
    return number(name, context.pathParam(name));
  }

  /** A number in the query. */
  Optional<Long> query(String name) {
    return Optional.ofNullable(context.queryParam(name)).map(text -> number(name, text));
  }

  /** An id in the body. */
  long id(String name) {
    return number(name, text(name));
  }

  /** Whether the body has this. */
  boolean has(String name) {
    return body.hasNonNull(name);
  }

  /** A text in the body. */
  String text(String name) {
    if (!has(name)) {
      throw new NotPossibleException(name + " is missing");
    }
    return body.get(name).asText();
  }

  /** A truth value in the body. */
  boolean flag(String name, boolean absent) {
    return body.path(name).asBoolean(absent);
  }

  /** A number in the body. */
  int count(String name, int absent) {
    return body.path(name).asInt(absent);
  }

  /** The texts of a list in the body. */
  List<String> texts(String name) {
    return texts(body.path(name));
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  /** The texts of an object in the body, by name. */
  Map<String, String> map(String name) {
    Map<String, String> map = new LinkedHashMap<>();
    body.path(name).properties().forEach(e -> map.put(e.getKey(), e.getValue().asText()));
    return map;
  }

  /** The lists of texts of an object in the body, by name. */
  Map<String, List<String>> lists(String name) {
    Map<String, List<String>> lists = new LinkedHashMap<>();
    body.path(name).properties().forEach(e -> lists.put(e.getKey(), texts(e.getValue())));
    return lists;
  }
}
