package rookery.bot.practice.wire;

import rookery.bot.practice.world.Body;
import rookery.bot.practice.world.Message;
import rookery.bot.practice.world.Origin;
import rookery.bot.practice.world.Pings;

/** A message that the bot wants to send, found in order. */
record Draft(Body body, Pings pings, String nonce, boolean nonceEnforced, long repliesTo) {

  Message in(long channel, long author, int type, long reader, Origin origin) {
    return new Message(0, channel, author, type, body, pings, nonce, reader, origin, repliesTo, 0);
  }
}
