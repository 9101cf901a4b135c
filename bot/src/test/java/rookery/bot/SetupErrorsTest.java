package rookery.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.program.ExitStatus.FILES;
import static rookery.bot.program.ExitStatus.INPUT;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.bot.OwnerAtTerminal.End;
import rookery.practice.TestedRoom;

/**
 * Every mistake of an owner ends in one line that says what to do, without a trace and without the
 * token, and in a status that tells whether starting again may help.
 */
class SetupErrorsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("rookery.bot.SetupErrors#all")
  void endsInOneLine(SetupError mistake) throws Exception {
    try (OwnerAtTerminal owner = new OwnerAtTerminal(folder)) {
      String[] arguments = mistake.made().by(owner).toArray(String[]::new);
      End end = mistake.apart() ? owner.startsApart(arguments) : owner.starts(arguments);
      assertEquals(1, end.err().lines().count(), end.err());
      assertTrue(end.err().contains(mistake.says()), end.err());
      assertFalse((end.out() + end.err()).contains(OwnerAtTerminal.TOKEN), "the token is shown");
      assertFalse(end.err().contains("Exception"), end.err());
      assertEquals(mistake.status().code(), end.status(), end.err());
    }
  }

  @Test
  void thereAreFortyAtLeast() {
    assertTrue(SetupErrors.all().count() >= 40);
  }

  @Test
  void backupsThatCannotBeMadeAreToldOfBeforeAnybodyIsMet() throws Exception {
    try (OwnerAtTerminal owner = new OwnerAtTerminal(folder)) {
      TestedRoom room = owner.opensRoom();
      owner.connects(room.restUrl(), room.gatewayUrl());
      owner.sets("BACKUP_DIR", owner.writes("copies", "no folder").toString());
      assertEquals(FILES.code(), owner.starts("run").status());
      assertEquals(List.of(), room.traffic().all());
    }
  }

  @Test
  void aCheckStopsAtTheFirstLineThatIsNotTrue() throws Exception {
    try (OwnerAtTerminal owner = new OwnerAtTerminal(folder)) {
      String game = owner.starts("playthrough", "custodian", "--seed=1", "--max-actions=2").out();
      Path file = owner.writes("game.jsonl", game);
      assertEquals(0, owner.starts("playthrough", "--check", file.toString()).status());
      Files.writeString(file, game.replaceFirst("pppp", "pp.p"));
      End end = owner.starts("playthrough", "--check", file.toString());
      assertEquals(INPUT.code(), end.status());
      assertTrue(end.err().contains("Line 2: this should be {"), end.err());
    }
  }

  @Test
  void aDiagramIsPainted() throws Exception {
    try (OwnerAtTerminal owner = new OwnerAtTerminal(folder)) {
      Path text = owner.writes("board.txt", ". K\nk .\n");
      Path picture = owner.path("board.png");
      assertEquals(0, owner.starts("paint", text.toString(), "-o", picture.toString()).status());
      assertEquals("\u0089PNG", new String(Files.readAllBytes(picture), 0, 4, "ISO-8859-1"));
    }
  }
}
