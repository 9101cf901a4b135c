package rookery.bot.command.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import rookery.bot.post.SelectableOption;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.request.Arguments;
import rookery.bot.request.CompletionRequest;
import rookery.bot.request.InputForm;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.Person;
import rookery.bot.table.Refusal;
import rookery.bot.table.TableStage;
import rookery.engine.Game;
import rookery.engine.games.Games;

/** The options of a game chosen in a form, in words. */
class OptionsFormTest {
  private static final int LONGEST_LABEL = 45;
  private static final int LONGEST_ANSWER = 100;

  private final InMemoryChannel hall = new InMemoryChannel();

  private InputForm form(Person person, Map<String, String> typed, Person... guests) {
    Request asked = hall.typed(person, "play", typed, guests);
    return hall.host.form(asked).orElseThrow().get();
  }

  private InputForm form(Person person, String game) {
    return form(person, Map.of("game", game, "options", "choose"));
  }

  private PrivateAnswer fills(Person person, InputForm form, Map<String, String> words) {
    Arguments given = new Arguments(Optional.of(0), form.id().argument(), words, List.of());
    RequestOrigin where = new RequestOrigin(GAMES, Surface.FORM);
    return hall.asks(hall.request(person, where, form.id().verb(), given));
  }

  private static String chosen(InputForm form, String name) {
    return form.fields().stream()
        .filter(field -> field.name().equals(name))
        .map(field -> ((InputForm.OneOf) field).chosen())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatIsChosenInWordsIsHowTheGameIsPlayed() {
    InputForm form = form(ADA, "custodian");
    assertEquals("Custodian Chess", form.title());
    fills(ADA, form, Map.of("setup", "four-bishops", "flags", "cylinder", "opponents", "people"));
    assertEquals(TableStage.GATHERING, hall.table().stage());
    assertEquals("four-bishops", hall.table().options().word("setup"));
    assertTrue(hall.table().options().flag("cylinder"));
    assertTrue(
        hall.lobby().post().words().contains("Setup: four bishops"), hall.lobby().toString());
  }

  @Test
  void theLastChoiceOfThePersonOrElseOfTheServerIsOffered() {
    fills(ADA, form(ADA, "custodian"), Map.of("setup", "four-bishops", "flags", "recruit"));
    assertEquals("four-bishops", chosen(form(ADA, "custodian"), "setup"));
    assertEquals("four-bishops", chosen(form(BEN, "custodian"), "setup"));
    fills(BEN, form(BEN, "custodian"), Map.of());
    assertEquals("four-bishops", chosen(form(ADA, "custodian"), "setup"));
    assertEquals(chosen(form(BEN, "custodian"), "setup"), chosen(form(CLEO, "custodian"), "setup"));
    assertTrue(!chosen(form(CLEO, "custodian"), "setup").equals("four-bishops"));
  }

  @Test
  void whatWasTypedIsOfferedTooAndWhatIsNoMoreIsNot() {
    hall.types(ADA, "play", "game=cloak", "options=grid=facts");
    assertEquals("facts", chosen(form(ADA, "cloak"), "grid"));
    hall.wishes().keep(new PreferenceChange.Opened(ADA, GAMES, "cloak", "grid=round"));
    assertEquals("full", chosen(form(ADA, "cloak"), "grid"));
  }

  @Test
  void guestsAndTheClockTravelWithTheForm() {
    Map<String, String> typed =
        Map.of("game", "fluid", "options", "choose", "seats", "named", "clock", "24");
    fills(ADA, form(ADA, typed, BEN), Map.of());
    assertEquals(List.of(BEN), hall.mail.last().post().pinged());
    assertEquals(Optional.of(Duration.ofDays(1)), hall.table().clock().control().aMove());
    hall.presses(BEN, hall.lobby(), "Join");
    assertEquals(ADA, hall.table().seating().chairs().get(hall.table().seats().get(0)));
  }

  @Test
  void computersTakeTheOtherSeatsWhereThatIsChosen() {
    fills(ADA, form(ADA, "booster"), Map.of("opponents", "beginner"));
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void whoeverNamesNoGameChoosesItAndMeetsBeginners() {
    InputForm form = form(ADA, Map.of());
    assertEquals("beginner", chosen(form, "opponents"));
    fills(ADA, form, Map.of("game", "custodian", "opponents", "beginner"));
    assertEquals("custodian", hall.table().game().id());
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void whoeverInvitesSomebodyWaitsForPeople() {
    InputForm form = form(ADA, Map.of(), BEN);
    assertEquals("people", chosen(form, "opponents"));
    fills(ADA, form, Map.of("game", "custodian", "opponents", "people"));
    assertEquals(List.of(BEN), hall.table().seating().invited());
  }

  @Test
  void aGameThatLeavesNothingToChooseSaysSo() {
    Refusal refused = assertThrows(Refusal.class, () -> form(ADA, "parade"));
    assertTrue(refused.getMessage().contains("has no options"), refused.getMessage());
  }

  @Test
  void theFormIsOfferedFirstWhileOptionsAreTyped() {
    CompletionRequest typing =
        new CompletionRequest(ADA, GAMES, "options", "", Map.of("game", "fluid"));
    assertEquals("choose", hall.host.complete("play", typing).get(0).value());
  }

  @Test
  void everyFormIsOneThatDiscordTakes() {
    for (Game game : Games.all()) {
      if (game.id().equals("parade")) {
        continue;
      }
      InputForm form = form(ADA, game.id());
      for (InputForm.Field field : form.fields()) {
        assertTrue(field.label().length() <= LONGEST_LABEL, field.label());
        List<SelectableOption> answers =
            field instanceof InputForm.OneOf one
                ? one.answers()
                : ((InputForm.Boxes) field).answers();
        assertTrue(answers.size() <= (field instanceof InputForm.OneOf ? 25 : 10), field.name());
        String longest =
            answers.stream()
                .map(SelectableOption::label)
                .filter(label -> label.length() > LONGEST_ANSWER)
                .collect(Collectors.joining());
        assertEquals("", longest, field.name());
      }
    }
  }

  @Test
  void allThatCanBeTypedBesideTheOptionsTravelsWithTheForm() {
    Map<String, String> typed =
        Map.of(
            "game",
            "split-brain",
            "options",
            "choose",
            "seats",
            "named",
            "clock",
            "336",
            "reserve",
            "336",
            "late",
            "others");
    Person cleo = new Person("1234567890123456789");
    Person dan = new Person("1234567890123456788");
    Person eve = new Person("1234567890123456787");
    fills(ADA, form(ADA, typed, cleo, dan, eve), Map.of());
    assertEquals(List.of(cleo, dan, eve), hall.table().seating().invited());
    assertEquals(Optional.of(Duration.ofDays(14)), hall.table().clock().control().aMove());
    assertEquals(Duration.ofDays(14), hall.table().clock().control().reserve());
  }
}
