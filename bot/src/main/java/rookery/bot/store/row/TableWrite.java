package rookery.bot.store.row;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.TableStorage;
import rookery.bot.request.TableStorage.AlreadyAnsweredException;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.request.TableStorage.ConflictException;
import rookery.bot.request.TableStorage.IdTakenException;
import rookery.bot.request.TableStorage.TooManyTablesException;
import rookery.bot.store.sql.GroupCommitWriter.Writing;
import rookery.bot.store.sql.Statements;
import rookery.bot.table.Table;

/**
 * A change of a table that is ready to be written. Everything that can be prepared before the
 * transaction has been prepared.
 *
 * @param requests the most recent requests that were carried out, including this one
 * @param letters the messages to send, already encoded
 */
public record TableWrite(
    Change change, List<String> requests, List<EncodedMessage> letters, Instant now)
    implements Writing {
  private static final int REQUESTS_KNOWN = 8;

  /**
   * Prepares a change for writing.
   *
   * @param known the requests that were carried out before
   */
  public static TableWrite of(Change change, List<String> known, Instant now) {
    List<String> requests = new ArrayList<>(known);
    change.request().ifPresent(requests::add);
    return new TableWrite(
        change,
        List.copyOf(
            requests.subList(Math.max(0, requests.size() - REQUESTS_KNOWN), requests.size())),
        change.letters().stream().map(EncodedMessage::of).toList(),
        now);
  }

  @Override
  public Set<String> holds() {
    Stream<Table> tables = Stream.concat(Stream.of(change.after()), change.follows().stream());
    Stream<OutgoingMessage> messages =
        Stream.concat(letters.stream().map(EncodedMessage::message), change.settles().stream());
    return Stream.concat(
            tables.map(table -> "table " + table.id()),
            messages.map(OutgoingMessage::lanes).flatMap(Set::stream))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * Writes the whole change, or nothing, and then returns why. The version is compared first, so
   * that a change that comes too late does not disturb what others write in the same transaction.
   */
  @Override
  public Optional<RuntimeException> write(Statements rows) {
    Optional<RuntimeException> refused =
        change.follows().flatMap(over -> changed(rows, over)).or(() -> rowWritten(rows));
    if (refused.isEmpty()) {
      change.follows().ifPresent(over -> TableRows.follow(rows, over));
      EntryRows.write(rows, change.before(), change.after(), now);
      SeatedPlayerRows.write(rows, change.before(), change.after());
      FinishedGameRows.write(rows, change.before(), change.after(), now);
      ResultRows.write(rows, change.before(), change.after(), now);
      change
          .before()
          .ifPresentOrElse(
              before -> SeasonGameRows.closed(rows, before, change.after(), now),
              () -> SeasonGameRows.opened(rows, change.request(), change.after()));
      letters.forEach(letter -> OutboxRows.add(rows, letter, now));
      change.settles().ifPresent(letter -> settle(rows, letter));
    }
    return refused;
  }

  private Optional<RuntimeException> rowWritten(Statements rows) {
    return change.before().map(before -> compared(rows, before)).orElseGet(() -> opened(rows));
  }

  private static void settle(Statements rows, OutgoingMessage undelivered) {
    OutboxRows.failed(
        rows,
        undelivered.address().lane(),
        undelivered.id(),
        undelivered.table(),
        "could not be delivered");
  }

  /** Returns why nothing is written if the table has changed since it was read. */
  private static Optional<RuntimeException> changed(Statements rows, Table over) {
    return TableRows.isUnchanged(rows, over)
        ? Optional.empty()
        : Optional.of(new ConflictException(over.id()));
  }

  private Optional<RuntimeException> compared(Statements rows, Table before) {
    return TableRows.update(rows, before, change.after(), requests, now)
        ? Optional.empty()
        : Optional.of(new ConflictException(before.id()));
  }

  private Optional<RuntimeException> opened(Statements rows) {
    Table table = change.after();
    if (SeatedPlayerRows.count(rows, table.host()) >= TableStorage.MOST_AT_ONCE) {
      return Optional.of(answered(rows).orElseGet(TooManyTablesException::new));
    }
    if (TableRows.insert(rows, table, requests, change.request(), now)) {
      return Optional.empty();
    }
    return Optional.of(answered(rows).orElseGet(() -> new IdTakenException(table.id())));
  }

  /** Returns why nothing is written if the same request has already opened a table. */
  private Optional<RuntimeException> answered(Statements rows) {
    return change
        .request()
        .filter(request -> TableRows.isOpenedBy(rows, request))
        .map(AlreadyAnsweredException::new);
  }
}
