package rookery.bot.request.internal;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.Absence;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.daily.DailyStore;
import rookery.bot.daily.DealDay;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.MessageIds;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.page.DailyPost;
import rookery.bot.preference.PreferenceReader;
import rookery.bot.request.TableLookup;
import rookery.bot.request.host.SerialQueues;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TimeRecords;

/**
 * Sends the daily message: which tables wait for a person who wants no instant notifications, and a
 * line about the deals of the day for those who want it. It sends nothing if there is neither, or
 * the person is on leave. After downtime it sends one message, however many were missed.
 */
public record DailyMessages(
    TableLookup lookup,
    PreferenceReader wishes,
    TimeRecords timeRecords,
    DailyMessageTimes mail,
    MessageIds ids,
    Clock clock,
    OutboxSignal signal,
    SerialQueues queues,
    DailyStore deals) {
  @Inject
  public DailyMessages {}

  /** Sends the due message; the stage completes when it is saved. */
  CompletionStage<Void> fire(Due due) {
    return queues.inTurn(due.name(), () -> send(new Person(due.id()), due.at()));
  }

  private void send(Person person, Instant due) {
    Instant now = clock.instant();
    Optional<Instant> next = wishes.of(person).hours().nextDaily(now);
    Optional<OutgoingMessage> letter = next.flatMap(more -> letter(person, now));
    mail.keep(person, due, next, letter);
    if (letter.isPresent()) {
      signal.ring();
    }
  }

  private Optional<OutgoingMessage> letter(Person person, Instant now) {
    boolean away = Absence.present(timeRecords.absences(person), now).isPresent();
    List<Table> waiting =
        lookup.of(person).stream()
            .filter(table -> DailyPost.tellsOf(table, person))
            .map(table -> table.asReadBy(person))
            .toList();
    boolean reminds = remindsOfDeals(person, now);
    return away || waiting.isEmpty() && !reminds
        ? Optional.empty()
        : Optional.of(
            OutgoingMessage.sending(
                ids.get(),
                new MessageAddress.Direct(person),
                OutgoingMessage.NO_TABLE,
                DailyPost.of(person, waiting, lookup::link, reminds)));
  }

  /** Only those who asked for it are reminded, on days when they have finished none. */
  private boolean remindsOfDeals(Person person, Instant now) {
    LocalDate today = DealDay.at(now);
    return wishes.of(person).deals().reminded() && deals.finished(person, today).isEmpty();
  }
}
