package rookery.practice.wire.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.practice.TestedRoom;
import rookery.practice.guest.RawBot;

class CommandLimitsTest {
  private TestedRoom room;
  private RawBot bot;

  @BeforeEach
  void openRoom() {
    room = TestedRoom.open();
    bot = new RawBot(room, "any");
  }

  @AfterEach
  void closeRoom() {
    room.close();
  }

  private RawBot.Got register(String... commands) {
    return bot.commands(("[" + String.join(",", commands) + "]").replace('\'', '"'));
  }

  private static String command(String name, String options) {
    return "{'name':'" + name + "','description':'d','options':[" + options + "]}";
  }

  private static String option(int type, String name, String more) {
    return "{'type':" + type + ",'name':'" + name + "','description':'d'" + more + "}";
  }

  private void refused(String path, String code, String command) {
    RawBot.Got got = register(command);
    assertEquals(400, got.status());
    assertEquals(code, got.fault("commands.0." + path));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Play", "two words", "", "x123456789012345678901234567890123"})
  void aNameIsShortAndInSmallLetters(String name) {
    assertEquals(400, register(command(name, "")).status());
  }

  @Test
  void requiredOptionsComeFirst() {
    refused(
        "options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        command("c", option(3, "a", "") + "," + option(3, "b", ",'required':true")));
  }

  @Test
  void optionsHaveDifferentNames() {
    refused(
        "options.1",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        command("c", option(3, "a", "") + "," + option(4, "a", "")));
  }

  @Test
  void twentyFiveOptionsAreTheMost() {
    String many =
        IntStream.range(0, 26)
            .mapToObj(n -> option(3, "o" + n, ""))
            .collect(Collectors.joining(","));
    refused("options", "BASE_TYPE_BAD_LENGTH", command("c", many));
  }

  @Test
  void choicesAndCompletionExcludeEachOther() {
    String more = ",'autocomplete':true,'choices':[{'name':'n','value':'v'}]";
    refused(
        "options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_WITH_CHOICES",
        command("c", option(3, "a", more)));
  }

  @Test
  void aChoiceFitsItsOption() {
    refused(
        "options.0.choices.0.value",
        "APPLICATION_COMMAND_OPTION_CHOICE_VALUE",
        command("c", option(4, "a", ",'choices':[{'name':'n','value':'one'}]")));
  }

  @Test
  void choicesHaveDifferentNames() {
    String twice = "{'name':'n','value':'v'},{'name':'n','value':'w'}";
    refused(
        "options.0.choices.1",
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
        command("c", option(3, "a", ",'choices':[" + twice + "]")));
  }

  @Test
  void subcommandsStandAlone() {
    refused(
        "options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        command("c", option(1, "sub", "") + "," + option(3, "a", "")));
  }

  @Test
  void aDescriptionIsNeeded() {
    assertEquals("BASE_TYPE_REQUIRED", register("{'name':'c'}").fault("commands.0.description"));
  }

  @Test
  void commandsHaveDifferentNames() {
    assertEquals(
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
        register(command("c", ""), command("c", "")).fault("commands.1.name"));
  }

  @Test
  void replacingKeepsTheIdsOfCommandsThatStay() {
    String id =
        register(command("keep", ""), command("drop", "")).body().path(0).path("id").asText();
    assertEquals(id, register(command("keep", "")).body().path(0).path("id").asText());
    assertEquals(1, room.person("Ada").commands(room.channel("games")).size());
  }

  @Test
  void aGuildHasCommandsOfItsOwn() {
    String path = "/applications/" + room.bot().id() + "/guilds/" + room.guild().id() + "/commands";
    assertEquals(201, bot.post(path, command("here", "").replace('\'', '"')).status());
    assertEquals(1, room.person("Ada").commands(room.channel("games")).size());
    assertEquals(0, room.person("Ada").commands(room.person("Ada").direct()).size());
  }

  private static String placed(String places) {
    return "{'name':'c','description':'d'," + places + "}";
  }

  @Test
  void onlyPeopleTakeACommandIntoPrivateChannels() {
    refused("contexts", "APPLICATION_COMMAND_INVALID_CONTEXTS", placed("'contexts':[1,2]"));
    assertEquals(200, register(placed("'contexts':['2'],'integration_types':['1']")).status());
  }

  @Test
  void placesAndWaysToAddABotAreThoseOfDiscordAndNamedOnce() {
    refused("contexts", "BASE_TYPE_CHOICES", placed("'contexts':[3]"));
    refused("integration_types", "BASE_TYPE_CHOICES", placed("'integration_types':['me']"));
    refused(
        "integration_types", "SET_TYPE_CONTAINS_DUPLICATES", placed("'integration_types':[1,1]"));
    refused("contexts", "BASE_TYPE_BAD_LENGTH", placed("'contexts':[]"));
  }
}
