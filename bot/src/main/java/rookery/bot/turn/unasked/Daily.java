package rookery.bot.turn.unasked;

import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import rookery.bot.clock.Absence;
import rookery.bot.clock.Alarms.ForPerson;
import rookery.bot.outbox.OutboxSignal;
import rookery.bot.post.Letter;
import rookery.bot.post.LetterIds;
import rookery.bot.post.page.DailyPost;
import rookery.bot.preference.PreferenceBook;
import rookery.bot.table.Address;
import rookery.bot.table.Almanac;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.turn.Lookup;
import rookery.bot.turn.host.SerialQueues;

/**
 * Tells those once a day which tables wait for them who do not want to be called at once; says
 * nothing where none does, and leaves those in peace who are away. After the bot was away there is
 * one message, however many it missed.
 */
public final class Daily {
  private final Lookup lookup;
  private final PreferenceBook wishes;
  private final Almanac almanac;
  private final DailyMail mail;
  private final LetterIds ids;
  private final Clock clock;
  private final OutboxSignal signal;
  private final SerialQueues queues;

  @Inject
  public Daily(
      Lookup lookup,
      PreferenceBook wishes,
      Almanac almanac,
      DailyMail mail,
      LetterIds ids,
      Clock clock,
      OutboxSignal signal,
      SerialQueues queues) {
    this.lookup = lookup;
    this.wishes = wishes;
    this.almanac = almanac;
    this.mail = mail;
    this.ids = ids;
    this.clock = clock;
    this.signal = signal;
    this.queues = queues;
  }

  /** Says what is due; the stage completes once that is kept. */
  CompletionStage<Void> fire(ForPerson due) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    queues.run(
        due.name(),
        () -> {
          try {
            tell(new Person(due.person()), due.at());
            done.complete(null);
          } catch (RuntimeException | Error fault) {
            done.completeExceptionally(fault);
          }
        });
    return done;
  }

  private void tell(Person person, Instant due) {
    Instant now = clock.instant();
    Optional<Instant> next = wishes.of(person).hours().nextDaily(now);
    Optional<Letter> letter = next.flatMap(more -> letter(person, now));
    mail.keep(person, due, next, letter);
    if (letter.isPresent()) {
      signal.ring();
    }
  }

  private Optional<Letter> letter(Person person, Instant now) {
    boolean away = Absence.present(almanac.absences(person), now).isPresent();
    List<Table> waiting =
        lookup.of(person).stream().filter(table -> DailyPost.tellsOf(table, person)).toList();
    return away || waiting.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Letter.sending(
                ids.get(),
                new Address.Direct(person),
                Letter.NO_TABLE,
                DailyPost.of(person, waiting, lookup::link)));
  }
}
