package rookery.bot.store.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.ANN;
import static rookery.bot.store.kit.StoreSamples.BOB;
import static rookery.bot.store.kit.StoreSamples.CAT;
import static rookery.bot.store.kit.StoreSamples.HALL;
import static rookery.bot.store.kit.StoreSamples.NOON;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.clock.DueTimes.Due;
import rookery.bot.clock.DueTimes.Kind;
import rookery.bot.request.TableStorage.AlreadyAnsweredException;
import rookery.bot.request.TableStorage.Change;
import rookery.bot.season.Entrant;
import rookery.bot.season.Pairing;
import rookery.bot.season.PairingKey;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.standing.SeasonTable;
import rookery.bot.store.DepartedServers;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.StoredTimeRecords;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.table.Invitation;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.games.Games;
import rookery.engine.match.PlayerDeclaration;
import rookery.engine.option.Options;

/** Seasons in the database: tables that open once, and results that count once. */
class StoredSeasonsTest {
  private OpenDatabase kept;

  @BeforeEach
  void open(@TempDir Path folder) {
    kept = OpenDatabase.ofAllGames(folder.resolve("rookery.db"));
  }

  @AfterEach
  void close() {
    kept.close();
  }

  private StoredSeasons seasons() {
    return KeptSeasons.seasons(kept, NOON);
  }

  private Season season() {
    return seasons().find("s1").orElseThrow();
  }

  private Pairing game(int number) {
    return season().pairings().get(number - 1);
  }

  private Table opened(int number, String table) {
    Season season = season();
    Pairing game = game(number);
    List<Person> people = season.people(game);
    Table at =
        Table.open(
                table,
                HALL,
                Games.find("custodian").orElseThrow(),
                Options.of(Games.find("custodian").orElseThrow().options(), Map.of()),
                people.get(0),
                new Invitation(people.subList(1, 2), false))
            .rated(true)
            .gathering()
            .join(people.get(1))
            .startedIfFull(new SplittableRandom(1), wanted -> wanted.cards());
    String request = new PairingKey("s1", number).request();
    return kept.store()
        .save(new Change(Optional.empty(), at, List.of(), Optional.of(request), Optional.empty()));
  }

  private void resigns(Table table, Person loser) {
    Table over = table.playing(match -> match.say(table.seatOf(loser), PlayerDeclaration.RESIGN));
    kept.store().save(StoreSamples.changed(table, over));
  }

  private List<Due> due() {
    if (kept.database().isShared()) {
      // What was found before is another process's for a minute.
      kept.database().alter(rows -> rows.update("DELETE FROM rings"));
    }
    return new StoredTimeRecords(kept.database(), StoreSamples.at(NOON))
        .due(later(1), 9, 0).stream().filter(due -> due.kind() == Kind.SEASON).toList();
  }

  private static Instant later(int minutes) {
    return NOON.plus(Duration.ofMinutes(minutes));
  }

  @Test
  void aSeasonIsReadAsItWasKept() {
    Season begun = KeptSeasons.begun(kept, ANN, BOB, CAT);
    assertEquals(SeasonStage.PLAYING, begun.stage());
    assertEquals(Set.of(1, 2, 3), Set.copyOf(begun.entrants().stream().map(Entrant::lot).toList()));
    assertEquals(3, begun.pairings().size());
    assertEquals(NOON.plus(Duration.ofDays(21)), begun.times().ends());
    assertEquals(List.of(begun), seasons().open("11"));
    assertEquals(List.of(), seasons().open("12"));
    assertTrue(seasons().keep(begun, begun.leave(ANN, NOON), Optional.empty(), List.of()));
    assertEquals(
        Optional.of(NOON),
        season().entrants().stream()
            .filter(one -> one.person().equals(ANN))
            .findFirst()
            .orElseThrow()
            .left());
    assertTrue(seasons().keep(season(), season().ended(NOON), Optional.empty(), List.of()));
    assertEquals(List.of(), seasons().open("11"));
    assertEquals(List.of(season()), seasons().over("11", 3));
  }

  @Test
  void ofTwoChangesTheFirstIsKept() {
    Season begun = KeptSeasons.begun(kept, ANN, BOB, CAT);
    assertTrue(seasons().keep(begun, begun.atOnce(ANN, 3), Optional.empty(), List.of()));
    assertFalse(seasons().keep(begun, begun.atOnce(BOB, 4), Optional.empty(), List.of()));
    assertEquals(Optional.of(3), season().entrant(ANN).map(Entrant::atOnce));
    assertEquals(Optional.of(2), season().entrant(BOB).map(Entrant::atOnce));
  }

