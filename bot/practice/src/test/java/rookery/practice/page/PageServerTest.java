package rookery.practice.page;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.practice.TestedRoom;
import rookery.practice.guest.EchoBot;
import rookery.practice.screen.PageClient;

class PageServerTest {
  private TestedRoom room;
  private EchoBot bot;
  private PageClient ada;
  private PageClient ben;
  private String games;
  private PageClient.Events events;

  @BeforeEach
  void openRoom() throws InterruptedException {
    room = TestedRoom.open();
    bot = EchoBot.join(room);
    ada = new PageClient(room.address(), room.person("Ada").id());
    ben = new PageClient(room.address(), room.person("Ben").id());
    games = Long.toString(room.channel("games").id());
    events = ada.events(ada.room().path("cursor").asLong());
  }

  @AfterEach
  void closeRoom() {
    events.close();
    bot.close();
    room.close();
  }

  private String command(String line) {
    return ada.act("command", "{'place':'" + games + "','line':'" + line + "'}")
        .path("interaction")
        .asText();
  }

  private JsonNode answer(String line) {
    int before = events.named("posted").size();
    command(line);
    await().until(() -> events.named("posted").size() > before);
    return events.named("posted").get(before).path("message");
  }

  private static List<String> texts(JsonNode list, String field) {
    List<String> texts = new ArrayList<>();
    list.forEach(item -> texts.add(item.path(field).asText()));
    return texts;
  }

  @Test
  void theRoomShowsPeopleAndPlaces() {
    JsonNode shown = ada.room();
    assertEquals(List.of("Ada", "Ben", "Cleo", "Dan"), texts(shown.path("people"), "name"));
    assertEquals(List.of("general", "games", "quiet"), texts(shown.path("places"), "name"));
    assertTrue(shown.path("bot").path("connected").asBoolean());
  }

  @Test
  void aCommandsAnswerComesAsAnEvent() {
    JsonNode message = answer("/echo text:hello");
    assertEquals("hello", message.path("content").asText());
    assertEquals("echo", message.path("practice").path("command").asText());
    await().untilAsserted(() -> assertEquals(List.of("WAITING", "REPLIED"), events.states()));
  }

  @Test
  void aCommandCanBeGivenByParts() {
    ada.act("command", "{'place':'" + games + "','command':'echo','options':{'text':'by parts'}}");
    await().until(() -> events.named("posted").size() == 1);
    assertEquals(List.of("by parts"), texts(ben.messages(games), "content"));
  }

  @Test
  void aPrivateAnswerComesToOnePageAlone() {
    PageClient.Events others = ben.events(ben.room().path("cursor").asLong());
    assertTrue(answer("/secret").path("practice").path("ephemeral").asBoolean());
    answer("/echo text:for all");
    await().until(() -> others.named("posted").size() == 1);
    assertEquals("for all", others.named("posted").get(0).path("message").path("content").asText());
    assertEquals(List.of(), others.states());
    assertEquals(1, ben.messages(games).size());
    assertEquals(2, ada.messages(games).size());
    others.close();
  }

  @Test
  void buttonsAndMenusWork() {
    String message = answer("/panel").path("id").asText();
    String on = "{'place':'" + games + "','message':'" + message + "',";
    ada.act("pick", on + "'menu':'piece','values':['N','B']}");
    await().until(() -> events.named("posted").size() == 2);
    ada.act("press", on + "'button':'yes'}");
    await().until(() -> events.named("edited").size() == 1);
    assertEquals(List.of("Ada said yes", "N+B"), texts(ada.messages(games), "content"));
    await().until(() -> events.states().contains("UPDATED"));
  }

  @Test
  void aModalIsOpenedAndSubmitted() {
    String opener = command("/form");
    await().until(() -> events.states().contains("MODAL"));
    JsonNode event = events.named("interaction").get(1);
    assertEquals("Your guess", event.path("modal").path("title").asText());
    assertEquals(opener, event.path("interaction").asText());
    ada.act(
        "submit", "{'interaction':'" + opener + "','values':{'square':['d4'],'piece':['Bishop']}}");
    await().until(() -> events.named("posted").size() == 1);
    assertEquals(List.of("d4 B"), texts(ada.messages(games), "content"));
  }

  @Test
  void whatIsTypedIsCompleted() {
    String line = "{'place':'" + games + "','line':'/open file:x'}";
    assertEquals(
        List.of("x0", "x1", "x2"), texts(ada.act("complete", line).path("choices"), "name"));
    String parts =
        "{'place':'" + games + "','command':'open','options':{'file':'y'},'focused':'file'}";
    assertEquals(
        List.of("y0", "y1", "y2"), texts(ada.act("complete", parts).path("choices"), "value"));
  }

  @Test
  void theCommandsAreListed() {
    JsonNode commands = ada.get("commands?me=" + room.person("Ada").id() + "&place=" + games);
    assertTrue(texts(commands, "name").containsAll(List.of("echo", "panel")));
  }

  @Test
  void anUnansweredCommandFails() {
    command("/silence");
    await().until(() -> events.states().contains("FAILED"));
  }

  @Test
  void unreadMessagesAreCounted() {
    answer("/echo text:<@" + room.person("Ben").id() + ">");
    assertEquals(1, ben.place("games").path("unread").asInt());
    assertEquals(1, ben.place("games").path("mentions").asInt());
    assertEquals(0, ben.act("read", "{'place':'" + games + "'}").path("unread").asInt());
    assertEquals(0, ben.place("games").path("mentions").asInt());
  }

