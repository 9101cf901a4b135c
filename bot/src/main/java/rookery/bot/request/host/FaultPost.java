package rookery.bot.request.host;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.post.Post;
import rookery.bot.vitals.CommitOutcomeUnknownException;
import rookery.bot.vitals.ErrorReport;
import rookery.bot.vitals.StoreUnwritableException;

/** What people are told where something goes wrong on our side. */
public final class FaultPost {
  private static final Logger LOG = LoggerFactory.getLogger(FaultPost.class);

  static final Post CANNOT_SAVE =
      Post.words(
          "I can't save anything right now, so nothing has changed. Please try again in a"
              + " few minutes; I've told my owner.");

  private static final Post MAY_NOT_BE_SAVED =
      Post.words(
          "I lost touch with my database just then, so what you did may not have been saved. `/board`"
              + " shows the current position.");

  private FaultPost() {}

  /** Logs an internal error under a number, and returns an answer that gives that number. */
  public static Post of(String what, Throwable fault) {
    if (StoreUnwritableException.isBehind(fault)) {
      return CANNOT_SAVE;
    }
    if (CommitOutcomeUnknownException.isBehind(fault)) {
      ErrorReport.log(LOG, what, fault);
      return MAY_NOT_BE_SAVED;
    }
    return Post.words(
        "Something went wrong on my side, and nothing has changed. Please try again. If it"
            + " happens again, tell this bot's owner the error number "
            + ErrorReport.log(LOG, what, fault)
            + ".");
  }
}
