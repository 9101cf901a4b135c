package rookery.bot.request.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;

/** What a newly started bot makes of tables that an earlier one has left. */
class StartupCheckTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private long said(String words) {
    return hall.mail.letters.stream().filter(l -> l.post().words().contains(words)).count();
  }

  @Test
  void aTableThatCannotBeReadIsSetAsideAndItsPeopleAreToldOnce() {
    String id = hall.opens("custodian", ADA, BEN).id();
    hall.tables.hides(id);
    hall.reopening.look();
    hall.restarted().reopening.look();
    assertEquals(1, said("is on hold"));
    assertEquals(List.of(ADA, BEN), hall.mail.last().post().pinged());
    String words = hall.types(ADA, "move", "action=c1d3", "table=" + id).words();
    assertTrue(words.startsWith("Table " + id + " is on hold"), words);
    String games = hall.types(BEN, "games").words();
    assertTrue(games.contains("I can't open table " + id + " right now."), games);
  }

  @Test
  void whatCannotBeReadThoughItsRowPromisedItIsSetAsideWhenItIsDue() {
    String id = hall.opens("custodian", ADA, BEN).id();
    hall.tables.hides(id);
    hall.passes(Duration.ofDays(4));
    hall.rings();
    hall.rings();
    assertEquals(1, said("is on hold"));
    assertEquals(List.of(ADA, BEN), hall.mail.last().post().pinged());
  }

  @Test
  void whatCanGoOnIsNotEvenRead() {
    hall.opens("custodian", ADA, BEN);
    hall.tables.hides(hall.opens("fluid", ADA, BEN).id());
    hall.tables.found.clear();
    hall.reopening.look();
    assertEquals(Set.of(hall.tables.last()), hall.tables.found);
  }

  @Test
  void theNextBuildThatCanReadItGoesOn() {
    String id = hall.opens("custodian", ADA, BEN).id();
    hall.tables.hides(id);
    hall.reopening.look();
    hall.tables.shows(id);
    InMemoryChannel next = hall.restarted();
    next.reopening.look();
    assertEquals(List.of(ADA, BEN), hall.board().post().pinged());
    assertFalse(next.plays(ADA, "c1d3").words().contains("on hold"));
    assertTrue(hall.table().awaited().has(BEN));
    int letters = hall.mail.letters.size();
    next.restarted().reopening.look();
    assertEquals(letters, hall.mail.letters.size());
  }

  @Test
  void aGameOfChangedRulesIsStoppedAtTheStartAndAllAreTold() {
    hall.tables.outdates(hall.opens("custodian", ADA, BEN));
    hall.reopening.look();
    assertEquals(TableStage.CLOSED, hall.table().stage());
    assertEquals(List.of(ADA, BEN), hall.mail.last().post().pinged());
    assertTrue(hall.mail.last().post().words().contains("changed the rules of this game"));
  }

  @Test
  void whatCanGoOnIsLeftAlone() {
    hall.opens("custodian", ADA, BEN);
    int letters = hall.mail.letters.size();
    hall.reopening.look();
    assertEquals(letters, hall.mail.letters.size());
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  /** As the database is where somebody ends the bot that has just begun to read. */
  private static final OpenTables ENDING =
      new OpenTables() {
        @Override
        public List<Open> doubtful() {
          Thread.currentThread().interrupt();
          throw new IllegalStateException("interrupted while waiting for the database");
        }

        @Override
        public List<Open> open(Predicate<TableLocation> where) {
          return List.of();
        }

        @Override
        public Optional<Unreadable> unreadable(String id) {
          return Optional.empty();
        }

        @Override
        public Map<String, TableLocation> homes(List<String> ids) {
          return Map.of();
        }

        @Override
        public boolean setAside(String id, List<OutgoingMessage> letters) {
          return false;
        }

        @Override
        public boolean takeUp(String id) {
          return false;
        }
      };

  @Test
  void whereTheBotEndsAtOnceNothingGoesWrong() {
    hall.reopening(ENDING).look();
    assertTrue(Thread.interrupted());
  }
}
