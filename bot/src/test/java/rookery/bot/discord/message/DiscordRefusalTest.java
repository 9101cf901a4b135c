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
import rookery.bot.outbox.DeliveryFailure;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;

class DiscordRefusalTest {
  private static final MessageAddress HALL = new MessageAddress.Channel("22");
  private static final MessageAddress ANN = new MessageAddress.Direct(new Person("101"));

  @ParameterizedTest
  @ValueSource(ints = {500, 502, 503, 504})
  void whatFailsAtDiscordsPasses(int status) {
    assertEquals(
        DeliveryFailure.PASSING, DiscordRefusal.why(HALL, status, ErrorResponse.SERVER_ERROR));
    assertEquals(
        DeliveryFailure.PASSING, DiscordRefusal.why(ANN, status, ErrorResponse.SERVER_ERROR));
  }

  /**
   * As a proxy says where Discord has not answered it in time, and may have done it all the same.
   */
  @Test
  void whatAProxyGaveUpWaitingForPasses() {
    assertEquals(
        DeliveryFailure.PASSING, DiscordRefusal.why(HALL, 408, ErrorResponse.SERVER_ERROR));
    assertEquals(DeliveryFailure.PASSING, DiscordRefusal.why(ANN, 408, ErrorResponse.SERVER_ERROR));
  }

  @Test
  void tooManyRequestsPass() {
    assertEquals(
        DeliveryFailure.PASSING, DiscordRefusal.why(HALL, 429, ErrorResponse.SERVER_ERROR));
  }

  @Test
  void aTokenThatIsRefusedIsNoFaultOfTheMessage() {
    assertEquals(
        DeliveryFailure.PASSING, DiscordRefusal.why(HALL, 401, ErrorResponse.UNAUTHORIZED));
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
    assertEquals(DeliveryFailure.PASSING, DiscordRefusal.why(HALL, 400, said));
    assertEquals(DeliveryFailure.PASSING, DiscordRefusal.why(ANN, 403, said));
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
    assertEquals(DeliveryFailure.UNREACHABLE, DiscordRefusal.why(ANN, 403, said));
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
    assertEquals(DeliveryFailure.NOT_ALLOWED, DiscordRefusal.why(HALL, 403, said));
  }

  @ParameterizedTest
  @EnumSource(
      value = ErrorResponse.class,
      names = {"UNKNOWN_CHANNEL", "UNKNOWN_GUILD"})
  void aChannelMayBeGone(ErrorResponse said) {
    assertEquals(DeliveryFailure.CHANNEL_GONE, DiscordRefusal.why(HALL, 404, said));
  }

  @Test
  void aMessageMayBeGoneWhereverItStood() {
    assertEquals(
        DeliveryFailure.MESSAGE_GONE, DiscordRefusal.why(HALL, 404, ErrorResponse.UNKNOWN_MESSAGE));
    assertEquals(
        DeliveryFailure.MESSAGE_GONE, DiscordRefusal.why(ANN, 404, ErrorResponse.UNKNOWN_MESSAGE));
  }

  @Test
  void anyOtherRefusalIsAMistakeOfOurs() {
    assertEquals(
        DeliveryFailure.REFUSED, DiscordRefusal.why(HALL, 400, ErrorResponse.INVALID_FORM_BODY));
    assertEquals(
        DeliveryFailure.REFUSED, DiscordRefusal.why(ANN, 400, ErrorResponse.INVALID_FORM_BODY));
    assertEquals(
        DeliveryFailure.REFUSED, DiscordRefusal.why(ANN, 403, ErrorResponse.MISSING_PERMISSIONS));
  }

  @Test
  void aMessageThatCannotBeMadeIsAMistakeOfOursToo() {
    RuntimeException cause = new IllegalStateException("too long");
    assertEquals(
        DeliveryFailure.REFUSED,
        DiscordRefusal.why(HALL, new DiscordRefusal.UnsendableException(cause)));
    assertEquals(
        DeliveryFailure.REFUSED,
        DiscordRefusal.why(HALL, new IllegalArgumentException("too long")));
  }

  @Test
  void whatHappensOnTheWayPasses() {
    assertEquals(
        DeliveryFailure.PASSING, DiscordRefusal.why(HALL, new IOException("connection reset")));
  }

  @Test
  void ofWhatMayQuoteSecretsOnlyTheKindAndThePlaceAreTold() {
    String named =
        DiscordRefusal.named(new IllegalArgumentException("You circled the knight on c2."));
    assertFalse(named.contains("knight"), named);
    assertTrue(named.startsWith("java.lang.IllegalArgumentException at "), named);
    assertTrue(named.contains("DiscordRefusalTest.java:"), named);
  }
}
