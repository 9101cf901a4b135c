package rookery.bot.discord.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.outbox.Failure;
import rookery.bot.table.Address;
import rookery.bot.table.Person;

class RefusedTest {
  private static final Address HALL = new Address.Channel("22");
  private static final Address ANN = new Address.Direct(new Person("101"));

  @ParameterizedTest
  @ValueSource(ints = {500, 502, 503, 504})
  void whatFailsAtDiscordsPasses(int status) {
    assertEquals(Failure.PASSING, Refused.why(HALL, status, ErrorResponse.SERVER_ERROR));
    assertEquals(Failure.PASSING, Refused.why(ANN, status, ErrorResponse.SERVER_ERROR));
  }

  /**
   * As a proxy says where Discord has not answered it in time, and may have done it all the same.
   */
  @Test
  void whatAProxyGaveUpWaitingForPasses() {
    assertEquals(Failure.PASSING, Refused.why(HALL, 408, ErrorResponse.SERVER_ERROR));
    assertEquals(Failure.PASSING, Refused.why(ANN, 408, ErrorResponse.SERVER_ERROR));
  }

  @Test
  void tooManyRequestsPass() {
    assertEquals(Failure.PASSING, Refused.why(HALL, 429, ErrorResponse.SERVER_ERROR));
  }

  @Test
  void aTokenThatIsRefusedIsNoFaultOfTheMessage() {
    assertEquals(Failure.PASSING, Refused.why(HALL, 401, ErrorResponse.UNAUTHORIZED));
  }

  @ParameterizedTest
  @EnumSource(
      value = ErrorResponse.class,
      names = {
        "OPEN_DM_TOO_FAST",
        "MAX_OLD_MESSAGE_EDITS",
        "MESSAGE_SEND_TEMPORARILY_DISABLED",
        "FEATURE_TEMPORARILY_DISABLED"
      })
  void whatDiscordForbidsForAWhilePasses(ErrorResponse said) {
    assertEquals(Failure.PASSING, Refused.why(HALL, 400, said));
    assertEquals(Failure.PASSING, Refused.why(ANN, 403, said));
  }

  @ParameterizedTest
  @EnumSource(
      value = ErrorResponse.class,
      names = {
        "CANNOT_SEND_TO_USER",
        "NO_MUTUAL_GUILDS",
        "EXPLICIT_CONTENT_CANNOT_SEND_TO_RECIPIENT",
        "UNKNOWN_USER",
        "INVALID_RECIPIENT",
        "UNKNOWN_CHANNEL",
        "MISSING_ACCESS"
      })
  void aPersonMayBeOutOfReach(ErrorResponse said) {
    assertEquals(Failure.UNREACHABLE, Refused.why(ANN, 403, said));
  }

  @ParameterizedTest
  @EnumSource(
      value = ErrorResponse.class,
      names = {
        "MISSING_ACCESS",
        "MISSING_PERMISSIONS",
        "ILLEGAL_OPERATION_ARCHIVED_THREAD",
        "THREAD_LOCKED"
      })
  void aChannelMayBeClosedToTheBot(ErrorResponse said) {
    assertEquals(Failure.NOT_ALLOWED, Refused.why(HALL, 403, said));
  }

  @ParameterizedTest
  @EnumSource(
      value = ErrorResponse.class,
      names = {"UNKNOWN_CHANNEL", "UNKNOWN_GUILD"})
  void aChannelMayBeGone(ErrorResponse said) {
    assertEquals(Failure.CHANNEL_GONE, Refused.why(HALL, 404, said));
  }

  @Test
  void aMessageMayBeGoneWhereverItStood() {
    assertEquals(Failure.MESSAGE_GONE, Refused.why(HALL, 404, ErrorResponse.UNKNOWN_MESSAGE));
    assertEquals(Failure.MESSAGE_GONE, Refused.why(ANN, 404, ErrorResponse.UNKNOWN_MESSAGE));
  }

  @Test
  void anyOtherRefusalIsAMistakeOfOurs() {
    assertEquals(Failure.REFUSED, Refused.why(HALL, 400, ErrorResponse.INVALID_FORM_BODY));
    assertEquals(Failure.REFUSED, Refused.why(ANN, 400, ErrorResponse.INVALID_FORM_BODY));
    assertEquals(Failure.REFUSED, Refused.why(ANN, 403, ErrorResponse.MISSING_PERMISSIONS));
  }

  @Test
  void aMessageThatCannotBeMadeIsAMistakeOfOursToo() {
    RuntimeException cause = new IllegalStateException("too long");
    assertEquals(Failure.REFUSED, Refused.why(HALL, new Refused.UnsendableException(cause)));
    assertEquals(Failure.REFUSED, Refused.why(HALL, new IllegalArgumentException("too long")));
  }

  @Test
  void whatHappensOnTheWayPasses() {
    assertEquals(Failure.PASSING, Refused.why(HALL, new IOException("connection reset")));
  }

  @Test
  void ofWhatMayQuoteSecretsOnlyTheKindAndThePlaceAreTold() {
    String named = Refused.named(new IllegalArgumentException("You circled the knight c2."));
    assertFalse(named.contains("knight"), named);
    assertTrue(named.startsWith("java.lang.IllegalArgumentException at "), named);
    assertTrue(named.contains("RefusedTest.java:"), named);
  }
}
