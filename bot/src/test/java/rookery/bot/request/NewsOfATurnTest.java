package rookery.bot.request;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import org.junit.jupiter.api.Test;
import rookery.bot.request.testroom.InMemoryChannel;

/** What the players who are called read of what has happened since their last turn. */
class NewsOfATurnTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  @Test
  void theOpponentsMoveIsToldEvenIfThePartnerHasDrawnACircleSince() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.plays(ADA, "circle e3");
    hall.plays(BEN, "circle e4");
    hall.plays(CLEO, "circle d6");
    hall.plays(DAN, "circle d5");
    hall.plays(ADA, "circle d5");
    String words = hall.board().post().words();
    assertTrue(words.contains("They agree: d5."), words);
  }
}
