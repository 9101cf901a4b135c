package rookery.bot.discord.message;

import java.util.Set;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import rookery.bot.outbox.Failure;
import rookery.bot.table.Address;

/** Tells why Discord, or JDA before it, refused a message. */
final class Refused {
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

  private Refused() {}

  /** What is to be done about a message to that address that failed so. */
  static Failure why(Address to, Throwable cause) {
    if (cause instanceof InsufficientPermissionException) {
      return Failure.NOT_ALLOWED;
    }
    if (cause instanceof ErrorResponseException refused) {
      return why(to, refused);
    }
    boolean ours =
        cause instanceof UnsendableException || cause instanceof IllegalArgumentException;
    return ours ? Failure.REFUSED : Failure.PASSING;
  }

  private static Failure why(Address to, ErrorResponseException refused) {
    ErrorResponse response = refused.getErrorResponse();
    if (!isFinal(refused)) {
      return Failure.PASSING;
    }
    if (response == ErrorResponse.UNKNOWN_MESSAGE) {
      return Failure.MESSAGE_GONE;
    }
    if (to instanceof Address.Direct) {
      return Failure.UNREACHABLE;
    }
    if (GONE.contains(response)) {
      return Failure.CHANNEL_GONE;
    }
    return FORBIDDEN.contains(response) ? Failure.NOT_ALLOWED : Failure.REFUSED;
  }

  /** Discord's own words; of anything else only the name, as it may quote what is secret. */
  static String named(Throwable cause) {
    return cause instanceof ErrorResponseException ? cause.toString() : cause.getClass().getName();
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