  @Test
  void aServerHasOneSeasonOfAGameAtATime() {
    assertTrue(seasons().add(KeptSeasons.open("s1", "custodian"), List.of()));
    assertFalse(seasons().add(KeptSeasons.open("s2", "custodian"), List.of()));
    assertTrue(seasons().add(KeptSeasons.open("s3", "fluid"), List.of()));
    assertFalse(seasons().add(KeptSeasons.open("s3", "gravity"), List.of()));
  }

  @Test
  void theTableOfAGameIsOpenedOnce() {
    KeptSeasons.begun(kept, ANN, BOB, CAT);
    opened(1, "t1");
    assertThrows(AlreadyAnsweredException.class, () -> opened(1, "t9"));
    assertEquals(Optional.of("t1"), game(1).table());
    assertTrue(game(1).isRunning());
    assertTrue(game(2).isToCome());
  }

  @Test
  void aResultMakesTheSeasonDueUntilItWasNoted() {
    Season begun = KeptSeasons.begun(kept, ANN, BOB, CAT);
    seasons().keep(begun, begun, begun.next(), List.of());
    Table first = opened(1, "t1");
    Table second = opened(2, "t2");
    assertEquals(List.of(), due());

    Season before = season();
    resigns(first, before.people(game(1)).get(0));
    assertEquals(List.of(new Due(Kind.SEASON, "s1", NOON)), due());
    Season noted = season();
    resigns(second, before.people(game(2)).get(0));
    // What came after the season was read is noted the next time.
    assertTrue(seasons().keep(noted, noted, noted.next(), List.of()));
    assertEquals(List.of(new Due(Kind.SEASON, "s1", NOON)), due());
    assertTrue(seasons().keep(season(), season(), noted.next(), List.of()));
    assertEquals(List.of(), due());
    double points =
        SeasonTable.of(season()).rows().stream().mapToDouble(SeasonTable.Row::points).sum();
    assertEquals(2, points);
  }

  @Test
  void aStoppedGameIsNoted() {
    Season begun = KeptSeasons.begun(kept, ANN, BOB, CAT);
    seasons().keep(begun, begun, begun.next(), List.of());
    Table first = opened(1, "t1");
    kept.store().save(StoreSamples.changed(first, first.with(TableStage.CLOSED)));
    assertEquals(List.of(new Due(Kind.SEASON, "s1", NOON)), due());
    assertTrue(game(1).stopped());
    assertFalse(game(1).isRunning());
  }

  @Test
  void whoeverIsForgottenIsAFormerPlayerWhoseResultsStay() {
    KeptSeasons.begun(kept, ANN, BOB, CAT);
    Table first = opened(1, "t1");
    Person winner = season().people(game(1)).get(0);
    resigns(first, season().people(game(1)).get(1));
    Season read = season();

    kept.store().forget(winner);

    assertFalse(seasons().keep(read, read, read.next(), List.of()), "it has changed");
    Entrant former = season().entrant(game(1).lots().get(0));
    assertEquals(Person.FORMER, former.person());
    assertEquals("a former player", former.person().mention());
    assertEquals("", kept.word("SELECT name FROM season_entrants WHERE person = '0'"));
    assertEquals(Optional.of(NOON), former.left());
    assertEquals(1, SeasonTable.of(season()).rows().get(0).points());
  }

  @Test
  void theChampionOfAPastSeasonCanBeForgotten() {
    KeptSeasons.begun(kept, ANN, BOB, CAT);
    Table first = opened(1, "t1");
    Person winner = season().people(game(1)).get(0);
    resigns(first, season().people(game(1)).get(1));
    seasons().keep(season(), season().ended(later(1)), Optional.empty(), List.of());

    kept.store().forget(winner);

    assertEquals(
        List.of(Person.FORMER),
        SeasonTable.of(season()).champions().stream().map(Entrant::person).toList());
  }

  @Test
  void whoeverIsForgottenBeforeItBeginsIsNotInIt() {
    KeptSeasons.signUp(kept, ANN);
    kept.store().forget(ANN);
    assertEquals(List.of(), seasons().find("hers").orElseThrow().entrants());
  }

  @Test
  void aDepartedServerTakesItsSeasonsWithIt() {
    KeptSeasons.begun(kept, ANN, BOB, CAT);
    opened(1, "t1");
    for (int days : new int[] {0, 31}) {
      new DepartedServers(
              kept.database(), kept.store(), StoreSamples.at(NOON.plus(Duration.ofDays(days))))
          .note(Set.of("12"), server -> true);
    }
    assertEquals(Optional.empty(), seasons().find("s1"));
    assertEquals("0", kept.word("SELECT count(*) FROM season_games"));
    assertEquals("0", kept.word("SELECT count(*) FROM season_entrants"));
  }
}