  @Test
  void peopleTalkToEachOther() {
    ada.act("say", "{'place':'" + games + "','text':'hi @Ben'}");
    JsonNode message = ben.messages(games).get(0);
    assertTrue(message.path("practice").path("mentionsMe").asBoolean());
    assertEquals(
        "<@" + room.person("Ben").id() + ">", message.path("content").asText().substring(3));
  }

  @Test
  void aPersonOpensAThread() {
    JsonNode thread = ada.act("thread", "{'place':'" + games + "','name':' Ada and Ben '}");
    assertEquals("PUBLIC_THREAD", thread.path("kind").asText());
    assertEquals(thread, ben.place("Ada and Ben"));
    assertEquals(List.of("Ada and Ben"), texts(ben.messages(games), "content"));
    String inside = "{'place':'" + thread.path("id").asText() + "','name':'deeper'}";
    assertEquals(
        "you can open a thread only in a channel",
        ada.act("thread", inside).path("error").asText());
    assertEquals(
        "a thread's name must have 1 to 100 characters",
        ada.act("thread", "{'place':'" + games + "','name':' '}").path("error").asText());
  }

  @Test
  void directMessagesAppearWithTheFirst() {
    answer("/whisper");
    String place = ada.act("direct", "{}").path("id").asText();
    assertEquals(List.of("between us"), texts(ada.messages(place), "content"));
    assertEquals(
        404,
        ben.send(
                "GET",
                "practice/api/messages?me=" + room.person("Ben").id() + "&place=" + place,
                "")
            .statusCode());
  }

  @Test
  void everybodySeesThatSomebodyHasDirectMessagesButNotWhichOnes() {
    PageClient.Events others = ben.events(ben.room().path("cursor").asLong());
    answer("/whisper");
    await().until(() -> unreadDirect(others) == 1);
    ada.act("read", "{'place':'" + ada.act("direct", "{}").path("id").asText() + "'}");
    await().until(() -> unreadDirect(others) == 0);
    assertFalse(others.named("posted").toString().contains("between us"));
    others.close();
  }

  /** How many direct messages of Ada's the newest word of people tells of. */
  private static int unreadDirect(PageClient.Events events) {
    List<JsonNode> told = events.named("people");
    return told.isEmpty()
        ? -1
        : told.get(told.size() - 1).path("people").path(0).path("unreadDirect").asInt();
  }

  @Test
  void whatCannotBeDoneIsRefusedWithASentence() {
    HttpResponse<String> refusal =
        ada.send(
            "POST",
            "practice/api/me/" + room.person("Ada").id() + "/command",
            "{'place':'" + games + "','line':'/nonsense'}");
    assertEquals(400, refusal.statusCode());
    assertTrue(refusal.body().contains("no command /nonsense"), refusal.body());
  }

  @Test
  void aPageThatComesBackGetsWhatItMissed() {
    long cursor = ada.room().path("cursor").asLong();
    answer("/echo text:while away");
    PageClient.Events late = ada.events(cursor);
    await().until(() -> late.named("posted").size() == 1);
    late.close();
    PageClient.Events tooLate = ada.events(1);
    await().until(() -> tooLate.names().contains("reset"));
    tooLate.close();
  }

  @Test
  void threadsAndNewPlacesAppear() {
    ada.backstage("places", "{'guild':'" + room.guild().id() + "','name':'attic'}");
    await().until(() -> events.named("place").size() == 1);
    String attic = ada.place("attic").path("id").asText();
    ada.send("DELETE", "practice/api/places/" + attic, "");
    await().until(() -> events.named("placeGone").size() == 1);
  }

  @Test
  void peopleComeAndGo() {
    ada.backstage("people", "{'name':'Eve'}");
    await().until(() -> !events.named("people").isEmpty());
    assertEquals(5, ada.room().path("people").size());
    ben.act("leave", "{'guild':'" + room.guild().id() + "'}");
    assertEquals(0, ben.room().path("places").size());
    ben.act("join", "{'guild':'" + room.guild().id() + "'}");
    assertEquals(3, ben.room().path("places").size());
  }

  @Test
  void faultsAreArranged() {
    ada.backstage(
        "faults",
        "{'times':2,'method':'POST','path':'/channels/*/messages','kind':'status','status':503}");
    JsonNode pending = ada.get("faults").path("pending").get(0);
    assertEquals(2, pending.path("times").asInt());
    assertEquals("status", pending.path("kind").asText());
    ada.send("DELETE", "practice/api/faults", "");
    assertEquals(0, ada.get("faults").path("pending").size());
  }

  @Test
  void theGatewayIsDisturbed() {
    ada.backstage("gateway", "{'action':'drop'}");
    await()
        .until(
            () ->
                events.named("bot").stream()
                    .anyMatch(e -> !e.path("bot").path("connected").asBoolean()));
    await().until(() -> room.gateway().connected() == 1);
  }

  @Test
  void theSameCanBeSentToTheBotTwice() {
    String asked = command("/echo text:x");
    await().until(() -> events.states().contains("REPLIED"));
    ada.backstage("interactions/" + asked + "/repeat", "{}");
    await().until(() -> texts(ada.get("traffic"), "status").contains("400"));
  }

  @Test
  void thePageHasAStrictPolicy() {
    HttpResponse<String> page = ada.send("GET", "practice/", "");
    assertEquals(200, page.statusCode());
    String policy = page.headers().firstValue("Content-Security-Policy").orElseThrow();
    assertTrue(policy.startsWith("default-src 'none'"), policy);
    assertFalse(policy.contains("unsafe"), policy);
    assertEquals(302, ada.send("GET", "", "").statusCode());
    assertEquals(302, ada.send("GET", "practice", "").statusCode());
  }
}
