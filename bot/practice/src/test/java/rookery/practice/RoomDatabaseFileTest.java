package rookery.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class RoomDatabaseFileTest {
  @TempDir Path folder;

  private Path file() {
    return folder.resolve("data").resolve("practice.db");
  }

  private RoomUnavailableException refused(RoomSettings settings) {
    return assertThrows(RoomUnavailableException.class, () -> TestedRoom.open(settings));
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "its file system knows other rights")
  void onlyTheOwnerReadsWhatIsWritten() throws IOException {
    try (TestedRoom room = TestedRoom.open(RoomSettings.USUAL.keptIn(file()))) {
      room.addPerson("Eve");
      try (Stream<Path> files = Files.list(file().getParent())) {
        assertEquals(Set.of("rw-------"), files.map(this::rights).collect(Collectors.toSet()));
      }
      assertEquals("rwx------", rights(file().getParent()));
    }
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "its file system knows no such names")
  void theNameOfTheFileMayHaveAnySign() {
    Path odd = folder.resolve("who? 100% #1").resolve("practice.db");
    try (TestedRoom room = TestedRoom.open(RoomSettings.USUAL.keptIn(odd))) {
      room.addPerson("Eve");
      assertTrue(Files.exists(odd));
      assertTrue(Files.exists(odd.resolveSibling("practice.db-wal")));
    }
  }

  private String rights(Path path) {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aFileInUseIsRefusedAndFreeAgainAfterwards() {
    RoomSettings settings = RoomSettings.USUAL.keptIn(file());
    TestedRoom first = TestedRoom.open(settings);
    assertTrue(refused(settings).isInUse());
    first.close();
    TestedRoom.open(settings).close();
  }

  @Test
  void aFileOfSomethingElseIsLeftAlone() throws IOException {
    Files.createDirectories(file().getParent());
    Files.writeString(file(), "garbage ".repeat(500));
    RoomUnavailableException refusal = refused(RoomSettings.USUAL.keptIn(file()));
    assertEquals(file() + " isn't a practice-room file.", refusal.getMessage());
    assertFalse(refusal.isInUse());
    assertEquals("garbage ".repeat(500), Files.readString(file()));
  }

  @Test
  void aPortThatIsTakenIsNamed() throws IOException {
    try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      RoomUnavailableException refusal = refused(RoomSettings.USUAL.on(other.getLocalPort()));
      assertTrue(refusal.isInUse());
      assertTrue(refusal.getMessage().startsWith("Can't open port " + other.getLocalPort()));
    }
  }
}
