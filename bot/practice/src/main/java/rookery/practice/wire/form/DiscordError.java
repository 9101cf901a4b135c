package rookery.practice.wire.form;

import com.fasterxml.jackson.databind.node.ObjectNode;
import rookery.practice.resource.Json;

/** A request that Discord refuses, with the status, code and words it has for that. */
public final class DiscordError extends RuntimeException {
  private static final long serialVersionUID = 1;

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

  public static DiscordError malformed() {
    return new DiscordError(400, 50109, "The request body contains invalid JSON.");
  }

  public static DiscordError unauthorized() {
    return new DiscordError(401, 0, "401: Unauthorized");
  }

  public static DiscordError notFound() {
    return new DiscordError(404, 0, "404: Not Found");
  }

  public static DiscordError unknownChannel() {
    return new DiscordError(404, 10003, "Unknown Channel");
  }

  public static DiscordError unknownGuild() {
    return new DiscordError(404, 10004, "Unknown Guild");
  }

  public static DiscordError unknownMember() {
    return new DiscordError(404, 10007, "Unknown Member");
  }

  public static DiscordError unknownMessage() {
    return new DiscordError(404, 10008, "Unknown Message");
  }

  public static DiscordError unknownRole() {
    return new DiscordError(404, 10011, "Unknown Role");
  }

  public static DiscordError unknownWebhook() {
    return new DiscordError(404, 10015, "Unknown Webhook");
  }

  public static DiscordError unknownInteraction() {
    return new DiscordError(404, 10062, "Unknown interaction");
  }

  public static DiscordError tooManyFollowUps() {
    return new DiscordError(
        400, 40094, "This interaction has reached the maximum number of follow-up messages");
  }

  public static DiscordError alreadyAcknowledged() {
    return new DiscordError(400, 40060, "Interaction has already been acknowledged.");
  }

  public static DiscordError tooLarge() {
    return new DiscordError(413, 40005, "Request entity too large");
  }

  public static DiscordError missingAccess() {
    return new DiscordError(403, 50001, "Missing Access");
  }

  public static DiscordError notTheAuthor() {
    return new DiscordError(403, 50005, "Cannot edit a message authored by another user");
  }

  public static DiscordError emptyMessage() {
    return new DiscordError(400, 50006, "Cannot send an empty message");
  }

  public static DiscordError cannotSendToUser() {
    return new DiscordError(403, 50007, "Cannot send messages to this user");
  }

  public static DiscordError noMutualGuilds() {
    return new DiscordError(
        403, 50278, "Cannot send messages to this user due to having no mutual guilds");
  }

  public static DiscordError invalidRecipient() {
    return new DiscordError(400, 50033, "Invalid Recipient(s)");
  }

  public static DiscordError missingPermissions() {
    return new DiscordError(403, 50013, "Missing Permissions");
  }

  public static DiscordError wrongChannelKind() {
    return new DiscordError(400, 50024, "Cannot execute action on this channel type");
  }

  public static DiscordError invalidWebhookToken() {
    return new DiscordError(401, 50027, "Invalid Webhook Token");
  }

  public static DiscordError threadIsArchived() {
    return new DiscordError(400, 50083, "Tried to perform an operation on an archived thread");
  }

  public static DiscordError threadAlreadyThere() {
    return new DiscordError(400, 160004, "A thread has already been created for this message");
  }
}
