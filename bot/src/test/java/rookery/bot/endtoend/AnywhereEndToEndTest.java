package rookery.bot.endtoend;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.bot.discord.interaction.DeferralDelay;
import rookery.practice.person.Button;
import rookery.practice.person.VisibleMessage;
import rookery.practice.resource.Channel;
import rookery.practice.wire.control.TrafficLog;

/** Ada has added the bot for herself, and uses it where it is no member. */
class AnywhereEndToEndTest {
  private static final int MOST_PRESSES = 200;

  /** A line of signs and its counts: nothing that another who plays the deal could use. */
  private static final Pattern SHARED =
      Pattern.compile(
          "How Ada did in the deals of day 1:\nParade Chess Solitaire: (\ud83d\udfe9|\u2b1c){8}"
              + " (lost|-?\\d+ points?) \\(\\d+ groups?, (no|\\d+) cards? left, \\d+ moves?\\)");

  @TempDir Path folder;
  private FriendsRoom club;
  private Channel lounge;
  private Channel group;

  private void open(FriendsRoom opened) {
    club = opened;
    club.room.addForeignGuild("Chess club", "lounge");
    lounge = club.room.channel("lounge");
    group = club.room.addGroup("Friends", club.ada, club.ben);
    club.ada.installs(true);
  }

  private Channel place(String name) {
    return switch (name) {
      case "lounge" -> lounge;
      case "group" -> group;
      default -> club.ada.direct();
    };
  }

  @AfterEach
  void close() {
    club.close();
  }

  /** What the message at a place has become after a press. */
  private VisibleMessage presses(Channel place, VisibleMessage at, String button) {
    club.ada.presses(at, button).await();
    return await("a change of: " + at.text())
        .until(
            () -> club.ada.sees(place).stream().filter(m -> m.id() == at.id()).findFirst(),
            now -> now.isPresent() && !now.get().equals(at) && !now.get().thinking())
        .orElseThrow();
  }

  private void assertNothingElseWasWritten(Channel place) {
    club.quiet();
    List<String> written =
        club.room.traffic().all().stream()
            .filter(entry -> entry.kind() == TrafficLog.Kind.REQUEST)
            .map(TrafficLog.Entry::what)
            .filter(what -> what.matches("POST .*/channels.*"))
            .toList();
    assertEquals(List.of(), written);
    assertEquals(List.of(), place.isDirect() ? List.of() : club.ben.sees(place));
  }

  @ParameterizedTest
  @ValueSource(strings = {"lounge", "group", "direct"})
  void aPuzzleAndALessonLiveInTheAnswersToPresses(String where) throws InterruptedException {
    open(new FriendsRoom(folder));
    Channel place = place(where);
    VisibleMessage puzzle = club.ada.types(place, "/puzzle game:booster").message();
    assertTrue(puzzle.ephemeral());
    assertEquals(1, puzzle.attachments().size());
    VisibleMessage hinted = presses(place, puzzle, "Hint");
    assertTrue(hinted.text().startsWith("**Hint:**"), hinted.text());
    VisibleMessage lesson = club.ada.types(place, "/learn game:parade").message();
    Button first = lesson.buttons().get(0);
    VisibleMessage next = presses(place, lesson, first.customId());
    assertTrue(next.ephemeral());
    assertEquals(2, club.ada.sees(place).size());
    assertNothingElseWasWritten(place);
  }

  @ParameterizedTest
  @ValueSource(strings = {"lounge", "group"})
  void anAnswerThatTakesAWhileArrivesAllTheSame(String where) throws InterruptedException {
    open(new FriendsRoom(folder, new DeferralDelay(Duration.ZERO)));
    Channel place = place(where);
    VisibleMessage puzzle = club.ada.types(place, "/puzzle game:booster").message();
    VisibleMessage hinted = presses(place, puzzle, "Hint");
    assertTrue(hinted.text().startsWith("**Hint:**"), hinted.text());
    assertNothingElseWasWritten(place);
  }

  @Test
  void settingsRulesHelpAndTheDayWorkThere() throws InterruptedException {
    open(new FriendsRoom(folder));
    assertEquals(
        "Your settings", club.ada.types(lounge, "/settings").modal().title(), "the form opens");
    assertTrue(club.ada.types(lounge, "/daily").message().ephemeral());
    assertTrue(club.ada.types(group, "/rules game:fluid").message().ephemeral());
    VisibleMessage help = club.ada.types(lounge, "/help").message();
    assertTrue(help.text().contains("You can use it here"), help.text());
    VisibleMessage deals = presses(lounge, help, "Deals of the day");
    assertTrue(deals.text().contains("Parade Chess Solitaire: not played yet"), deals.text());
    assertTrue(
        club.ada.types(group, "/settings of:this server").message().text().startsWith("I'm not a"));
    assertTrue(club.ada.completing(lounge, "/puzzle game:boo").choices().size() == 1);
  }

