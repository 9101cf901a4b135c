package rookery.practice.wire.rest;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import rookery.practice.RoomSettings;
import rookery.practice.TestedRoom;
import rookery.practice.guest.RawBot;
import rookery.practice.person.InteractionOutcome;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.resource.InteractionAnswer;

class InteractionRulesTest {
  private static final String COMMANDS =
      """
      [{"name": "go", "description": "d", "options": [
        {"type": 3, "name": "where", "description": "d", "autocomplete": true}]}]
      """;
  private static final String REPLY = "{\"type\":4,\"data\":{\"content\":\"hello\"%s}}";
  private static final String PANEL =
      REPLY.formatted(
          """
          ,"components":[{"type":1,"components":[
            {"type":2,"style":1,"label":"Press","custom_id":"p"}]}]""");

  private TestedRoom room;
  private RawBot bot;
  private Person ada;
  private Channel general;

  private InteractionOutcome asked(RoomSettings settings) {
    room = TestedRoom.open(settings);
    bot = new RawBot(room, "any");
    bot.commands(COMMANDS);
    ada = room.person("Ada");
    general = room.channel("general");
    return ada.types(general, "/go");
  }

  private InteractionOutcome asked() {
    return asked(RoomSettings.USUAL);
  }

  @AfterEach
  void closeRoom() {
    room.close();
  }

  @Test
  void anInteractionIsAcknowledgedOnce() {
    InteractionOutcome asked = asked();
    assertEquals(200, bot.acknowledge(asked, REPLY.formatted("")).status());
    assertEquals(40060, bot.acknowledge(asked, REPLY.formatted("")).code());
    assertEquals(1, ada.sees(general).size());
  }

  @Test
  void anInteractionIsAcknowledgedInTime() {
    InteractionOutcome asked = asked(RoomSettings.USUAL.patient(Duration.ofMillis(50)));
    assertTrue(asked.failed());
    assertEquals(List.of(), ada.sees(general));
    assertEquals(10062, bot.acknowledge(asked, REPLY.formatted("")).code());
  }

  @Test
  void aWrongTokenKnowsNoInteraction() {
    InteractionOutcome asked = asked();
    String path = "/interactions/" + asked.interaction().id() + "/guess/callback";
    assertEquals(10062, bot.post(path, REPLY.formatted("")).code());
  }

  @Test
  void theTokenDiesAfterAWhile() {
    InteractionOutcome asked = asked(RoomSettings.USUAL.tokensLiving(Duration.ofMillis(100)));
    assertEquals(200, bot.acknowledge(asked, "{\"type\":5}").status());
    // Until the token dies the edit is refused for its form, so nothing is changed.
    await().until(() -> bot.editOriginal(asked, "{\"content\":5}").code() == 50027);
    assertTrue(ada.sees(general).get(0).thinking());
  }

  @Test
  void nothingFollowsBeforeTheAcknowledgement() {
    InteractionOutcome asked = asked();
    assertEquals(10015, bot.follow(asked, "{\"content\":\"too soon\"}").code());
    assertEquals(10015, bot.editOriginal(asked, "{\"content\":\"too soon\"}").code());
  }

  @Test
  void aCommandHasNoMessageToEdit() {
    InteractionOutcome asked = asked();
    RawBot.Got got = bot.acknowledge(asked, "{\"type\":7,\"data\":{\"content\":\"x\"}}");
    assertEquals("INTERACTION_CALLBACK_TYPE_INVALID", got.fault("type"));
    assertEquals(200, bot.acknowledge(asked, REPLY.formatted("")).status());
  }

  @Test
  void aRefusedAnswerLeavesTheInteractionOpen() {
    InteractionOutcome asked = asked();
    String tooLong = "{\"type\":4,\"data\":{\"content\":\"" + "x".repeat(2001) + "\"}}";
    assertEquals("BASE_TYPE_BAD_LENGTH", bot.acknowledge(asked, tooLong).fault("data.content"));
    assertEquals(200, bot.acknowledge(asked, REPLY.formatted("")).status());
  }

  @Test
  void aDeferredAnswerStaysAsPrivateAsItWasDeferred() {
    InteractionOutcome asked = asked();
    bot.acknowledge(asked, "{\"type\":5,\"data\":{\"flags\":64}}");
    assertTrue(ada.sees(general).get(0).thinking());
    bot.editOriginal(asked, "{\"content\":\"for you\"}");
    assertEquals("for you", asked.message().text());
    assertTrue(asked.message().ephemeral());
    assertEquals(List.of(), room.person("Ben").sees(general));
  }

  @Test
  void theFirstFollowUpOfADeferredAnswerIsThatAnswer() {
    InteractionOutcome asked = asked();
    bot.acknowledge(asked, "{\"type\":5,\"data\":{\"flags\":64}}");
    bot.follow(asked, "{\"content\":\"the answer\"}");
    bot.follow(asked, "{\"content\":\"more\"}");
    List<VisibleMessage> seen = ada.sees(general);
    assertEquals(List.of("the answer", "more"), seen.stream().map(VisibleMessage::text).toList());
    assertTrue(seen.get(0).ephemeral());
    assertFalse(seen.get(1).ephemeral());
  }

