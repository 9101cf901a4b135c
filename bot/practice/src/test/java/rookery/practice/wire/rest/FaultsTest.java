package rookery.practice.wire.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.restaction.MessageCreateAction;
import org.junit.jupiter.api.Test;
import rookery.practice.guest.EchoBot;
import rookery.practice.guest.EchoRoom;
import rookery.practice.guest.RawBot;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Permission;
import rookery.practice.wire.control.Fault;
import rookery.practice.wire.control.TrafficLog;

class FaultsTest extends EchoRoom {
  private static final String MESSAGES = "/channels/*/messages";

  private MessageCreateAction send(String text) {
    return seenByBot(general).sendMessage(text);
  }

  private List<String> seen() {
    return ada.sees(general).stream().map(VisibleMessage::text).toList();
  }

  private List<Integer> statuses() {
    return room.traffic().all().stream()
        .filter(e -> e.kind() == TrafficLog.Kind.REQUEST && e.what().endsWith("/messages"))
        .map(TrafficLog.Entry::status)
        .toList();
  }

  @Test
  void tooManyRequestsAreTriedAgain() {
    room.faults().next(1, "POST", MESSAGES, Fault.tooMany(Duration.ofMillis(50)));
    send("patience").complete();
    assertEquals(List.of("patience"), seen());
    assertEquals(List.of(429, 200), statuses());
  }

  @Test
  void aBadGatewayIsTriedAgain() {
    room.faults().next(1, "*", "/channels/**", Fault.status(502));
    send("again").complete();
    assertEquals(List.of("again"), seen());
    assertEquals(List.of(502, 200), statuses());
  }

  @Test
  void anErrorOfTheServerIsReported() {
    room.faults().next(1, "POST", MESSAGES, Fault.status(500));
    assertThrows(ErrorResponseException.class, () -> send("lost").complete());
    assertEquals(List.of(), seen());
  }

  @Test
  void aLateAnswerIsStillAnAnswer() {
    room.faults().next(1, "POST", MESSAGES, Fault.late(Duration.ofMillis(300)));
    long start = System.nanoTime();
    send("slowly").complete();
    assertTrue(System.nanoTime() - start >= 300_000_000L);
    assertEquals(List.of("slowly"), seen());
  }

  @Test
  void aMessageWhoseAnswerWasLostIsFoundByItsNonce() {
    room.faults().next(1, "POST", MESSAGES, Fault.answerLost());
    // JDA, like any bot that means it, sends the same again when the connection breaks.
    Message sent = send("once").setNonce("turn-17").complete();
    assertEquals(List.of("once"), seen());
    assertEquals(ada.sees(general).get(0).id(), sent.getIdLong());
    assertTrue(statuses().contains(0), statuses().toString());
  }

  @Test
  void withoutItsNonceALostMessageIsDoubled() {
    room.faults().next(1, "POST", MESSAGES, Fault.answerLost());
    RawBot raw = new RawBot(room, "any");
    String twice = "{\"content\":\"twice\"}";
    assertThrows(UncheckedIOException.class, () -> raw.message(general.id(), twice));
    raw.message(general.id(), twice);
    assertEquals(List.of("twice", "twice"), seen());
  }

  @Test
  void aPersonWhoHasLeftCannotBeWrittenTo() {
    long channel = bot.jda().openPrivateChannelById(ada.id()).complete().getIdLong();
    ada.leaves();
    RawBot.Got got = new RawBot(room, "any").message(channel, "{\"content\":\"x\"}");
    assertEquals(403, got.status());
    assertEquals(50278, got.code());
  }

  @Test
  void aChannelTheBotNoLongerSeesIsRefused() {
    room.denyUnannounced(general, Permission.VIEW_CHANNEL);
    refused(ErrorResponse.MISSING_ACCESS);
  }

  @Test
  void aChannelTheBotMayNotWriteInIsRefused() {
    room.denyUnannounced(general, Permission.SEND_MESSAGES);
    refused(ErrorResponse.MISSING_PERMISSIONS);
  }

  @Test
  void filesNeedPermission() {
    room.denyUnannounced(general, Permission.ATTACH_FILES);
    ErrorResponseException refusal =
        assertThrows(
            ErrorResponseException.class,
            () -> send("look").addFiles(EchoBot.file("a.png", "alt")).complete());
    assertEquals(ErrorResponse.MISSING_PERMISSIONS, refusal.getErrorResponse());
  }

  @Test
  void jdaHearsOfPermissionsThatAreTaken() {
    room.deny(general, Permission.SEND_MESSAGES);
    assertEquals(
        "answers need none", ada.types(general, "/echo text:answers need none").message().text());
    assertFalse(seenByBot(general).canTalk());
    room.allow(general);
    ada.types(general, "/echo text:again").await();
    assertTrue(seenByBot(general).canTalk());
  }

  @Test
  void aDeletedMessageCannotBeEdited() {
    Message sent = send("short-lived").complete();
    room.delete(ada.sees(general).get(0));
    ErrorResponseException refusal =
        assertThrows(ErrorResponseException.class, () -> sent.editMessage("x").complete());
    assertEquals(ErrorResponse.UNKNOWN_MESSAGE, refusal.getErrorResponse());
  }

  @Test
  void aDeletedChannelIsUnknown() {
    RawBot raw = new RawBot(room, "any");
    room.delete(general);
    assertEquals(10003, raw.message(general.id(), "{\"content\":\"x\"}").code());
  }

  private void refused(ErrorResponse expected) {
    ErrorResponseException refusal =
        assertThrows(ErrorResponseException.class, () -> send("x").complete());
    assertEquals(expected, refusal.getErrorResponse());
    assertEquals(List.of(), seen());
  }
}
