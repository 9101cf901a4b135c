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

  /**
   * Logs an internal error under a number, and returns an answer that gives that number. Nothing
   * was saved.
   */
  public static Post of(String what, Throwable fault) {
    return StoreUnwritableException.isBehind(fault)
        ? CANNOT_SAVE
        : of("on my side, and nothing has changed. Please try again.", what, fault);
  }

  /** The same where an answer fails, by when something may have been saved. */
  public static Post ofAnswer(String what, Throwable fault) {
    return of("while I was answering you. `/board` shows what I've saved.", what, fault);
  }

  private static Post of(String told, String what, Throwable fault) {
    String number = ErrorReport.log(LOG, what, fault);
    boolean isOfTheDatabase =
        StoreUnwritableException.isBehind(fault) || CommitOutcomeUnknownException.isBehind(fault);
    return isOfTheDatabase
        ? MAY_NOT_BE_SAVED
        : Post.words(
            "Something went wrong %s If it happens again, tell this bot's owner the error number %s."
                .formatted(told, number));
  }
}