  @Test
  void aFollowUpCanBeEditedAndDeleted() {
    InteractionOutcome asked = asked();
    bot.acknowledge(asked, REPLY.formatted(""));
    String more = bot.follow(asked, "{\"content\":\"more\",\"flags\":64}").id();
    String path = bot.webhook(asked) + "/messages/" + more;
    assertEquals(200, bot.send("PATCH", path, "{\"content\":\"better\"}").status());
    assertEquals("better", bot.get(path).body().path("content").asText());
    assertEquals(204, bot.send("DELETE", path, "").status());
    assertEquals(10008, bot.get(path).code());
  }

  @Test
  void anEphemeralMessageIsGoneFromTheChannelsPaths() {
    InteractionOutcome asked = asked();
    RawBot.Got answer = bot.acknowledge(asked, REPLY.formatted(",\"flags\":64"));
    String id = answer.body().path("resource").path("message").path("id").asText();
    String path = "/channels/" + general.id() + "/messages";
    assertEquals(0, bot.get(path).body().size());
    assertEquals(10008, bot.get(path + "/" + id).code());
    assertEquals(10008, bot.edit(general.id(), id, "{\"content\":\"x\"}").code());
  }

  @Test
  void theOriginalOfAPressIsTheMessageWithTheButton() {
    InteractionOutcome asked = asked();
    bot.acknowledge(asked, PANEL);
    InteractionOutcome pressed = ada.presses(asked.message(), "Press");
    assertEquals(200, bot.acknowledge(pressed, "{\"type\":6}").status());
    assertEquals(InteractionAnswer.Kind.NOTED, pressed.await().kind());
    bot.editOriginal(pressed, "{\"content\":\"pressed\"}");
    assertEquals("pressed", asked.message().text());
  }

  @Test
  void aPressOnAPrivateMessageEditsThatMessage() {
    InteractionOutcome asked = asked();
    bot.acknowledge(asked, PANEL.replace("\"data\":{", "\"data\":{\"flags\":64,"));
    InteractionOutcome pressed = ada.presses(asked.message(), "Press");
    bot.acknowledge(pressed, "{\"type\":7,\"data\":{\"content\":\"still private\"}}");
    assertEquals("still private", pressed.message().text());
    assertTrue(pressed.message().ephemeral());
  }

  @Test
  void aModalAnswersNoModal() {
    InteractionOutcome asked = asked();
    String modal =
        """
        {"type": 9, "data": {"custom_id": "m", "title": "t", "components": [
          {"type": 18, "label": "l", "component": {"type": 4, "style": 1, "custom_id": "f"}}]}}
        """;
    assertEquals(200, bot.acknowledge(asked, modal).status());
    InteractionOutcome submitted = ada.submits(asked.modal(), Map.of("f", List.of("text")));
    assertEquals(
        "INTERACTION_CALLBACK_TYPE_INVALID", bot.acknowledge(submitted, modal).fault("type"));
    assertEquals(200, bot.acknowledge(submitted, REPLY.formatted("")).status());
  }

  @Test
  void aModalIsLimited() {
    InteractionOutcome asked = asked();
    String label = "{\"type\":18,\"label\":\"" + "x".repeat(46) + "\"}";
    String modal =
        "{\"type\":9,\"data\":{\"custom_id\":\"m\",\"title\":\""
            + "t".repeat(46)
            + "\",\"components\":["
            + label
            + "]}}";
    RawBot.Got got = bot.acknowledge(asked, modal);
    assertEquals("BASE_TYPE_BAD_LENGTH", got.fault("data.title"));
    assertEquals("BASE_TYPE_BAD_LENGTH", got.fault("data.components.0.label"));
    assertEquals("BASE_TYPE_REQUIRED", got.fault("data.components.0.component"));
  }

  @Test
  void twentyFiveCompletionsAreTheMost() {
    asked();
    InteractionOutcome typing = ada.completing(general, "/go where:d");
    assertEquals(
        "BASE_TYPE_BAD_LENGTH", bot.acknowledge(typing, choices(26)).fault("data.choices"));
    assertEquals(200, bot.acknowledge(typing, choices(25)).status());
    assertEquals(25, typing.choices().size());
  }

  @Test
  void completionsAreForTypingAlone() {
    InteractionOutcome asked = asked();
    assertEquals(
        "INTERACTION_CALLBACK_TYPE_INVALID", bot.acknowledge(asked, choices(1)).fault("type"));
  }

  private static String choices(int count) {
    return IntStream.range(0, count)
        .mapToObj(n -> "{\"name\":\"n" + n + "\",\"value\":\"v" + n + "\"}")
        .collect(Collectors.joining(",", "{\"type\":8,\"data\":{\"choices\":[", "]}}"));
  }
}
