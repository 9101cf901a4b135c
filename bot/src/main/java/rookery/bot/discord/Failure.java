package rookery.bot.discord;

import java.util.Set;
import java.util.concurrent.CompletionException;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import rookery.bot.table.Address;

/** Why a message could not be sent, and so what is to be done. */
enum Failure {
  /** The person cannot be written to. */
  UNREACHABLE,
  /** The message to be changed is gone. */
  MESSAGE_GONE,
  /** The channel is gone. */
  CHANNEL_GONE,
  /** The bot may not write there, until somebody gives it the right. */
  NOT_ALLOWED,
  /** What we made cannot be sent; trying again would not help. */
  REFUSED,
  /** Anything that may pass by itself. */
  PASSING;

  private static final int UNAUTHORIZED = 401;
  private static final int TOO_MANY = 429;
  private static final int TOO_MANY_CONVERSATIONS = 40003;
  private static final Set<ErrorResponse> GONE =
      Set.of(ErrorResponse.UNKNOWN_CHANNEL, ErrorResponse.UNKNOWN_GUILD);
  private static final Set<ErrorResponse> FORBIDDEN =
      Set.of(ErrorResponse.MISSING_ACCESS, ErrorResponse.MISSING_PERMISSIONS);

  /** A message that could not even be made. */
  static final class UnsendableException extends RuntimeException {
    UnsendableException(RuntimeException cause) {
      super(cause);
    }
  }

  /** What happened behind the wrapping of asynchronous calls. */
  static Throwable cause(Throwable thrown) {
    return thrown instanceof CompletionException ? thrown.getCause() : thrown;
  }

  static Failure of(Address to, Throwable cause) {
    if (cause instanceof InsufficientPermissionException) {
      return NOT_ALLOWED;
    }
    if (cause instanceof ErrorResponseException refused) {
      return of(to, refused);
    }
    boolean ours =
        cause instanceof UnsendableException || cause instanceof IllegalArgumentException;
    return ours ? REFUSED : PASSING;
  }

  private static Failure of(Address to, ErrorResponseException refused) {
    ErrorResponse response = refused.getErrorResponse();
    if (!isFinal(refused)) {
      return PASSING;
    }
    if (response == ErrorResponse.UNKNOWN_MESSAGE) {
      return MESSAGE_GONE;
    }
    if (to instanceof Address.Direct) {
      return UNREACHABLE;
    }
    if (GONE.contains(response)) {
      return CHANNEL_GONE;
    }
    return FORBIDDEN.contains(response) ? NOT_ALLOWED : REFUSED;
  }

  private static boolean isFinal(ErrorResponseException refused) {
    int status = refused.getResponse().code;
    return status >= 400
        && status < 500
        && status != UNAUTHORIZED
        && status != TOO_MANY
        && refused.getErrorCode() != TOO_MANY_CONVERSATIONS
        && refused.getErrorResponse() != ErrorResponse.MAX_OLD_MESSAGE_EDITS;
  }
}
