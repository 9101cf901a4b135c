package rookery.bot.discord;

import java.util.Set;
import java.util.concurrent.CompletionException;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/** Why a message could not be sent, and so what is to be done. */
enum Failure {
  /** The person takes no direct messages from the bot. */
  DIRECT_MESSAGES_CLOSED,
  /** The message to be changed is gone. */
  MESSAGE_GONE,
  /** The channel is gone, or the bot may not write there. */
  NO_ACCESS,
  /** Discord did not take what we made; trying again would not help. */
  REFUSED,
  /** Anything that may pass by itself. */
  PASSING;

  private static final Set<ErrorResponse> NOT_ALLOWED =
      Set.of(
          ErrorResponse.MISSING_ACCESS,
          ErrorResponse.MISSING_PERMISSIONS,
          ErrorResponse.UNKNOWN_CHANNEL,
          ErrorResponse.UNKNOWN_GUILD,
          ErrorResponse.UNKNOWN_USER);

  static Failure of(Throwable thrown) {
    Throwable cause = thrown instanceof CompletionException ? thrown.getCause() : thrown;
    if (cause instanceof InsufficientPermissionException) {
      return NO_ACCESS;
    }
    return cause instanceof ErrorResponseException refused ? of(refused) : PASSING;
  }

  private static Failure of(ErrorResponseException refused) {
    ErrorResponse response = refused.getErrorResponse();
    if (response == ErrorResponse.CANNOT_SEND_TO_USER) {
      return DIRECT_MESSAGES_CLOSED;
    }
    if (response == ErrorResponse.UNKNOWN_MESSAGE) {
      return MESSAGE_GONE;
    }
    if (NOT_ALLOWED.contains(response)) {
      return NO_ACCESS;
    }
    return isClientError(refused) ? REFUSED : PASSING;
  }

  private static boolean isClientError(ErrorResponseException refused) {
    int status = refused.getResponse().code;
    return status >= 400
        && status < 500
        && status != 429
        && refused.getErrorResponse() != ErrorResponse.MAX_OLD_MESSAGE_EDITS;
  }
}
