package rookery.bot.post.table.turn;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.table.CachedViews;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.Table;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.text.Sentences;

class ActionResultPostTest {
  private static final String WHY = "The queen on h4 attacks the king on e1, and no move saves it.";

  private final Dealer dealer = Dealer.of(new SplittableRandom(1));

  @Test
  void whoeverIsMatedReadsByWhatWhereTheyMovedLast() {
    String read = mated("d8h4", "end");
    assertTrue(read.contains(" played queen d8-h4.\nYou lost to "), read);
  }

  @Test
  void whoeverIsMatedByAMoveAndACardReadsWhatAttacksTheKing() {
    List<String> cards = mates(beforeTheMate());
    assertFalse(cards.isEmpty());
    for (String card : cards) {
      String read = mated("d8h4", card);
      assertTrue(read.contains(WHY), card + ": " + read);
    }
  }

  /** The cards that can be played after the queen's mating move. */
  private List<String> mates(Table before) {
    Table moved = played(before, "d8h4");
    Seat black = moved.awaited().seats().iterator().next();
    return moved.running().legal(black).stream()
        .filter(action -> action.text().startsWith("card"))
        .filter(action -> moved.running().act(black, action, dealer).result().isPresent())
        .map(Action::text)
        .toList();
  }

  private Table beforeTheMate() {
    InMemoryChannel hall = new InMemoryChannel();
    hall.types(InMemoryChannel.ADA, "play", "game=booster", "seats=named", "opponents=beginner");
    return played(hall.table(), "f2f3", "end", "e7e5", "end", "g2g4", "end");
  }

  /** What Ada reads at last, whose answer becomes the next board. */
  private String mated(String... actions) {
    Table moved = beforeTheMate();
    Seat ada = moved.seatOf(InMemoryChannel.ADA);
    Sentences told = Sentences.of("You ended the turn.");
    return new ActionResultPost(moved, ada, told, true, new CachedViews())
        .answer()
        .moved()
        .orElseThrow()
        .apply(played(moved, actions))
        .words();
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
