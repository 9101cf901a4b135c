package rookery.bot.discord.interaction;

import java.util.List;
import rookery.bot.outbox.DeferredAnswers;

/** Keeps nothing, where no test kills the bot. */
final class UnsavedDeferrals implements DeferredAnswers {
  @Override
  public void deferred(Deferred answer) {}

  @Override
  public void ended(String interaction) {}

  @Override
  public List<Deferred> interrupted() {
    return List.of();
  }
}
