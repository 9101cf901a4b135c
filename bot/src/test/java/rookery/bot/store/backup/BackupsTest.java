package rookery.bot.store.backup;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.parts;
import static rookery.bot.store.kit.StoreSamples.playing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.file.StoreUnavailableException;
import rookery.bot.vitals.Meters;

class BackupsTest {
  private static final Duration DAY = Duration.ofDays(1);
  private static final Instant NOON = Instant.parse("2026-06-10T12:00:00Z");

  @TempDir Path folder;
  private Path database;
  private Path copies;
  private final Meters meters = new Meters();

  @BeforeEach
  void save() {
    database = folder.resolve("rookery.db");
    copies = folder.resolve("copies");
    try (OpenDatabase kept = OpenDatabase.at(database)) {
      kept.store().save(opened(playing("k7f2")));
    }
  }

  private Backups begun(Instant now) {
    Clock clock = Clock.fixed(now, ZoneOffset.UTC);
    return Backups.begin(database, new BackupPlan(copies, DAY, 3), clock, meters);
  }

  private List<String> copies() throws IOException {
    try (Stream<Path> files = Files.list(copies)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.startsWith("."))
          .sorted()
          .toList();
    }
  }

  private void makesOne(Instant now, String name) {
    Backups backups = begun(now);
    await().until(() -> Files.exists(copies.resolve(name)));
    backups.close();
  }

  @Test
  void theFirstIsMadeAtOnceAndCanBePlayedOn() {
    makesOne(NOON, "rookery-2026-06-10T12-00-00Z.db");
    try (OpenDatabase kept = OpenDatabase.at(copies.resolve("rookery-2026-06-10T12-00-00Z.db"))) {
      assertEquals(parts(playing("k7f2")), parts(kept.store().find("k7f2").orElseThrow()));
    }
    assertTrue(meters.text().contains("rookery_backups_total{outcome=\"written\"} 1.0"));
  }

  @Test
  void theNewestAreKeptAndOtherFilesLeftAlone() throws IOException {
    Files.createDirectories(copies);
    Files.writeString(copies.resolve("precious.db"), "mine");
    for (int day = 0; day < 5; day++) {
      Instant then = NOON.plus(DAY.multipliedBy(day));
      makesOne(then, "rookery-2026-06-1%dT12-00-00Z.db".formatted(day));
    }
    assertEquals(
        List.of(
            "precious.db",
            "rookery-2026-06-12T12-00-00Z.db",
            "rookery-2026-06-13T12-00-00Z.db",
            "rookery-2026-06-14T12-00-00Z.db"),
        copies());
  }

  @Test
  void whatWasJustMadeIsKeptThoughOthersAreNamedLater() throws IOException {
    Files.createDirectories(copies);
    for (int day = 1; day < 5; day++) {
      // The machine's clock was a year ahead.
      Files.writeString(copies.resolve("rookery-2027-06-0%dT12-00-00Z.db".formatted(day)), "");
    }
    BackupPlan often = new BackupPlan(copies, Duration.ofMillis(100), 3);
    Backups backups = Backups.begin(database, often, Clock.fixed(NOON, ZoneOffset.UTC), meters);
    await().until(() -> meters.text().contains("rookery_backups_total{outcome=\"written\"} 1.0"));
    backups.close();
    assertTrue(Files.exists(copies.resolve("rookery-2026-06-10T12-00-00Z.db")), "" + copies());
  }

  @Test
  void aRestartDoesNotMakeOneBeforeItIsDue() throws IOException {
    makesOne(NOON, "rookery-2026-06-10T12-00-00Z.db");
    begun(NOON.plus(Duration.ofHours(23))).close();
    assertEquals(List.of("rookery-2026-06-10T12-00-00Z.db"), copies());
  }

  @Test
  void whatACrashLeftUnfinishedIsRemoved() throws IOException {
    Files.createDirectories(copies);
    Files.writeString(copies.resolve("rookery-2026-06-09T12-00-00Z.db.part"), "half");
    makesOne(NOON, "rookery-2026-06-10T12-00-00Z.db");
    assertEquals(List.of("rookery-2026-06-10T12-00-00Z.db"), copies());
  }

  @Test
  void aFolderThatCannotBeWrittenIsSaidAtTheStart() throws IOException {
    Files.writeString(copies, "no folder");
    String line = assertThrows(StoreUnavailableException.class, () -> begun(NOON)).getMessage();
    assertTrue(line.endsWith("Set BACKUP_DIR to a folder that Rookery can write to."), line);
  }

  @Test
  void twoDatabasesHaveNoFolderInCommonAsTheyWouldDeleteEachOthersBackups() throws IOException {
    makesOne(NOON, "rookery-2026-06-10T12-00-00Z.db");
    Path first = database;
    database = folder.resolve("another.db");
    String line = assertThrows(StoreUnavailableException.class, () -> begun(NOON)).getMessage();
    assertTrue(line.contains("holds the backups of " + first), line);
    Files.delete(first);
    begun(NOON).close();
  }

  @Test
  void aFailureIsCountedAndHurtsNothingElse() throws IOException {
    Files.delete(database);
    Backups backups = begun(NOON);
    await().until(() -> meters.text().contains("rookery_backups_total{outcome=\"failed\"} 1.0"));
    backups.close();
    assertEquals(List.of(), copies());
  }
}
