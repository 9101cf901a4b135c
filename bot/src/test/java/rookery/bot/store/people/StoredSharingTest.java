package rookery.bot.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.seat.SharingServer;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.message.MessageId;

/** Servers that share tables, on the disk: one that can't any more is ended once. */
class StoredSharingTest {
  private static final SharingServer HERE = new SharingServer("11", "22", ANN);
  private static final SharingServer MOVED = new SharingServer("11", "33", ANN);

  private OpenDatabase kept;
  private StoredSharing sharing;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
    sharing = new StoredSharing(kept.database(), kept.outbox(), StoreSamples.at(NOON), () -> {});
    sharing.keep(HERE);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private static OutgoingMessage told(long number) {
    return OutgoingMessage.sending(
        new MessageId(number),
        new MessageAddress.Direct(ANN),
        OutgoingMessage.NO_TABLE,
        Post.words("It's over."));
  }

  private int waiting() {
    return kept.outbox().claim(NOON.plus(Duration.ofDays(1)), 10).size();
  }

  @Test
  void whoeverTurnedItOnIsToldOfItsEndOnce() {
    sharing.end(HERE, told(1));
    sharing.end(HERE, told(2));

    assertEquals(Optional.empty(), sharing.of("11"));
    assertEquals(1, waiting());
  }

  @Test
  void itGoesOnInAnotherChannelThatWasChosenMeanwhile() {
    sharing.keep(MOVED);

    sharing.end(HERE, told(1));

    assertEquals(List.of(MOVED), sharing.all());
    assertEquals(0, waiting());
  }
}
