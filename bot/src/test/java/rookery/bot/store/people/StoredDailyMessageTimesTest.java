package rookery.bot.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.NOON;
import static rookery.bot.store.kit.StoreSamples.message;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.clock.DueTimes.Kind;
import rookery.bot.outbox.Outbox.Sent;
import rookery.bot.outbox.Outbox.Settlement.Done;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.preference.PersonalHours;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.StoredTimeRecords;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.MessageAddress;

/** The message that comes once a day, on the disk: when it is due, and that it is said once. */
class StoredDailyMessageTimesTest {
  private static final Duration DAY = Duration.ofDays(1);
  private static final Instant SEVEN = Instant.parse("2026-11-22T07:00:00Z");

  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.in(folder);
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private void chooses(PersonalHours hours, Instant now) {
    new StoredPreferences(kept.database(), StoreSamples.at(now))
        .keep(new PreferenceChange.Personal(ANN, Preferences.USUAL.with(hours)));
  }

  private static PersonalHours daily() {
    return PersonalHours.USUAL.daily(Optional.of(7));
  }

  private List<Due> due(Instant now) {
    return new StoredTimeRecords(kept.database(), StoreSamples.at(now)).due(now, 10, 0);
  }

  private void say(Instant due, String words) {
    OutgoingMessage about = message(words, new MessageAddress.Direct(ANN), words);
    OutgoingMessage letter =
        OutgoingMessage.sending(
            about.id(), about.address(), OutgoingMessage.NO_TABLE, Post.words(words));
    new StoredDailyMessageTimes(kept.database(), kept.outbox(), StoreSamples.at(NOON))
        .keep(ANN, due, Optional.of(due.plus(DAY)), Optional.of(letter));
  }

  private List<String> waiting() {
    return kept.outbox().claim(NOON.plus(DAY.multipliedBy(9)), 10).stream()
        .map(pending -> pending.message().post().words())
        .toList();
  }

  @Test
  void itIsDueAtTheHourThatWasChosenAndNotForThoseWhoAreCalledAtOnce() {
    chooses(daily(), NOON);
    assertEquals(List.of(), due(SEVEN.minusNanos(1)));
    assertEquals(List.of(new Due(Kind.PERSON, ANN.id(), SEVEN)), due(SEVEN));
    chooses(PersonalHours.USUAL, NOON);
    assertEquals(List.of(), due(SEVEN));
  }

  @Test
  void saidTwiceItIsKeptOnce() {
    chooses(daily(), NOON);
    say(SEVEN, "once");
    say(SEVEN, "twice");
    assertEquals(List.of("once"), waiting());
    assertEquals(List.of(new Due(Kind.PERSON, ANN.id(), SEVEN.plus(DAY))), due(SEVEN.plus(DAY)));
  }

  @Test
  void whatIsDueIsNotLostByAnotherChoice() {
    chooses(daily(), NOON);
    chooses(daily().quiet(true), SEVEN);
    assertEquals(List.of(new Due(Kind.PERSON, ANN.id(), SEVEN)), due(SEVEN));
  }

  @Test
  void ofWhoIsForgottenNothingIsLeft() {
    chooses(daily(), NOON);
    say(SEVEN, "once");
    OutgoingMessage sent = kept.outbox().claim(SEVEN, 1).get(0).message();
    kept.outbox().settle(sent, new Done(Optional.of(new Sent("dm-of-ann", "555"))));
    kept.database().turns().flush();
    new StoredPreferences(kept.database(), StoreSamples.at(NOON))
        .keep(new PreferenceChange.Forgotten(ANN));
    assertEquals(List.of(), due(SEVEN.plus(DAY.multipliedBy(9))));
    List<String> stands =
        kept.database().ask(rows -> rows.list("SELECT n FROM messages", row -> row.getString(1)));
    assertEquals(List.of(), stands);
  }
}
