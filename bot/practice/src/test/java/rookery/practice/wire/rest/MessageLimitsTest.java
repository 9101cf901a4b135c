package rookery.practice.wire.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.practice.TestedRoom;
import rookery.practice.guest.RawBot;

class MessageLimitsTest {
  private static final String BUTTON = "{'type':2,'style':1,'label':'L','custom_id':'%s'}";

  private TestedRoom room;
  private RawBot bot;
  private long general;

  @BeforeEach
  void openRoom() {
    room = TestedRoom.open();
    bot = new RawBot(room, "any");
    general = room.channel("general").id();
  }

  @AfterEach
  void closeRoom() {
    room.close();
  }

  private RawBot.Got post(String json) {
    return bot.message(general, json.replace('\'', '"'));
  }

  private void refused(String path, String code, String json) {
    RawBot.Got got = post(json);
    assertEquals(400, got.status());
    assertEquals(50035, got.code(), got.body().toString());
    assertEquals(code, got.fault(path));
  }

  private static String row(String... parts) {
    return "{'type':1,'components':[" + String.join(",", parts) + "]}";
  }

  private static String components(String... parts) {
    return "{'content':'x','components':[" + String.join(",", parts) + "]}";
  }

  private static String alone(String... parts) {
    return "{'flags':32768,'components':[" + String.join(",", parts) + "]}";
  }

  private static String menu(int options, String more) {
    String list =
        IntStream.range(0, options)
            .mapToObj(n -> "{'label':'l" + n + "','value':'v" + n + "'}")
            .collect(Collectors.joining(","));
    return "{'type':3,'custom_id':'m','options':[" + list + "]" + more + "}";
  }

  @Test
  void twoThousandLettersAreTheMost() {
    assertEquals(200, post("{'content':'" + "x".repeat(2000) + "'}").status());
    refused("content", "BASE_TYPE_BAD_LENGTH", "{'content':'" + "x".repeat(2001) + "'}");
  }

  @ParameterizedTest
  @CsvSource({"'{}'", "'{\"content\":\"\"}'", "'{\"content\":\"  \"}'", "'{\"flags\":32768}'"})
  void anEmptyMessageIsRefused(String json) {
    assertEquals(50006, post(json).code());
  }

  @Test
  void whatIsNotJsonIsRefused() {
    assertEquals(50109, post("{").code());
  }

  @Test
  void aTextMustBeAText() {
    refused("content", "STRING_TYPE_CONVERT", "{'content':5}");
  }

  @Test
  void twoComponentsCannotHaveOneId() {
    refused(
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        components(row(BUTTON.formatted("a"), BUTTON.formatted("a"))));
  }

  @Test
  void fiveButtonsFillARow() {
    String[] buttons = IntStream.range(0, 5).mapToObj(BUTTON::formatted).toArray(String[]::new);
    assertEquals(200, post(components(row(buttons))).status());
    String[] six = IntStream.range(0, 6).mapToObj(BUTTON::formatted).toArray(String[]::new);
    refused("components.0.components", "BASE_TYPE_BAD_LENGTH", components(row(six)));
  }

  @Test
  void fiveRowsFillAMessage() {
    String[] rows =
        IntStream.range(0, 6).mapToObj(n -> row(BUTTON.formatted(n))).toArray(String[]::new);
    refused("components", "BASE_TYPE_BAD_LENGTH", components(rows));
  }

  @Test
  void aMenuTakesTwentyFiveOptions() {
    assertEquals(200, post(components(row(menu(25, "")))).status());
    refused(
        "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH", components(row(menu(26, ""))));
  }

  @Test
  void aMenuNeedsAnOption() {
    refused(
        "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH", components(row(menu(0, ""))));
  }

  @Test
  void aMenuCannotAskForMoreThanItHas() {
    refused(
        "components.0.components.0.max_values",
        "SELECT_COMPONENT_MAX_VALUES",
        components(row(menu(2, ",'max_values':3"))));
  }

  @Test
  void theOptionsOfAMenuDiffer() {
    String twice = "{'label':'l','value':'v'},{'label':'m','value':'v'}";
    refused(
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        components(row("{'type':3,'custom_id':'m','options':[" + twice + "]}")));
  }

  @Test
  void aMenuFillsItsRow() {
    refused(
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        components(row(menu(1, ""), BUTTON.formatted("a"))));
  }