  @Test
  void aGameOfTheServerIsPlayedOnFromThere() throws InterruptedException {
    open(new FriendsRoom(folder));
    club.opens(club.ada, "custodian", List.of(club.ben));
    VisibleMessage menu = club.ada.types(lounge, "/next").message();
    assertTrue(menu.ephemeral());
    String answer = club.ada.types(group, "/move action:c1d3").message().text();
    assertFalse(answer.startsWith("There"), answer);
    club.turn(club.ben);
    assertTrue(club.ada.types(lounge, "/history").message().text().contains("ustodian"));
    assertEquals(List.of(), club.ben.sees(lounge));
  }

  @Test
  void whatNeedsATableAmongPeopleSaysWhereItWorksAndHowToAddTheBot() throws InterruptedException {
    open(new FriendsRoom(folder));
    club.room.world().channels().dismissBot(club.room.guild().id());
    VisibleMessage refused = club.ada.types(club.games, "/standings").message();
    assertTrue(refused.text().startsWith("I'm not a member of this server"), refused.text());
    assertTrue(refused.text().contains("servers that have added me"), refused.text());
    assertEquals("Add me to a server", refused.buttons().get(0).label());
    assertTrue(club.ada.types(club.games, "/puzzle").message().text().contains("puzzle"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"lounge", "group"})
  void aSolitaireLivesInTheAnswersToPresses(String where) throws InterruptedException {
    open(new FriendsRoom(folder));
    Channel place = place(where);
    VisibleMessage board = club.ada.types(place, "/play game:parade").message();
    assertTrue(board.ephemeral());
    assertTrue(board.text().contains("give an order"), board.text());
    VisibleMessage next = presses(place, board, board.buttons().get(0).customId());
    assertTrue(next.ephemeral());
    assertEquals(1, next.attachments().size());
    assertEquals(1, club.ada.sees(place).size());
    assertNothingElseWasWritten(place);
  }

  @Test
  void aGameBegunThereIsTakenUpAnywhere() throws InterruptedException {
    open(new FriendsRoom(folder));
    club.ada.types(lounge, "/play game:parade").message();
    for (Channel place : List.of(group, club.games, club.ada.direct(), lounge)) {
      VisibleMessage again = club.ada.types(place, "/next").message();
      assertTrue(again.ephemeral());
      assertTrue(again.text().contains("private replies"), again.text());
      assertFalse(again.buttons().isEmpty());
    }
    assertTrue(club.ada.types(group, "/games").message().text().contains("private replies"));
    assertNothingElseWasWritten(lounge);
  }

  @Test
  void aComputerMovesInTheSameMessage() throws InterruptedException {
    open(new FriendsRoom(folder));
    VisibleMessage board =
        club.ada.types(lounge, "/play game:custodian opponents:beginner").message();
    assertTrue(board.text().contains("your move in Custodian Chess"), board.text());
    VisibleMessage at = board;
    for (int turn = 0; turn < 3; turn++) {
      String move = at.buttons().get(0).customId();
      at = presses(lounge, at, move);
      while (!at.text().contains("our move")) {
        at = presses(lounge, at, at.buttons().get(0).customId());
      }
    }
    assertEquals(board.id(), at.id());
    assertNothingElseWasWritten(lounge);
  }

  @Test
  void aGameAmongPeopleSaysWhereItWorks() throws InterruptedException {
    open(new FriendsRoom(folder));
    for (String line :
        List.of("/play game:custodian opponents:people", "/play game:split-brain player1:Ben")) {
      VisibleMessage refused = club.ada.types(lounge, line).message();
      assertTrue(refused.text().startsWith("I'm not a member of this server"), refused.text());
      assertEquals("Add me to a server", refused.buttons().get(0).label());
    }
    assertTrue(
        club.ada.types(lounge, "/games").message().text().startsWith("You're not in a game"));
  }

  @Test
  void whoSharesNoServerWithTheBotPlaysInItsDirectMessagesToo() throws InterruptedException {
    open(new FriendsRoom(folder));
    club.ada.leaves(club.room.guild());
    Channel direct = club.ada.direct();
    club.ada.types(direct, "/play game:neighbour").message();
    club.quiet();
    VisibleMessage board = club.ada.types(direct, "/next").message();
    assertTrue(board.text().contains("private replies"), board.text());
    VisibleMessage next = presses(direct, board, board.buttons().get(0).customId());
    assertTrue(next.text().contains("private replies"), next.text());
  }

  @Test
  void aGameEndsAndBeginsAgainInTheSameMessage() throws InterruptedException {
    open(new FriendsRoom(folder));
    VisibleMessage board = club.ada.types(group, "/play game:booster opponents:beginner").message();
    VisibleMessage more = presses(group, board, "More");
    VisibleMessage sure = presses(group, more, "Resign");
    VisibleMessage end = presses(group, sure, "Resign");
    assertTrue(end.text().contains("at Booster Chess"), end.text());
    VisibleMessage again = presses(group, end, "Rematch");
    assertTrue(again.text().contains("your move in Booster Chess"), again.text());
    assertEquals(board.id(), again.id());
    assertNothingElseWasWritten(group);
  }

  /** A token lives for a quarter of an hour, and each press has its own. */
  @ParameterizedTest
  @ValueSource(strings = {"lounge", "group", "direct"})
  void hoursLaterTheSameMessageGoesOn(String where) throws InterruptedException {
    open(new FriendsRoom(folder));
    club.ada.leaves(club.room.guild());
    Channel place = place(where);
    VisibleMessage deal =
        presses(place, club.ada.types(place, "/daily").message(), "Parade Chess Solitaire");
    club.room.pass(Duration.ofHours(2));
    VisibleMessage later = presses(place, deal, deal.buttons().get(0).customId());
    VisibleMessage game = club.ada.types(place, "/play game:parade").message();
    assertFalse(game.buttons().isEmpty(), game.text());
    club.room.pass(Duration.ofHours(2));
    VisibleMessage next = presses(place, game, game.buttons().get(0).customId());
    assertEquals(List.of(deal.id(), game.id()), List.of(later.id(), next.id()));
    club.quiet();
    assertEquals(2, club.ada.sees(place).size());
  }

  @Test
  void aGameThatIsOverIsLookedBackAtAndTakenAwayAnywhere() throws InterruptedException {
    open(new FriendsRoom(folder));
    VisibleMessage board = club.ada.types(group, "/play game:booster opponents:beginner").message();
    presses(group, presses(group, presses(group, board, "More"), "Resign"), "Resign");
    for (Channel where : List.of(lounge, group, club.ada.direct())) {
      VisibleMessage history = club.ada.types(where, "/history").message();
      // A computer may have gone first.
      assertTrue(
          history.text().matches("(?s).*(The start|After step \\d+ of \\d+).*"), history.text());
      VisibleMessage files = club.ada.types(where, "/export").message();
      assertTrue(files.attachments().get(0).filename().endsWith(".zip"), files.text());
    }
    assertNothingElseWasWritten(group);
  }

  @ParameterizedTest
  @ValueSource(strings = {"lounge", "group"})
  void howADealWentIsShownToOthersThereAndTellsNothingOfIt(String where)
      throws InterruptedException {
    open(new FriendsRoom(folder));
    Channel place = place(where);
    VisibleMessage day = club.ada.types(place, "/daily").message();
    VisibleMessage at = presses(place, day, "Parade Chess Solitaire");
    assertFalse(at.buttons().stream().anyMatch(AnywhereEndToEndTest::shares));
    // Parade's first choices, each played at once, end it long before that.
    for (int n = 0;
        n < MOST_PRESSES && !at.buttons().stream().anyMatch(AnywhereEndToEndTest::shares);
        n++) {
      at = presses(place, at, at.buttons().get(0).customId());
    }
    assertEquals(List.of(), others(place));
    presses(place, at, "Share");
    await().until(() -> !others(place).isEmpty());
    VisibleMessage shared = others(place).get(0);
    assertTrue(SHARED.matcher(shared.text()).matches(), shared.text());
    assertEquals(List.of(), shared.attachments());
    VisibleMessage bens = club.ben.presses(shared, "Play these deals").message();
    assertTrue(bens.ephemeral());
    assertEquals(1, others(place).stream().filter(m -> !m.ephemeral()).count());
  }

  private static boolean shares(Button button) {
    return button.label().equals("Share");
  }

  /** What Ben sees, who has not added the bot. */
  private List<VisibleMessage> others(Channel place) {
    return club.ben.sees(place);
  }

  @ParameterizedTest
  @EnumSource(Secrets.class)
  void nobodyElseSeesAnythingOfAGameWithSecretsThere(Secrets game) throws InterruptedException {
    open(new FriendsRoom(folder));
    VisibleMessage board = club.ada.types(lounge, game.opened).message();
    presses(lounge, board, board.buttons().get(0).customId());
    for (String line :
        List.of(
            "/board",
            "/board words:true",
            "/hand",
            "/games",
            "/next",
            "/hint",
            "/history",
            "/takeback",
            "/replay",
            "/export",
            "/move action:x",
            "/if",
            "/away",
            "/profile",
            "/daily",
            "/help",
            "/settings of:this server",
            "/review",
            "/resign")) {
      assertTrue(club.ada.types(lounge, line).message().ephemeral(), line);
    }
    assertNothingElseWasWritten(lounge);
  }

  /** The games in which somebody knows what others must not, each against computers. */
  enum Secrets {
    TELEPATHY("/play game:telepathy opponents:beginner"),
    SPLIT_BRAIN("/play game:split-brain opponents:beginner"),
    CLOAK("/play game:cloak opponents:beginner"),
    COOPERATIVE("/play game:cooperative opponents:beginner");

    final String opened;

    Secrets(String opened) {
      this.opened = opened;
    }
  }
}
