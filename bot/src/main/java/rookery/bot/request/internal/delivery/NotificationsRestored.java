package rookery.bot.request.internal.delivery;

import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOutcome;
import rookery.bot.request.StepContext;
import rookery.bot.request.TableStep;

/**
 * Turns instant notifications back on for a person whose daily message could not be delivered, so
 * that nobody misses a game because direct messages fail.
 */
record NotificationsRestored() implements TableStep {
  @Override
  public RequestOutcome step(Request request, StepContext context) {
    Preferences now = context.preferences();
    return now.notifiedAtOnce()
        ? RequestOutcome.nothing()
        : RequestOutcome.preferring(
            new PreferenceChange.Personal(
                request.who(), now.with(now.hours().daily(Optional.empty()))),
            Post.words("Instant notifications are back on."));
  }
}
