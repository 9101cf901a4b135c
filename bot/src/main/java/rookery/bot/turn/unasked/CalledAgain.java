package rookery.bot.turn.unasked;

import java.util.Optional;
import rookery.bot.post.Post;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Preferred;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;
import rookery.bot.turn.Step;

/**
 * Calls somebody at once again whose one message a day could not be delivered: nobody is to miss a
 * game because direct messages do not come through.
 */
record CalledAgain() implements Step {
  @Override
  public Outcome step(Request request, Moment moment) {
    Preferences now = moment.preferences();
    return now.calledAtOnce()
        ? Outcome.nothing()
        : Outcome.preferring(
            new Preferred.Personal(request.who(), now.with(now.hours().daily(Optional.empty()))),
            Post.words("You are called at once again."));
  }
}
