package rookery.bot.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.discord.DiscordEndpoint;
import rookery.bot.store.DatabaseName;

class SettingsTest {
  private static Settings settings(Map<String, String> values) {
    return Settings.of(new RawSettings(name -> values.getOrDefault(name, "")));
  }

  private static String complaint(Map<String, String> values) {
    return assertThrows(SettingsException.class, () -> settings(values)).getMessage();
  }

  @Test
  void severalProcessesCannotShareAFile() {
    Map<String, String> both = Map.of("DISCORD_TOKEN", "t", "SHARDS", "6", "SHARD_RANGE", "0-1");
    assertEquals(
        "SHARD_RANGE is for running several processes, which can't share one database file. Set DATABASE to a"
            + " database on a server, or leave SHARD_RANGE empty.",
        complaint(both));
    Map<String, String> shared = new HashMap<>(both);
    shared.put("DATABASE", "postgresql://rook:x@db/games");
    assertEquals(List.of(0, 1), settings(shared).discord().orElseThrow().range());
    shared.put("SHARD_RANGE", "4-6");
    assertTrue(complaint(shared).startsWith("SHARD_RANGE is \"4-6\""));
  }

  @Test
  void theDatabaseMayBeOnAServerAndAWrongAddressIsNotRepeated() {
    Settings settings = settings(Map.of("DATABASE", "postgresql://rook:s3cret@db/games"));
    assertTrue(settings.database() instanceof DatabaseName.OnServer);
    assertFalse(settings.toString().contains("s3cret"));
    assertFalse(complaint(Map.of("DATABASE", "postgresql://rook:s3cret@")).contains("s3cret"));
  }

  @Test
  void anAddressThatIsNoneOfOursMakesNoFile() {
    String java = "jdbc:postgresql://rook:s3cret@db/games";
    assertTrue(complaint(Map.of("DATABASE", java)).startsWith("DATABASE must be a file, or"));
    assertFalse(complaint(Map.of("DATABASE", java)).contains("s3cret"));
  }

  @Test
  void aPasswordInAnAddressOfDiscordIsNotRepeated() {
    String complaint =
        complaint(
            Map.of(
                "DISCORD_TOKEN", "x",
                "DISCORD_API_URL", "http://rook:s3cret@proxy/api/v10",
                "DISCORD_GATEWAY_URL", "ws://127.0.0.1:9/"));
    assertTrue(complaint.startsWith("DISCORD_API_URL has a user in it"));
    assertFalse(complaint.contains("s3cret"));
  }

  @Test
  void withoutAnythingThereIsThePracticeRoom() {
    Settings settings = settings(Map.of());
    assertEquals(Optional.empty(), settings.discord());
    assertEquals(new DatabaseName.InFile(Path.of("data/rookery.db")), settings.database());
  }

  @Test
  void aTokenAloneMeansDiscordItself() {
    DiscordEndpoint connection =
        settings(Map.of("DISCORD_TOKEN", "secret")).discord().orElseThrow();
    assertEquals(DiscordEndpoint.DISCORD_REST, connection.restBase());
    assertEquals(DiscordEndpoint.DISCORD_GATEWAY, connection.gateway());
  }

  @Test
  void otherServersAreTakenAsTheyAreGiven() {
    DiscordEndpoint connection =
        settings(
                Map.of(
                    "DISCORD_TOKEN", "secret",
                    "DISCORD_API_URL", "http://127.0.0.1:9/api/v10",
                    "DISCORD_GATEWAY_URL", "ws://127.0.0.1:9/gateway"))
            .discord()
            .orElseThrow();
    assertEquals("http://127.0.0.1:9/api/v10/", connection.restBase());
    assertEquals("ws://127.0.0.1:9/gateway", connection.gateway());
  }

  @Test
  void oneSessionDoesUnlessMoreAreWanted() {
    assertEquals(1, settings(Map.of("DISCORD_TOKEN", "x")).discord().orElseThrow().shards());
    Settings wanted = settings(Map.of("DISCORD_TOKEN", "x", "SHARDS", "6"));
    assertEquals(6, wanted.discord().orElseThrow().shards());
    assertTrue(
        complaint(Map.of("DISCORD_TOKEN", "x", "SHARDS", "some")).contains("SHARDS is \"some\""));
  }

  @Test
  void aServerWithoutATokenIsExplained() {
    assertTrue(
        complaint(Map.of("DISCORD_API_URL", "http://127.0.0.1:9/")).contains("Set the token"));
  }

  @Test
  void halfAServerIsExplained() {
    assertTrue(
        complaint(Map.of("DISCORD_TOKEN", "x", "DISCORD_API_URL", "http://127.0.0.1:9/"))
            .contains("Set both"));
  }

  @Test
  void somethingThatIsNoAddressIsExplained() {
    assertTrue(
        complaint(
                Map.of(
                    "DISCORD_TOKEN", "x",
                    "DISCORD_API_URL", "here",
                    "DISCORD_GATEWAY_URL", "ws://127.0.0.1:9/"))
            .contains("DISCORD_API_URL is \"here\""));
  }

  @Test
  void aPortThatIsNoneIsExplained() {
    assertTrue(complaint(Map.of("PRACTICE_PORT", "many")).contains("0 to 65535"));
  }

  @Test
  void theTokenIsNeverShown() {
    Settings settings = settings(Map.of("DISCORD_TOKEN", "secret"));
    assertFalse(settings.toString().contains("secret"));
  }
}
