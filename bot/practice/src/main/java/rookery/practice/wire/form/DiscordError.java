package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.node.ObjectNode;
import rookery.practice.resource.Json;

/** A request that Discord refuses, with the status, code and words it has for that. */
public final class DiscordError extends RuntimeException {
  private static final long serialVersionUID = 1;

  public static final DiscordError MALFORMED =
      new DiscordError(400, 50109, "The request body contains invalid JSON.");
  public static final DiscordError UNAUTHORIZED = new DiscordError(401, 0, "401: Unauthorized");
  public static final DiscordError NOT_FOUND = new DiscordError(404, 0, "404: Not Found");
  public static final DiscordError UNKNOWN_CHANNEL =
      new DiscordError(404, 10003, "Unknown Channel");
  public static final DiscordError UNKNOWN_GUILD = new DiscordError(404, 10004, "Unknown Guild");
  public static final DiscordError UNKNOWN_MEMBER = new DiscordError(404, 10007, "Unknown Member");
  public static final DiscordError UNKNOWN_MESSAGE =
      new DiscordError(404, 10008, "Unknown Message");
  public static final DiscordError UNKNOWN_ROLE = new DiscordError(404, 10011, "Unknown Role");
  public static final DiscordError UNKNOWN_WEBHOOK =
      new DiscordError(404, 10015, "Unknown Webhook");
  public static final DiscordError UNKNOWN_INTERACTION =
      new DiscordError(404, 10062, "Unknown interaction");
  public static final DiscordError TOO_MANY_FOLLOW_UPS =
      new DiscordError(
          400, 40094, "This interaction has reached the maximum number of follow-up messages");
  public static final DiscordError ALREADY_ACKNOWLEDGED =
      new DiscordError(400, 40060, "Interaction has already been acknowledged.");
  public static final DiscordError TOO_LARGE =
      new DiscordError(413, 40005, "Request entity too large");
  public static final DiscordError MISSING_ACCESS = new DiscordError(403, 50001, "Missing Access");
  public static final DiscordError NOT_THE_AUTHOR =
      new DiscordError(403, 50005, "Cannot edit a message authored by another user");
  public static final DiscordError EMPTY_MESSAGE =
      new DiscordError(400, 50006, "Cannot send an empty message");
  public static final DiscordError CANNOT_SEND_TO_USER =
      new DiscordError(403, 50007, "Cannot send messages to this user");
  public static final DiscordError NO_MUTUAL_GUILDS =
      new DiscordError(
          403, 50278, "Cannot send messages to this user due to having no mutual guilds");
  public static final DiscordError INVALID_RECIPIENT =
      new DiscordError(400, 50033, "Invalid Recipient(s)");
  public static final DiscordError MISSING_PERMISSIONS =
      new DiscordError(403, 50013, "Missing Permissions");
  public static final DiscordError WRONG_CHANNEL_KIND =
      new DiscordError(400, 50024, "Cannot execute action on this channel type");
  public static final DiscordError INVALID_WEBHOOK_TOKEN =
      new DiscordError(401, 50027, "Invalid Webhook Token");
  public static final DiscordError THREAD_IS_ARCHIVED =
      new DiscordError(400, 50083, "Tried to perform an operation on an archived thread");
  public static final DiscordError THREAD_ALREADY_THERE =
      new DiscordError(400, 160004, "A thread has already been created for this message");

  private final int status;
  private final int code;
  private final transient ObjectNode errors;

  DiscordError(int status, int code, String message) {
    this(status, code, message, Json.object());
  }

  private DiscordError(int status, int code, String message, ObjectNode errors) {
    super(message, null, false, false);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  /** The HTTP status of the answer. */
  public int status() {
    return status;
  }

  /** The answer, with Discord's own number of the error. */
  public ObjectNode body() {
    ObjectNode body = Json.object().put("message", getMessage()).put("code", code);
    if (!errors.isEmpty()) {
      body.set("errors", errors);
    }
    return body;
  }

  public static DiscordError invalidForm(ObjectNode errors) {
    return new DiscordError(400, 50035, "Invalid Form Body", errors);
  }
}
