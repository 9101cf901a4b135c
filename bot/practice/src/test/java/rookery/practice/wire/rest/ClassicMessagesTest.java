package rookery.practice.wire.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.practice.TestedRoom;
import rookery.practice.guest.RawBot;

/** A message of a text, a picture and rows of buttons, as Discord keeps and edits it. */
class ClassicMessagesTest {
  private static final String BUTTONS =
      "'components':[{'type':1,'components':["
          + "{'type':2,'style':1,'label':'Yes','custom_id':'yes'},"
          + "{'type':2,'style':2,'label':'No','custom_id':'no'}]}]";

  private static final String WORDS = "'components':[{'type':10,'content':'Rules'}]";

  private TestedRoom room;
  private RawBot bot;
  private String messages;
  private String message;
  private String picture;

  @BeforeEach
  void postAMessageWithAPicture() {
    room = TestedRoom.open();
    bot = new RawBot(room, "any");
    messages = "/channels/" + room.channel("games").id() + "/messages";
    RawBot.Got posted =
        bot.upload(
            "POST",
            messages,
            "{'content':'To move','attachments':[{'id':0,'description':'A board'}],"
                + BUTTONS
                + "}",
            "board.png");
    message = posted.id();
    picture = posted.body().path("attachments").path(0).path("id").asText();
  }

  @AfterEach
  void closeRoom() {
    room.close();
  }

  private JsonNode edited(String json) {
    return bot.send("PATCH", messages + "/" + message, json.replace('\'', '"')).body();
  }

  private JsonNode uploaded(String json) {
    return bot.upload("PATCH", messages + "/" + message, json, "after.png").body();
  }

  private static List<String> files(JsonNode message) {
    return message.path("attachments").findValuesAsText("filename");
  }

  @Test
  void itsButtonsComeBackWithTheirIdsInTheHistory() {
    JsonNode row = bot.get(messages).body().path(0).path("components").path(0);
    assertEquals(1, row.path("type").asInt());
    assertEquals(List.of("yes", "no"), row.findValuesAsText("custom_id"));
    List<String> numbers = row.path("components").findValuesAsText("id");
    assertEquals(2, numbers.size());
    assertNotEquals(numbers.get(0), numbers.get(1));
  }

  @Test
  void anEditThatNamesNoAttachmentsKeepsThemAndTheirDescription() {
    JsonNode now = edited("{'content':'Moved'}");
    assertEquals("Moved", now.path("content").asText());
    assertEquals(picture, now.path("attachments").path(0).path("id").asText());
    assertEquals("A board", now.path("attachments").path(0).path("description").asText());
    assertEquals(List.of("yes", "no"), now.path("components").findValuesAsText("custom_id"));
  }

  @Test
  void anEditWithAnEmptyListDropsThem() {
    assertEquals(List.of(), files(edited("{'attachments':[]}")));
  }

  @Test
  void aNewFileIsAddedWhereNoneAreNamed() {
    assertEquals(List.of("board.png", "after.png"), files(uploaded("{}")));
  }

  @Test
  void aNewFileTakesThePlaceOfThoseThatAreNotNamed() {
    assertEquals(List.of("after.png"), files(uploaded("{'attachments':[{'id':0}]}")));
  }

  @Test
  void thoseNamedAreKeptBesideTheNewFile() {
    String both = "{'attachments':[{'id':'" + picture + "'},{'id':0,'description':'After'}]}";
    assertEquals(List.of("board.png", "after.png"), files(uploaded(both)));
  }

  @Test
  void aKeptFileMayBeDescribedAnew() {
    JsonNode now =
        edited("{'attachments':[{'id':'" + picture + "','description':'Black to move'}]}");
    assertEquals("Black to move", now.path("attachments").path(0).path("description").asText());
  }

  @Test
  void anEmptyListOfComponentsTakesTheButtonsAway() {
    assertEquals(0, edited("{'components':[]}").path("components").size());
    assertEquals(List.of("board.png"), files(bot.get(messages + "/" + message).body()));
  }

  @Test
  void itMayBecomeAMessageOfComponents() {
    JsonNode now = edited("{'flags':32768,'content':null,'attachments':[]," + WORDS + "}");
    assertEquals("", now.path("content").asText());
    assertEquals(32768, now.path("flags").asInt());
  }

  @Test
  void aMessageOfComponentsNeverBecomesAClassicOne() {
    String posted = ("{'flags':32768," + WORDS + "}").replace('\'', '"');
    message = bot.send("POST", messages, posted).id();
    JsonNode refused = edited("{'flags':0,'content':'To move','components':[]}");
    assertEquals(50035, refused.path("code").asInt());
  }

  @Test
  void aNumberOnARowComesBackInTheHistory() {
    String marked = BUTTONS.replace("{'type':1,", "{'type':1,'id':1234567890,");
    bot.send("POST", messages, ("{'content':'Again'," + marked + "}").replace('\'', '"'));
    JsonNode newest = bot.get(messages).body().path(0);
    assertEquals(1234567890, newest.path("components").path(0).path("id").asInt());
  }
}
