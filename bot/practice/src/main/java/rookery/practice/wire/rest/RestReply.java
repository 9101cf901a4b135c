package rookery.practice.wire.rest;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** The answer to a {@link RestCall}. */
record RestReply(int status, Optional<JsonNode> body) {
  static final RestReply EMPTY = new RestReply(204, Optional.empty());

  static RestReply ok(JsonNode body) {
    return new RestReply(200, Optional.of(body));
  }

  static RestReply created(JsonNode body) {
    return new RestReply(201, Optional.of(body));
  }
}
