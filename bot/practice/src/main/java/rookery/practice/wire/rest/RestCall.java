package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import rookery.practice.resource.Json;
import rookery.practice.wire.form.RequestBody;
import rookery.practice.wire.form.Upload;

/**
 * A request to the REST API.
 *
 * @param path the variable steps of the path by name
 * @param query the first value of each query parameter
 * @param body the JSON that came with it, an empty object for none
 * @param files the files that came with it, by the number in {@code files[n]}
 */
record RestCall(
    Map<String, String> path,
    Map<String, String> query,
    JsonNode body,
    Map<Integer, Upload> files) {
  /** What is longer fits into no id for decades to come. */
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}|[1-8][0-9]{18}");

  /** An id in the path. */
  long id(String name) {
    return number(name, path.get(name), "snowflake");
  }

  /** A text in the path. */
  String text(String name) {
    return path.get(name);
  }

  /** Whether a query parameter says yes. */
  boolean wants(String name) {
    return "true".equalsIgnoreCase(query.get(name));
  }

  /** A count in the query. */
  Optional<Long> count(String name) {
    return Optional.ofNullable(query.get(name)).map(text -> number(name, text, "int"));
  }

  /** The id of a thing in the query. */
  Optional<Long> idAsked(String name) {
    return Optional.ofNullable(query.get(name)).map(text -> number(name, text, "snowflake"));
  }

  private long number(String name, String text, String kind) {
    if (!NUMBER.matcher(text).matches()) {
      RequestBody query = RequestBody.of(Json.object());
      query.wrong(name, "NUMBER_TYPE_COERCE", "Value \"%s\" is not %s.".formatted(text, kind));
      query.refuseIfWrong();
    }
    return Long.parseLong(text);
  }

  /** The body, to be read strictly. */
  RequestBody form() {
    return RequestBody.of(body);
  }
}
