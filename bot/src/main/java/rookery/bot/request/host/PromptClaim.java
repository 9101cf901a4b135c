package rookery.bot.request.host;

import rookery.bot.outbox.LaneClaims;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.table.MessageAddress;

/**
 * What a press on one's own prompt has claimed. The answer changes that message with the first
 * request, and the outbox changes it too; so the press claims the person's lane before anything is
 * saved, as the outbox's sender does before it sends. Where the lane is busy, the outbox writes the
 * answer.
 */
final class PromptClaim {
  private final LaneClaims lanes;
  private final MessageAddress lane;
  private boolean isHeld;

  /** Claims the lane if that is where the request was made; {@link #end} must follow. */
  PromptClaim(LaneClaims lanes, Request request) {
    this.lanes = lanes;
    this.lane = new MessageAddress.Direct(request.who());
    this.isHeld = request.where().on() == Surface.OWN_PROMPT && lanes.claim(lane);
  }

  /**
   * Answers with the new content of the prompt. From then on the claim ends with the answer; if
   * that is lost, the outbox sends the message if it was saved.
   *
   * @return whether it does; otherwise the outbox must
   */
  boolean answers(OutgoingMessage message, boolean isSaved, RequestAnswerer answerer) {
    if (!isHeld || !(isSaved ? lanes.isNext(message) : lanes.holds(lane))) {
      return false;
    }
    isHeld = false;
    answerer
        .giveOnce(message.post())
        .thenAccept(
            arrived -> {
              if (arrived && isSaved) {
                lanes.delivered(message);
              } else {
                lanes.release(lane);
              }
            });
    return true;
  }

  /** Ends the claim unless an answer is on its way. */
  void end() {
    if (isHeld) {
      isHeld = false;
      lanes.release(lane);
    }
  }
}
