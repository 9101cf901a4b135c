package rookery.bot.post.table.turn;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.text.Sentences;

class ActionResultPostTest {
  private final Dealer dealer = Dealer.of(new SplittableRandom(1));

  @Test
  void whoeverIsMatedReadsByWhatWhereTheyMovedLast() {
    InMemoryChannel hall = new InMemoryChannel();
    hall.types(InMemoryChannel.ADA, "play", "game=booster", "seats=named", "opponents=beginner");
    Table moved = played(hall.table(), "f2f3", "end", "e7e5", "end", "g2g4", "end");
    Seat ada = moved.seatOf(InMemoryChannel.ADA);
    Sentences told = Sentences.of("You ended the turn.");
    Post read =
        new ActionResultPost(moved, ada, told, true, new CachedViews())
            .answer()
            .moved()
            .orElseThrow()
            .apply(played(moved, "d8h4", "end"));
    assertTrue(read.words().contains(" played queen d8-h4.\nYou lost to "), read.words());
  }

  private Table played(Table table, String... actions) {
    Table now = table;
    for (String text : actions) {
      Seat seat = now.awaited().seats().iterator().next();
      Action action = Action.find(now.running().legal(seat), text).orElseThrow();
      now = now.playing(match -> match.act(seat, action, dealer));
    }
    return now;
  }
}
