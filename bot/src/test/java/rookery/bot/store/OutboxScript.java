package rookery.bot.store;

import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.change;
import static rookery.bot.store.kit.StoreSamples.changed;
import static rookery.bot.store.kit.StoreSamples.id;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.outbox.Outbox.Pending;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement;
import rookery.bot.outbox.Outbox.Settlement.Done;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;

/** A table whose letters are put into an outbox and settled, by short names. */
abstract class OutboxScript {
  static final MessageAddress HALL = new MessageAddress.Channel("22");
  static final MessageAddress ANN = new MessageAddress.Direct(StoreSamples.ANN);
  static final Sent STANDS = new Sent("22", "9001");
  static final Settlement DONE = new Done(Optional.of(STANDS));
  static final Instant LATER = NOON.plusSeconds(60);
  static final int MANY = 100;

  Path folder;
  OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path temporary) {
    folder = temporary;
    kept = OpenDatabase.in(folder);
    kept.store().save(opened(playing("k7f2")));
  }

  @AfterEach
  void close() {
    kept.close();
  }

  void put(OutgoingMessage... letters) {
    Table table = kept.store().find("k7f2").orElseThrow();
    kept.store().save(changed(table, table, letters));
  }

  void settle(String name, Settlement how) {
    settle(message(name, HALL, "One."), how);
  }

  void settle(OutgoingMessage letter, Settlement how) {
    kept.outbox().settle(letter, how);
    kept.database().turns().flush();
  }

  void send(String name) {
    settle(name, DONE);
  }

  void sendToAnn(String name) {
    settle(message(name, ANN, "One."), DONE);
  }

  void sendChange(String name, String of) {
    settle(change(name, of, HALL, "Changed."), new Done(Optional.empty()));
  }

  /** What would be sent now if all that was claimed were let go. */
  List<String> dueNow() {
    return dueAt(NOON);
  }

  List<String> dueAt(Instant time) {
    List<String> due = names(kept.afresh().outbox().claim(time, MANY));
    kept.afresh();
    return due;
  }

  static List<String> names(List<Pending> claimed) {
    return claimed.stream()
        .map(pending -> Long.toString(pending.message().id().number(), Character.MAX_RADIX))
        .sorted()
        .toList();
  }

  Optional<Sent> stands(String name) {
    return kept.outbox().sent(id(name));
  }
}
