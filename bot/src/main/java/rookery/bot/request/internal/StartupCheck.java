package rookery.bot.request.internal;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.TableStep;
import rookery.bot.request.TableStorage;
import rookery.bot.request.host.OutdatedGames;
import rookery.bot.request.internal.OpenTables.Open;
import rookery.bot.request.internal.OpenTables.Unreadable;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.vitals.StoreUnwritableException;

/**
 * Checks after the start the tables that may not continue as they are. It stops a table whose rules
 * have changed, sets aside one that this build cannot read, and continues one that was set aside
 * and can be read again. Its players are told at once. It reads no other tables, so that the start
 * stays fast; if one of those cannot be read, it is set aside when something is due there.
 */
public record StartupCheck(
    OpenTables tables,
    TableStorage read,
    InternalRequests internalRequests,
    MessageIds ids,
    OutboxSignal signal) {
  private static final Logger LOG = LoggerFactory.getLogger(StartupCheck.class);

  @Inject
  public StartupCheck {}

  /** Starts the check in the background; it stops when the thread is interrupted. */
  public Thread start() {
    Thread thread = new Thread(this::look, "reopening");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Checks all doubtful tables. */
  public void look() {
    for (Open table : doubtful()) {
      try {
        look(table);
      } catch (RuntimeException | Error fault) {
        report("Couldn't check table %s".formatted(table.id()), fault);
      }
      if (Thread.currentThread().isInterrupted()) {
        return;
      }
    }
  }

  private List<Open> doubtful() {
    try {
      return tables.doubtful();
    } catch (RuntimeException | Error fault) {
      report("Couldn't check the tables; the next start checks them", fault);
      return List.of();
    }
  }

  /** An interrupted check is no error: the bot is shutting down. */
  private static void report(String what, Throwable fault) {
    if (StoreUnwritableException.isBehind(fault)) {
      LOG.warn("{}: can't reach the database", what);
    } else if (!Thread.currentThread().isInterrupted()) {
      LOG.error(what, fault);
    }
  }

  private void look(Open at) {
    Optional<Table> table = read.find(at.id());
    if (table.isEmpty()) {
      tables.unreadable(at.id()).filter(unreadable -> !at.aside()).ifPresent(this::setAside);
    } else if (table.get().isOutdated()) {
      LOG.warn("Stopping table {}: the rules of its game have changed", at.id());
      run(at, "outdated", new OutdatedGames());
    } else if (at.aside() && tables.takeUp(at.id())) {
      LOG.info("Table {} can be read again, so its game continues", at.id());
      run(at, "readable", new RepostRecoveredTable());
    }
  }

  private void run(Open at, String what, TableStep step) {
    internalRequests.run(
        InternalRequests.request(what + " " + at.id(), InternalRequests.NOBODY, what, at.id()),
        step);
  }

  /** Sets aside a table where something was due, if it cannot be read. */
  void setAsideIfUnreadable(String id) {
    tables.unreadable(id).ifPresent(this::setAside);
  }

  private void setAside(Unreadable table) {
    if (tables.setAside(table.id(), letters(table))) {
      signal.ring();
    }
  }

  private List<OutgoingMessage> letters(Unreadable table) {
    String words =
        "Table %s is on hold: I need an update before I can open it. Nothing is lost, and"
            + " you don't have to do anything. The game continues once my owner has updated me.";
    if (table.place().isInAnswers()) {
      return List.of();
    }
    Optional<MessageAddress> to =
        table.place().isDirect()
            ? table.people().stream().findFirst().map(MessageAddress.Direct::new)
            : Optional.of(new MessageAddress.Channel(table.place().channel()));
    List<Person> people = table.people().stream().filter(p -> !p.isComputer()).toList();
    Post post =
        Post.words(words.formatted(table.id()) + "\n-# " + Person.mentions(people)).pinging(people);
    return to.stream()
        .map(address -> OutgoingMessage.sending(ids.get(), address, table.id(), post))
        .toList();
  }
}
