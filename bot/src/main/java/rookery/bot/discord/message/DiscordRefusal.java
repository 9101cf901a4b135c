package rookery.bot.discord.message;

import java.util.Set;
import java.util.concurrent.CompletionException;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import rookery.bot.outbox.DeliveryFailure;
import rookery.bot.table.MessageAddress;
import rookery.bot.vitals.ErrorReport;

/** Finds out why Discord, or JDA before it, refused a message. */
public final class DiscordRefusal {
  private static final int UNAUTHORIZED = 401;

  /** As a proxy says that waits for Discord no longer; it may be done all the same. */
  private static final int NOT_IN_TIME = 408;

  private static final int TOO_MANY = 429;

  /** What passes although its status says otherwise. */
  private static final Set<ErrorResponse> PASSING =
      Set.of(
          ErrorResponse.OPEN_DM_TOO_FAST,
          ErrorResponse.MAX_OLD_MESSAGE_EDITS,
          ErrorResponse.MESSAGE_SEND_TEMPORARILY_DISABLED,
          ErrorResponse.FEATURE_TEMPORARILY_DISABLED);

  /** What Discord says of a person; all else that is final is a mistake of ours. */
  private static final Set<ErrorResponse> UNREACHABLE =
      Set.of(
          ErrorResponse.CANNOT_SEND_TO_USER,
          ErrorResponse.NO_MUTUAL_GUILDS,
          ErrorResponse.EXPLICIT_CONTENT_CANNOT_SEND_TO_RECIPIENT,
          ErrorResponse.UNKNOWN_USER,
          ErrorResponse.INVALID_RECIPIENT,
          ErrorResponse.UNKNOWN_CHANNEL,
          ErrorResponse.MISSING_ACCESS);

  private static final Set<ErrorResponse> GONE =
      Set.of(ErrorResponse.UNKNOWN_CHANNEL, ErrorResponse.UNKNOWN_GUILD);

  private static final Set<ErrorResponse> FORBIDDEN =
      Set.of(
          ErrorResponse.MISSING_ACCESS,
          ErrorResponse.MISSING_PERMISSIONS,
          ErrorResponse.ILLEGAL_OPERATION_ARCHIVED_THREAD,
          ErrorResponse.THREAD_LOCKED);

  /** A message that could not even be made. */
  static final class UnsendableException extends RuntimeException {
    UnsendableException(RuntimeException cause) {
      super(cause);
    }
  }

  private DiscordRefusal() {}

  /** What went wrong, without what a future wraps it in. */
  static Throwable cause(Throwable thrown) {
    return thrown instanceof CompletionException ? thrown.getCause() : thrown;
  }

  /** How to treat a message to that address that failed like this. */
  static DeliveryFailure why(MessageAddress to, Throwable cause) {
    if (cause instanceof InsufficientPermissionException) {
      return DeliveryFailure.NOT_ALLOWED;
    }
    if (cause instanceof ErrorResponseException refused) {
      return why(to, refused.getResponse().code, refused.getErrorResponse());
    }
    boolean ours =
        cause instanceof UnsendableException || cause instanceof IllegalArgumentException;
    return ours ? DeliveryFailure.REFUSED : DeliveryFailure.PASSING;
  }

  /**
   * The same of what Discord has said.
   *
   * @param status of HTTP
   * @param said Discord's own code
   */
  static DeliveryFailure why(MessageAddress to, int status, ErrorResponse said) {
    if (mayPass(status) || status == UNAUTHORIZED || PASSING.contains(said)) {
      return DeliveryFailure.PASSING;
    }
    if (said == ErrorResponse.UNKNOWN_MESSAGE) {
      return DeliveryFailure.MESSAGE_GONE;
    }
    if (to.isDirect()) {
      return UNREACHABLE.contains(said) ? DeliveryFailure.UNREACHABLE : DeliveryFailure.REFUSED;
    }
    if (GONE.contains(said)) {
      return DeliveryFailure.CHANNEL_GONE;
    }
    return FORBIDDEN.contains(said) ? DeliveryFailure.NOT_ALLOWED : DeliveryFailure.REFUSED;
  }

  /**
   * Whether the same may be taken another time.
   *
   * @param status of HTTP
   */
  public static boolean mayPass(int status) {
    return status < 400 || status >= 500 || status == NOT_IN_TIME || status == TOO_MANY;
  }

  /** Discord's own words; of anything else only kind and place, as it may quote what is secret. */
  static String named(Throwable cause) {
    return cause instanceof ErrorResponseException ? cause.toString() : ErrorReport.named(cause);
  }
}
