package rookery.bot.discord.interaction;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.RejectedExecutionException;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.RestAction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.discord.message.DiscordRefusal;
import rookery.bot.vitals.ErrorReport;

/** What became of one response to an interaction. */
enum Response {
  THERE,
  /** Nobody knows; Discord may have it. */
  LOST,
  /** It will never be there. */
  REFUSED;

  private static final Logger LOG = LoggerFactory.getLogger(Response.class);
  private static final int BAD_REQUEST = 400;

  /** Sends it, and tells what became of it. */
  static CompletionStage<Response> of(RestAction<?> response, String interaction) {
    CompletableFuture<Response> ended = new CompletableFuture<>();
    try {
      response.queue(done -> ended.complete(THERE), lost -> ended.complete(why(lost, interaction)));
    } catch (RejectedExecutionException sessionEnded) {
      LOG.info("Couldn't answer interaction {}: its shard has disconnected", interaction);
      ended.complete(REFUSED);
    }
    return ended;
  }

  /** JDA repeats what fails on the way, and so may be told that it was there already. */
  private static Response why(Throwable lost, String interaction) {
    if (!(lost instanceof ErrorResponseException refused)) {
      LOG.info("Couldn't answer interaction {}: {}", interaction, lost.getClass().getName());
      return LOST;
    }
    if (refused.getErrorResponse() == ErrorResponse.INTERACTION_ALREADY_ACKNOWLEDGED) {
      return THERE;
    }
    int status = refused.getResponse().code;
    if (status == BAD_REQUEST) {
      ErrorReport.log(
          LOG, "the answer to interaction " + interaction + ", which Discord rejected", refused);
    } else {
      // JDA's own words blame another process, and advise to reset the token.
      String meaning = refused.getErrorResponse().getMeaning();
      LOG.info("Couldn't answer interaction {}: {} {}", interaction, status, meaning);
    }
    return DiscordRefusal.mayPass(status) ? LOST : REFUSED;
  }
}
