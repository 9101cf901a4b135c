package rookery.practice.wire;

import rookery.practice.world.Body;
import rookery.practice.world.Message;
import rookery.practice.world.Origin;
import rookery.practice.world.Pings;

/** A message that the bot wants to send, found in order. */
record Draft(Body body, Pings pings, String nonce, boolean nonceEnforced, long repliesTo) {

  Message in(long channel, long author, int type, long reader, Origin origin) {
    return new Message(0, channel, author, type, body, pings, nonce, reader, origin, repliesTo, 0);
  }
}
