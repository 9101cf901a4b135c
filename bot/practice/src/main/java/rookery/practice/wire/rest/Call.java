package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import rookery.practice.wire.form.Form;
import rookery.practice.wire.form.Upload;

/**
 * A request to the REST API.
 *
 * @param path the variable steps of the path by name
 * @param query the first value of each query parameter
 * @param body the JSON that came with it, an empty object for none
 * @param files the files that came with it, by the number in {@code files[n]}
 */
record Call(
    Map<String, String> path,
    Map<String, String> query,
    JsonNode body,
    Map<Integer, Upload> files) {

  /** An id in the path. */
  long id(String name) {
    String text = path.get(name);
    if (!text.matches("[0-9]{1,20}")) {
      Form form = Form.of(body);
      form.wrong(name, "NUMBER_TYPE_COERCE", "Value \"" + text + "\" is not snowflake.");
      form.refuseIfWrong();
    }
    return Long.parseUnsignedLong(text);
  }

  /** A text in the path. */
  String text(String name) {
    return path.get(name);
  }

  /** Whether a query parameter says yes. */
  boolean wants(String name) {
    return "true".equalsIgnoreCase(query.get(name));
  }

  /** A number in the query. */
  Optional<Long> number(String name) {
    return Optional.ofNullable(query.get(name))
        .filter(text -> text.matches("[0-9]{1,20}"))
        .map(Long::parseUnsignedLong);
  }

  /** The body, to be read strictly. */
  Form form() {
    return Form.of(body);
  }
}
