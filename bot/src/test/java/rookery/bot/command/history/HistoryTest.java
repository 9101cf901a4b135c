package rookery.bot.command.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.EVE;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Button;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.Wishing;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.engine.games.Games;
import rookery.engine.playthrough.PlaythroughReader;

/** Looking back at a game, and taking it away. */
class HistoryTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private void playsCustodian() {
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, choice(hall, ADA, 0));
    hall.plays(BEN, choice(hall, BEN, 0));
    hall.plays(ADA, choice(hall, ADA, 0));
  }

  /** A hall where Ada alone has circled something. */
  private static InMemoryChannel whereAdaCircled(int which) {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.plays(ADA, choice(hall, ADA, which));
    return hall;
  }

  private static String choice(InMemoryChannel hall, Person person, int which) {
    Table table = hall.table();
    return table.match().orElseThrow().legal(table.seatOf(person)).get(which).text();
  }

  @Test
  void thePresentPositionIsShownFirst() {
    playsCustodian();
    Post shown = hall.types(EVE, "history").post();
    assertTrue(shown.words().contains("After step 3 of 3"), shown.words());
    assertEquals(
        hall.types(EVE, "board").post().picture().orElseThrow().diagram(),
        shown.picture().orElseThrow().diagram());
  }

  @Test
  void oneCanStepBackAndOn() {
    playsCustodian();
    Post last = hall.types(ADA, "history").post();
    Post before = hall.presses(ADA, last, "\u2190 Earlier").post();
    assertTrue(before.words().contains("After step 2 of 3"), before.words());
    assertTrue(hall.presses(ADA, before, "Later \u2192").words().contains("After step 3 of 3"));
    Post first = hall.presses(ADA, before, "|<").post();
    assertTrue(first.words().contains("The start"), first.words());
    assertTrue(hall.presses(ADA, first, ">|").words().contains("After step 3 of 3"));
  }

  @Test
  void noTwoButtonsOfAPositionAskForTheSame() {
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.plays(BEN, "c7d5");
    hall.plays(ADA, "d3e5");
    for (int index = 0; index <= 3; index++) {
      Post position = hall.types(ADA, "history", "move=" + index).post();
      List<ControlId> asked =
          position.rows().stream().flatMap(List::stream).map(c -> ((Button) c).id()).toList();
      assertEquals(asked.size(), Set.copyOf(asked).size(), asked.toString());
    }
  }

  @Test
  void oneCanGoToTheNumberOfAMove() {
    playsCustodian();
    assertTrue(hall.types(ADA, "history", "move=1").words().contains("After step 1 of 3"));
    assertTrue(hall.types(ADA, "history", "move=99").words().contains("After step 3 of 3"));
  }

  @Test
  void whatIsNoNumberIsRefusedWithAnExample() {
    playsCustodian();
    String words = hall.types(ADA, "history", "move=e4").words();
    assertEquals(
        "\u201ce4\u201d isn't a move number. Type, for example, `12` for the position after move"
            + " 12.",
        words);
  }

  @Test
  void theLineThatLedToAPositionStandsOut() {
    playsCustodian();
    String words = hall.types(ADA, "history", "move=2").words();
    assertTrue(words.lines().filter(line -> line.startsWith("**2")).count() == 1, words);
    assertTrue(words.lines().anyMatch(line -> line.startsWith("1\\.")), words);
    assertTrue(words.lines().anyMatch(line -> line.startsWith("3\\.")), words);
  }

  @Test
  void nothingIsLookedBackAtBeforeTheStart() {
    hall.types(ADA, "play", "game=custodian");
    assertEquals(
        "This game hasn't started, so it has no positions to show yet.",
        hall.types(ADA, "history").words());
  }

  @Test
  void anOpenSecretIsInNobodyElsesHistory() {
    InMemoryChannel one = whereAdaCircled(0);
    InMemoryChannel other = whereAdaCircled(1);
    assertEquals(one.types(BEN, "history").post(), other.types(BEN, "history").post());
    assertEquals(one.types(EVE, "history").post(), other.types(EVE, "history").post());
    assertNotEquals(one.types(ADA, "history").post(), other.types(ADA, "history").post());
  }

  @Test
  void onesOwnChoiceIsNotInWhatEverybodySees() {
    InMemoryChannel one = whereAdaCircled(0);
    InMemoryChannel other = whereAdaCircled(1);
    Post own = one.types(ADA, "history").post();
    assertTrue(own.words().contains(", as you saw it"), own.words());
    assertEquals(
        one.presses(ADA, own, "See the public view").post(),
        other.presses(ADA, other.types(ADA, "history").post(), "See the public view").post());
  }

  @Test
  void whatTheLineOfAPositionTellsIsNotToldAgainAsASecret() {
    String own = whereAdaCircled(0).types(ADA, "history").words();
    assertTrue(own.contains("You circled the "), own);
    assertTrue(own.contains("Only you knew this.\n"), own);
  }

  @Test
  void theGameThatEndedLastIsLookedBackAtWhereNoneIsPlayed() {
    playsCustodian();
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    assertTrue(hall.types(EVE, "history").words().contains("After step 3 of 3"));
  }

  @Test
  void theMovingPictureShowsEveryPositionAsEverybodyMaySeeIt() throws IOException {
    playsCustodian();
    PrivateAnswer told = hall.types(EVE, "replay", "pace=slow");
    String gif = new String(told.file(), StandardCharsets.UTF_8);
    assertTrue(gif.startsWith("PT2S"), gif);
    assertEquals(4, gif.split("\n---\n").length);
    assertTrue(told.later);
  }

  @Test
  void aGameThatHidesNothingIsTakenAwayWhole() throws IOException {
    playsCustodian();
    Map<String, String> files = files(hall.types(EVE, "export"));
    assertEquals(List.of("gif", "html", "jsonl", "png", "txt"), List.copyOf(files.keySet()));
    List<String> lines = files.get("jsonl").lines().toList();
    assertEquals(files.get("jsonl"), new PlaythroughReader(Games::find).check(lines).text());
  }

  @Test
  void whileSomethingIsHiddenOnlyWhatIsPublicIsTakenAway() throws IOException {
    Map<String, String> files = files(whereAdaCircled(0).types(ADA, "export"));
    assertEquals(files, files(whereAdaCircled(1).types(EVE, "export")));
    assertFalse(files.containsKey("jsonl"));
  }

  @Test
  void onlyThoseAreNamedWhoAgree() throws IOException {
    Person ada = new Person(ADA.id(), "Ada");
    Person ben = new Person(BEN.id(), "Ben");
    hall.opens("custodian", ada, ben);
    hall.wishes()
        .keep(new PreferenceChange.Personal(ADA, Wishing.with(Preferences.USUAL, true, true)));
    Map<String, String> files = files(hall.types(EVE, "export"));
    assertTrue(files.get("txt").contains("White: Ada"), files.get("txt"));
    assertTrue(files.get("jsonl").contains("\"names\":{\"W\":\"Ada\"}"));
    files.values().forEach(file -> assertFalse(file.contains("Ben"), file));
  }

  @Test
  void aNameTurnsNothingAroundInAFile() throws IOException {
    Person ada = new Person(ADA.id(), "Ada\u202e\u200f");
    hall.opens("custodian", ada, BEN);
    hall.wishes()
        .keep(new PreferenceChange.Personal(ADA, Wishing.with(Preferences.USUAL, true, true)));
    hall.presses(ada, hall.types(ada, "resign").post(), "Resign");
    Map<String, String> files = files(hall.types(EVE, "export"));
    assertTrue(files.get("txt").contains("White: Ada"), files.get("txt"));
    files
        .values()
        .forEach(file -> assertFalse(file.contains("\u202e") || file.contains("\u200f"), file));
  }

  @Test
  void theTextTellsEveryMove() throws IOException {
    playsCustodian();
    String text = files(hall.types(EVE, "export")).get("txt");
    assertTrue(text.startsWith("Custodian Chess\n"), text);
    assertEquals(3, text.lines().filter(line -> line.matches("\\d+\\. .*")).count(), text);
  }

  @Test
  void nothingInThePageEndsItsData() throws IOException {
    playsCustodian();
    String page = files(hall.types(EVE, "export")).get("html");
    assertEquals(2, page.split("</script>", -1).length - 1);
    assertFalse(page.contains("@GAME@"));
    assertFalse(page.contains("://"), "the page asks nobody for anything");
  }

  /** The files of the zip by their kinds, their names' ends. */
  private static Map<String, String> files(PrivateAnswer told) throws IOException {
    Map<String, String> files = new TreeMap<>();
    byte[] bytes = told.file();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry file = zip.getNextEntry(); file != null; file = zip.getNextEntry()) {
        String kind = file.getName().substring(file.getName().lastIndexOf('.') + 1);
        files.put(kind, new String(zip.readAllBytes(), StandardCharsets.UTF_8));
      }
    }
    return files;
  }

  @Test
  void aTableThatStillWaitsForPeopleIsNotMeant() {
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    hall.presses(BEN, hall.types(BEN, "resign").post(), "Resign");
    hall.types(CLEO, "play", "game=custodian");
    assertTrue(hall.types(ADA, "history").words().contains("After step"));
    hall.opens("fluid", ADA, BEN);
    assertTrue(hall.types(ADA, "history").words().contains("Fluid Chess"));
  }

  @Test
  void whatWasTypedIsRepeatedAsItWasTyped() {
    playsCustodian();
    assertRepeated("\u201c\\*1\\*\u201d isn't", hall.types(ADA, "history", "move=*1*"));
    assertRepeated("\u201c\\*x\\*\u201d", hall.types(ADA, "if", "they=*x*", "then=a2-a3"));
    assertRepeated("\u201c\\_x\\_\u201d", hall.types(ADA, "rules", "game=_x_"));
    assertRepeated("\u201c\\`x\\`\u201d", hall.types(ADA, "board", "table=`x`"));
    assertRepeated(
        "no option \"\\*x\\*\"", hall.types(ADA, "play", "game=custodian", "options=*x*=blue"));
  }

  private static void assertRepeated(String quoted, PrivateAnswer told) {
    assertTrue(told.words().contains(quoted), told.words());
  }
}