  @ParameterizedTest
  @CsvSource({
    "label, 81, BASE_TYPE_BAD_LENGTH",
    "custom_id, 101, BASE_TYPE_BAD_LENGTH",
    "label, 0, BUTTON_COMPONENT_NO_LABEL",
  })
  void theTextsOfAButtonAreLimited(String field, int length, String code) {
    String text = "x".repeat(length);
    String button =
        field.equals("label")
            ? "{'type':2,'style':1,'custom_id':'a','label':'" + text + "'}"
            : "{'type':2,'style':1,'custom_id':'" + text + "','label':'x'}";
    refused("components.0.components.0." + field, code, components(row(button)));
  }

  @Test
  void aLinkHasNoCustomId() {
    refused(
        "components.0.components.0.url",
        "BUTTON_COMPONENT_INVALID_URL",
        components(row("{'type':2,'style':5,'label':'x','custom_id':'a','url':'https://x.org'}")));
  }

  @Test
  void newComponentsNeedTheFlag() {
    refused("components.0.type", "BASE_TYPE_CHOICES", components("{'type':10,'content':'x'}"));
  }

  @Test
  void componentsAloneExcludeContentAndEmbeds() {
    String text = "'components':[{'type':10,'content':'x'}]";
    refused(
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        "{'flags':32768,'content':'x'," + text + "}");
    refused(
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        "{'flags':32768,'embeds':[{'title':'x'}]," + text + "}");
  }

  @Test
  void fortyComponentsAreTheMostHoweverNested() {
    String inner =
        IntStream.range(0, 39)
            .mapToObj(n -> "{'type':10,'content':'x'}")
            .collect(Collectors.joining(","));
    String container = "{'type':17,'components':[" + inner + "]}";
    assertEquals(200, post(alone(container)).status());
    refused("components", "BASE_TYPE_BAD_LENGTH", alone(container, "{'type':10,'content':'x'}"));
  }

  @Test
  void fourThousandLettersAreTheMostOverAllTexts() {
    String half = "{'type':10,'content':'" + "x".repeat(2000) + "'}";
    assertEquals(200, post(alone(half, half)).status());
    refused(
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        alone(half, half, "{'type':10,'content':'x'}"));
  }

  @Test
  void aContainerHoldsNoContainer() {
    String container = "{'type':17,'components':[{'type':10,'content':'x'}]}";
    refused(
        "components.0.components.0.type",
        "BASE_TYPE_CHOICES",
        alone("{'type':17,'components':[" + container + "]}"));
  }

  @Test
  void aSectionNeedsAnAccessory() {
    refused(
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
        alone("{'type':9,'components':[{'type':10,'content':'x'}]}"));
  }

  @Test
  void aGalleryNamesOnlyFilesThatAreThere() {
    refused(
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        alone("{'type':12,'items':[{'media':{'url':'attachment://board.png'}}]}"));
  }

  @Test
  void anEmbedIsLimited() {
    refused(
        "embeds.0.title",
        "BASE_TYPE_BAD_LENGTH",
        "{'embeds':[{'title':'" + "x".repeat(257) + "'}]}");
    String long4096 = "{'description':'" + "x".repeat(4096) + "'}";
    refused("embeds", "MAX_EMBED_SIZE_EXCEEDED", "{'embeds':[" + long4096 + "," + long4096 + "]}");
  }

  @Test
  void theMarkOfComponentsAloneCannotBeTakenOff() {
    String id = post(alone("{'type':10,'content':'x'}")).id();
    RawBot.Got got = bot.edit(general, id, "{\"content\":\"plain again\",\"flags\":0}");
    assertEquals("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", got.fault("content"));
  }

  @Test
  void anEditCannotEmptyAMessage() {
    String id = post("{'content':'x'}").id();
    assertEquals(50006, bot.edit(general, id, "{\"content\":\"\"}").code());
  }

  @Test
  void mentionsAreParsedOrNamedButNotBoth() {
    refused(
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        "{'content':'x','allowed_mentions':{'parse':['users'],'users':['123456789012345678']}}");
  }

  @Test
  void ephemeralIsForAnswersAlone() {
    refused("flags", "MESSAGE_FLAGS_INVALID", "{'content':'x','flags':64}");
  }
}
