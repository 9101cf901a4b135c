package rookery.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.practice.guest.EchoRoom;
import rookery.practice.person.Modal;
import rookery.practice.person.NotPossibleException;
import rookery.practice.person.Person;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Attachment;
import rookery.practice.resource.command.Choice;

class ConversationTest extends EchoRoom {
  private Person ben;

  @BeforeEach
  void invite() {
    ben = room.person("Ben");
  }

  @Test
  void jdaKnowsTheGuildAndItsChannels() {
    assertEquals(
        List.of("general", "games", "quiet"),
        bot.jda().getGuilds().get(0).getTextChannels().stream().map(c -> c.getName()).toList());
  }

  @Test
  void aCommandIsAnsweredForEverybodyToSee() {
    VisibleMessage answer = ada.types(general, "/echo text:knight to f3").message();
    assertEquals("knight to f3", answer.text());
    assertEquals("Rookery", answer.author());
    assertEquals(
        List.of("knight to f3"), ben.sees(general).stream().map(VisibleMessage::text).toList());
  }

  @Test
  void everyKindOfOptionArrives() {
    String line = "/all count:3 loud:true who:@Ben where:#games colour:Light blue";
    assertEquals("3 true ben games blue", ada.types(general, line).message().text());
  }

  @Test
  void theSameCommandCanBeGivenByParts() {
    Map<String, String> options =
        Map.of("count", "7", "loud", "false", "who", "Cleo", "where", "quiet", "colour", "red");
    assertEquals("7 false cleo quiet red", ada.runs(general, "all", options).message().text());
  }

  @Test
  void aDeferredAnswerReplacesTheThinking() {
    VisibleMessage answer = ada.types(general, "/late").message();
    assertEquals("at last", answer.text());
    assertFalse(answer.thinking());
    assertFalse(answer.edited());
  }

  @Test
  void anEphemeralAnswerIsSeenByOnePersonAlone() {
    assertTrue(ada.types(general, "/secret").message().ephemeral());
    assertEquals(1, ada.sees(general).size());
    assertEquals(List.of(), ben.sees(general));
  }

  @Test
  void aButtonEditsItsMessage() {
    VisibleMessage panel = ada.types(general, "/panel").message();
    VisibleMessage after = ben.presses(panel, "Yes").message();
    assertEquals("Ben said yes", after.text());
    assertEquals(panel.id(), after.id());
    assertTrue(after.edited());
    assertEquals(List.of(), after.buttons());
  }

  @Test
  void aButtonAnswersInPrivate() {
    VisibleMessage panel = ada.types(general, "/panel").message();
    assertEquals("just you", ben.presses(panel, "private").message().text());
    assertEquals(1, ada.sees(general).size());
  }

  @Test
  void aDisabledButtonCannotBePressed() {
    VisibleMessage panel = ada.types(general, "/panel").message();
    assertThrows(NotPossibleException.class, () -> ben.presses(panel, "No"));
  }

  @Test
  void aPressMayComeTooLate() {
    VisibleMessage panel = ada.types(general, "/panel").message();
    ben.presses(panel, "Yes").await();
    assertThrows(NotPossibleException.class, () -> ada.presses(panel, "Private"));
    assertEquals("just you", ada.pressesLate(panel, "Private").message().text());
    assertEquals("N", ada.picksLate(panel, "piece", "Knight").message().text());
  }

  @Test
  void aMenuSendsTheValuesOfWhatIsPicked() {
    VisibleMessage panel = ada.types(general, "/panel").message();
    assertEquals("N+B", ben.picks(panel, "piece", "Knight", "B").message().text());
  }

  @Test
  void aModalIsFilledInAndSubmitted() {
    Modal modal = ada.types(general, "/form").modal();
    assertEquals("Your guess", modal.title());
    assertEquals(
        "e4 B",
        ada.submits(modal, Map.of("square", List.of("e4"), "piece", List.of("Bishop")))
            .message()
            .text());
  }

  @Test
  void aFileArrivesWithItsDescription() {
    Attachment file = ada.types(general, "/picture").message().attachments().get(0);
    assertEquals("board.png", file.filename());
    assertEquals("A board", file.alt());
    assertEquals("A board", new String(file.bytes(), StandardCharsets.UTF_8));
  }

  @Test
  void aDirectMessageReachesThePersonAlone() {
    ada.types(general, "/whisper").await();
    assertEquals(
        List.of("between us"), ada.sees(ada.direct()).stream().map(VisibleMessage::text).toList());
    assertThrows(NotPossibleException.class, () -> ben.sees(ada.direct()));
  }

  @Test
  void aPersonWithClosedDirectMessagesGetsNone() {
    ada.closesDirectMessages(true);
    String answer = ada.types(general, "/whisper").message().text();
    assertTrue(answer.contains("50007"), answer);
    assertEquals(List.of(), ada.sees(ada.direct()));
    ada.closesDirectMessages(false);
    ada.types(general, "/whisper").await();
    assertEquals("between us", ada.seesLast(ada.direct()).orElseThrow().text());
  }

  @Test
  void whatIsTypedIsCompleted() {
    List<Choice> choices = ada.completing(general, "/open file:ab").choices();
    assertEquals(List.of("ab0", "ab1", "ab2"), choices.stream().map(Choice::name).toList());
  }

  @Test
  void aCommandInDirectMessagesIsAnsweredThere() {
    assertEquals("hi", ada.types(ada.direct(), "/echo text:hi").message().text());
    assertEquals(1, ada.sees(ada.direct()).size());
  }

  @Test
  void aMissingOptionIsRefusedOnTheScreen() {
    assertThrows(NotPossibleException.class, () -> ada.types(general, "/echo"));
    assertThrows(NotPossibleException.class, () -> ada.types(general, "/nothing"));
    assertThrows(NotPossibleException.class, () -> ada.types(general, "/all count:many"));
  }
}
