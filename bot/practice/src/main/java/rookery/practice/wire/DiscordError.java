package rookery.practice.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import rookery.practice.world.Json;

/** A request that Discord refuses, with the status, code and words it has for that. */
final class DiscordError extends RuntimeException {
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

  int status() {
    return status;
  }

  ObjectNode body() {
    ObjectNode body = Json.object().put("message", getMessage()).put("code", code);
    if (!errors.isEmpty()) {
      body.set("errors", errors);
    }
    return body;
  }

  static DiscordError invalidForm(ObjectNode errors) {
    return new DiscordError(400, 50035, "Invalid Form Body", errors);
  }

  static DiscordError malformed() {
    return new DiscordError(400, 50109, "The request body contains invalid JSON.");
  }

  static DiscordError unauthorized() {
    return new DiscordError(401, 0, "401: Unauthorized");
  }

  static DiscordError notFound() {
    return new DiscordError(404, 0, "404: Not Found");
  }

  static DiscordError unknownChannel() {
    return new DiscordError(404, 10003, "Unknown Channel");
  }

  static DiscordError unknownGuild() {
    return new DiscordError(404, 10004, "Unknown Guild");
  }

  static DiscordError unknownMember() {
    return new DiscordError(404, 10007, "Unknown Member");
  }

  static DiscordError unknownMessage() {
    return new DiscordError(404, 10008, "Unknown Message");
  }

  static DiscordError unknownWebhook() {
    return new DiscordError(404, 10015, "Unknown Webhook");
  }

  static DiscordError unknownInteraction() {
    return new DiscordError(404, 10062, "Unknown interaction");
  }

  static DiscordError alreadyAcknowledged() {
    return new DiscordError(400, 40060, "Interaction has already been acknowledged.");
  }

  static DiscordError tooLarge() {
    return new DiscordError(413, 40005, "Request entity too large");
  }

  static DiscordError missingAccess() {
    return new DiscordError(403, 50001, "Missing Access");
  }

  static DiscordError notTheAuthor() {
    return new DiscordError(403, 50005, "Cannot edit a message authored by another user");
  }

  static DiscordError emptyMessage() {
    return new DiscordError(400, 50006, "Cannot send an empty message");
  }

  static DiscordError cannotSendToUser() {
    return new DiscordError(403, 50007, "Cannot send messages to this user");
  }

  static DiscordError noMutualGuilds() {
    return new DiscordError(
        403, 50278, "Cannot send messages to this user due to having no mutual guilds");
  }

  static DiscordError invalidRecipient() {
    return new DiscordError(400, 50033, "Invalid Recipient(s)");
  }

  static DiscordError missingPermissions() {
    return new DiscordError(403, 50013, "Missing Permissions");
  }

  static DiscordError wrongChannelKind() {
    return new DiscordError(400, 50024, "Cannot execute action on this channel type");
  }

  static DiscordError invalidWebhookToken() {
    return new DiscordError(401, 50027, "Invalid Webhook Token");
  }

  static DiscordError threadIsArchived() {
    return new DiscordError(400, 50083, "Tried to perform an operation on an archived thread");
  }

  static DiscordError threadAlreadyThere() {
    return new DiscordError(400, 160004, "A thread has already been created for this message");
  }
}
