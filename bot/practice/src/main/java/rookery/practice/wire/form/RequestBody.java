package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rookery.practice.resource.Json;

/**
 * A JSON object that the bot sent, read strictly: each reader checks type and limits and notes what
 * is wrong under the field's path.
 */
public final class RequestBody {
  private static final String SNOWFLAKE = "[0-9]{1,20}";

  private final JsonNode node;
  private final String path;
  private final FormErrors errors;

  RequestBody(JsonNode node, String path, FormErrors errors) {
    this.node = node;
    this.path = path;
    this.errors = errors;
    if (!node.isObject()) {
      errors.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType");
    }
  }

  /** The form that a body is. */
  public static RequestBody of(JsonNode body) {
    return new RequestBody(body, "", new FormErrors());
  }

  /** What is read, as it came. */
  public JsonNode node() {
    return node;
  }

  /** Ends the reading: whatever was found wrong is told together. */
  public void refuseIfWrong() {
    errors.refuseIfAny();
  }

  /** Notes a fault of this object as a whole. */
  public void wrong(String code, String message) {
    errors.add(path, code, message);
  }

  /** Notes a fault of one field. */
  public void wrong(String field, String code, String message) {
    errors.add(at(field), code, message);
  }

  private String at(String field) {
    return path.isEmpty() ? field : path + "." + field;
  }

  /** Whether a field is there and not null. */
  public boolean has(String field) {
    return node.hasNonNull(field);
  }

  /** Whether a field is there, be it null. */
  public boolean mentions(String field) {
    return node.has(field);
  }

  private boolean missing(String field) {
    if (has(field)) {
      return false;
    }
    wrong(field, "BASE_TYPE_REQUIRED", "This field is required");
    return true;
  }

  /** A text that must be there. */
  public String text(String field, int min, int max) {
    return missing(field) ? "" : textOr(field, min, max, "");
  }

  /** A text that may be left out. */
  public String textOr(String field, int min, int max, String absent) {
    if (!has(field)) {
      return absent;
    }
    JsonNode value = node.get(field);
    if (!value.isTextual()) {
      wrong(field, "STRING_TYPE_CONVERT", "Could not interpret the value as string.");
      return absent;
    }
    String text = value.asText();
    int length = text.codePointCount(0, text.length());
    if (length < min || length > max) {
      wrong(
          field, "BASE_TYPE_BAD_LENGTH", "Must be between " + min + " and " + max + " in length.");
    }
    return text;
  }

  /** A whole number that must be there. */
  public long number(String field, long min, long max) {
    return missing(field) ? min : numberOr(field, min, max, min);
  }

  /** A whole number that may be left out. */
  public long numberOr(String field, long min, long max, long absent) {
    if (!has(field)) {
      return absent;
    }
    JsonNode value = node.get(field);
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      wrong(field, "NUMBER_TYPE_COERCE", "Value \"" + value.asText() + "\" is not int.");
      return absent;
    }
    if (value.asLong() < min || value.asLong() > max) {
      wrong(field, "NUMBER_TYPE_RANGE", "Value must be between " + min + " and " + max + ".");
    }
    return value.asLong();
  }

  /** A number of a closed list that must be there. */
  public int oneOf(String field, Set<Integer> allowed) {
    int value = (int) number(field, Integer.MIN_VALUE, Integer.MAX_VALUE);
    if (has(field) && !allowed.contains(value)) {
      wrong(field, "BASE_TYPE_CHOICES", "Value must be one of " + allowed + ".");
    }
    return value;
  }

  /** A truth value that may be left out. */
  public boolean flag(String field, boolean absent) {
    if (has(field) && !node.get(field).isBoolean()) {
      wrong(field, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
    }
    return has(field) ? node.get(field).asBoolean() : absent;
  }

  /** An id that must be there. JDA sends some ids as numbers, which Discord takes. */
  public long id(String field) {
    if (missing(field)) {
      return 0;
    }
    String text = node.get(field).asText();
    if (!text.matches(SNOWFLAKE)) {
      wrong(field, "NUMBER_TYPE_COERCE", "Value \"" + text + "\" is not snowflake.");
      return 0;
    }
    return Long.parseUnsignedLong(text);
  }

  /** An object within this one, an empty one if it is not there. */
  public RequestBody object(String field) {
    return new RequestBody(has(field) ? node.get(field) : Json.object(), at(field), errors);
  }

  /** The objects of a list, none if it is not there. */
  public List<RequestBody> objects(String field, int min, int max) {
    List<RequestBody> forms = new ArrayList<>();
    int index = 0;
    for (JsonNode item : items(field, min, max)) {
      forms.add(new RequestBody(item, at(field) + "." + index++, errors));
    }
    return forms;
  }

  /** The objects of a list that must be there. */
  public List<RequestBody> requiredObjects(String field, int min, int max) {
    return missing(field) ? List.of() : objects(field, min, max);
  }

  /** The items of a list, none if it is not there. */
  public JsonNode items(String field, int min, int max) {
    if (!has(field)) {
      return Json.array();
    }
    JsonNode value = node.get(field);
    if (!value.isArray()) {
      wrong(field, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
      return Json.array();
    }
    if (value.size() < min || value.size() > max) {
      wrong(
          field, "BASE_TYPE_BAD_LENGTH", "Must be between " + min + " and " + max + " in length.");
    }
    return value;
  }

  /** The ids of a list, none if it is not there. */
  Optional<List<Long>> ids(String field, int max) {
    if (!has(field)) {
      return Optional.empty();
    }
    List<Long> ids = new ArrayList<>();
    for (JsonNode item : items(field, 0, max)) {
      if (item.asText().matches(SNOWFLAKE)) {
        ids.add(Long.parseUnsignedLong(item.asText()));
      } else {
        wrong(field, "NUMBER_TYPE_COERCE", "Value \"" + item.asText() + "\" is not snowflake.");
      }
    }
    return Optional.of(ids);
  }

  /** The address of a web page or picture, which may be left out. */
  Optional<String> address(String field, Set<String> schemes) {
    if (!has(field)) {
      return Optional.empty();
    }
    String url = textOr(field, 1, 2048, "");
    int colon = url.indexOf("://");
    if (colon < 0 || !schemes.contains(url.substring(0, colon)) || url.length() == colon + 3) {
      wrong(field, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    }
    return Optional.of(url);
  }
}
