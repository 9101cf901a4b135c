package rookery.bot.discord.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.bot.outbox.Failure;
import rookery.bot.table.Address;
import rookery.bot.table.Person;

/** What is to be done about what Discord says, by its status and code. */
class RefusedTest {
  private static final Address CHANNEL = new Address.Channel("22");
  private static final Address ADA = new Address.Direct(new Person("101"));

  @ParameterizedTest
  @CsvSource({
    "403, 50007, UNREACHABLE",
    "403, 50278, UNREACHABLE",
    "404, 10013, UNREACHABLE",
    "400, 50033, UNREACHABLE",
    "404, 10008, MESSAGE_GONE",
    "400, 50035, REFUSED",
    "400, 0, REFUSED",
    "413, 40005, REFUSED",
    "400, 50006, REFUSED",
    "400, 40003, PASSING",
    "401, 0, PASSING",
    "429, 0, PASSING",
    "503, 0, PASSING"
  })
  void onlyWhatIsSaidOfAPersonMakesThatPersonUnreachable(int status, int code, Failure why) {
    assertEquals(why, Refused.why(ADA, status, ErrorResponse.fromCode(code)));
  }

  @ParameterizedTest
  @CsvSource({
    "404, 10003, CHANNEL_GONE",
    "404, 10004, CHANNEL_GONE",
    "403, 50001, NOT_ALLOWED",
    "403, 50013, NOT_ALLOWED",
    "400, 50083, NOT_ALLOWED",
    "403, 160005, NOT_ALLOWED",
    "404, 10008, MESSAGE_GONE",
    "400, 50035, REFUSED",
    "400, 30046, PASSING",
    "502, 0, PASSING"
  })
  void aChannelIsGoneOrShut(int status, int code, Failure why) {
    assertEquals(why, Refused.why(CHANNEL, status, ErrorResponse.fromCode(code)));
  }

  @Test
  void whatFailsOnTheWayPasses() {
    assertEquals(Failure.PASSING, Refused.why(ADA, new IOException()));
  }

  @Test
  void whatCannotEvenBeMadeIsOurMistake() {
    assertEquals(Failure.REFUSED, Refused.why(ADA, new IllegalArgumentException()));
  }
}
