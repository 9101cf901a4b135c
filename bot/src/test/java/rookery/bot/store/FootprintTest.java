package rookery.bot.store;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.asked;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement.Done;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;
import rookery.bot.table.message.MessageId;

@DisabledIfSystemProperty(
    named = "rookery.database",
    matches = "postgresql",
    disabledReason = "it counts the bytes of the file")
class FootprintTest {
  private static final int MOVES = 100;
  private static final MessageAddress HALL = new MessageAddress.Channel("1234567890123456789");
  private static final String BOARD = "A long description of a board. ".repeat(50);

  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private int bytes() {
    return 4096
        * kept.number(
            "SELECT page_count - freelist_count FROM pragma_page_count, pragma_freelist_count");
  }

  private void send(OutgoingMessage letter, Optional<Sent> stands) {
    kept.outbox().settle(letter, new Done(stands));
  }

  @Test
  void littleStaysOfAnActionThatWasSaid() {
    Table table = kept.store().save(opened(playing("k7f2", StoreSamples.GAME, 2 * MOVES)));
    int before = bytes();
    for (int move = 1; move <= MOVES; move++) {
      MessageId id = new MessageId(1_795_000_000_000_000L + 2 * move);
      OutgoingMessage board = OutgoingMessage.sending(id, HALL, "k7f2", Post.words(BOARD));
      OutgoingMessage past =
          OutgoingMessage.changing(
              new MessageId(id.number() + 1), id, HALL, "k7f2", Post.words(BOARD));
      table = kept.store().save(asked("r" + move, table, taken(table, 1), board, past));
      send(board, Optional.of(new Sent("1234567890123456789", "1234567890123456789")));
      send(past, Optional.empty());
    }
    kept.database().turns().flush();
    int each = (bytes() - before) / MOVES;
    assertTrue(each <= 512, each + " bytes for each action");
  }
}
