package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** The answer to a {@link Call}. */
record Reply(int status, Optional<JsonNode> body) {
  static final Reply EMPTY = new Reply(204, Optional.empty());

  static Reply ok(JsonNode body) {
    return new Reply(200, Optional.of(body));
  }

  static Reply created(JsonNode body) {
    return new Reply(201, Optional.of(body));
  }
}
