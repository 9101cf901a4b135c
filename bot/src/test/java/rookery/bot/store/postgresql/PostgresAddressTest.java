package rookery.bot.store.postgresql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class PostgresAddressTest {
  private static PostgresAddress parsed(String text) {
    return PostgresAddress.parse(text).orElseThrow();
  }

  @Test
  void anAddressNamesUserPasswordHostAndDatabase() {
    assertEquals(
        new PostgresAddress("db.example", "games", "rook", "s3cret", ""),
        parsed("postgresql://rook:s3cret@db.example/games"));
  }

  @Test
  void aPortAndWhatElseTheDriverIsToldAreKept() {
    PostgresAddress address = parsed("postgres://rook:x@db:6432/games?sslmode=require");
    assertEquals("jdbc:postgresql://db:6432/games?sslmode=require", address.jdbc());
  }

  @Test
  void signsInAPasswordAreWrittenAsInAddresses() {
    assertEquals("p@ss:w/rd+", parsed("postgresql://rook:p%40ss:w%2Frd+@db/games").password());
  }

  @Test
  void anAddressWithoutUserHostOrDatabaseIsNone() {
    assertEquals(Optional.empty(), PostgresAddress.parse("postgresql://db/games"));
    assertEquals(Optional.empty(), PostgresAddress.parse("postgresql://rook:x@db"));
    assertEquals(Optional.empty(), PostgresAddress.parse("postgresql://rook:p@ss word@db/games"));
  }

  @Test
  void aHostMayHaveAnUnderscoreOrBeANumber() {
    assertEquals("rookery_db", parsed("postgresql://rook:x@rookery_db/games").host());
    assertEquals("rookery_db:6432", parsed("postgresql://rook:x@rookery_db:6432/games").host());
    assertEquals("[::1]:6432", parsed("postgresql://rook:x@[::1]:6432/games").host());
  }

  @Test
  void aPortThatIsNoneMakesNoAddress() {
    assertEquals("db:65535", parsed("postgresql://rook:x@db:65535/games").host());
    assertEquals(Optional.empty(), PostgresAddress.parse("postgresql://rook:x@db:65536/games"));
    assertEquals(Optional.empty(), PostgresAddress.parse("postgresql://rook:x@db:0/games"));
  }

  @Test
  void nobodyIsShownThePassword() {
    PostgresAddress address = parsed("postgresql://rook:s3cret@db/games");
    assertFalse((address + address.jdbc()).contains("s3cret"));
  }

  @Test
  void anAddressOfAnotherKindOfServerIsNone() {
    assertEquals(Optional.empty(), PostgresAddress.parse("jdbc:postgresql://rook:x@db/games"));
    assertEquals(Optional.empty(), PostgresAddress.parse("mysql://rook:x@db/games"));
  }

  @Test
  void aFileIsNotMeantForAServer() {
    assertTrue(PostgresAddress.isMeant("postgresql:wrong"));
    assertTrue(PostgresAddress.isMeant("jdbc:postgresql://rook:x@db/games"));
    assertTrue(PostgresAddress.isMeant("mysql://rook:x@db/games"));
    assertFalse(PostgresAddress.isMeant("data/postgresql.db"));
  }
}
