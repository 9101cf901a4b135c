package rookery.bot.command.club;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;
import static rookery.bot.result.ResultSamples.alone;
import static rookery.bot.result.ResultSamples.played;
import static rookery.bot.result.ResultSamples.scored;
import static rookery.bot.result.ResultSamples.won;
import static rookery.bot.result.ResultSamples.wonTogether;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.preference.RatedByDefault;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.Wishing;
import rookery.bot.puzzle.PuzzleResult;
import rookery.bot.random.RequestRandomSource;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.MemoryResults;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.TestCommands;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.result.GameResult;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;

class StandingsCommandTest {
  private final MemoryResults results = new MemoryResults();
  private final InMemoryChannel hall =
      new InMemoryChannel(
          TestCommands.all(results),
          Runnable::run,
          new RequestRandomSource(new SplittableRandom(1)));

  private void keep(GameResult... games) {
    played(games).forEach(results::add);
  }

  private String profile(Person of) {
    return hall.types(ADA, "profile", Map.of(), of).words();
  }

  private Post picked(Post shown, int row, String label) {
    Menu menu = (Menu) shown.rows().get(row).get(0);
    return hall.asks(
            hall.pressed(
                ADA,
                new RequestOrigin(GAMES, Surface.OWN_PRIVATE),
                menu.id(),
                VisibleControls.value(menu, label)))
        .post();
  }

  @Test
  void theStrongestPlayerIsFirst() {
    keep(won(ADA, BEN), won(ADA, CLEO), scored(0.5, BEN, CLEO));

    String words = hall.types(BEN, "standings").words();

    assertTrue(
        words.startsWith("**Standings \u00b7 all games \u00b7 by rating**\n1. <@101>"), words);
    assertTrue(words.contains("\u00b7 about 1588 \u00b7 2 won\n"), words);
    assertTrue(words.contains("2. <@103>"), words);
    assertTrue(words.contains("1 drawn, 1 lost"), words);
  }

  @Test
  void whereNobodyHasPlayedItSaysHowToBegin() {
    String words = hall.types(ADA, "standings").words();

    assertTrue(words.contains("`/play for:rating`"), words);
  }

  @Test
  void aMenuLeadsToOneGameAndAnotherToPartners() {
    keep(won(ADA, BEN), wonTogether(CLEO, DAN, ADA, BEN));
    Post all = hall.types(ADA, "standings").post();

    Post telepathy = picked(all, 0, "Telepathy Chess");
    String partners = picked(telepathy, 1, "Partners").words();

    assertTrue(telepathy.words().contains("Telepathy Chess \u00b7 by rating**\n1. <@103>"));
    assertTrue(
        partners.contains("1. <@103> and <@104> \u00b7 1 won\n2. <@101> and <@102>"), partners);
  }

  @Test
  void thisMonthIsCountedInPoints() {
    keep(won(ADA, BEN), scored(0.5, CLEO, ADA));

    String words = hall.types(ADA, "standings", "show=month").words();

    assertTrue(words.contains("1. <@101> \u00b7 1.5 points \u00b7 1 won, 1 drawn"), words);
    assertTrue(words.contains("2. <@103> \u00b7 0.5 points"), words);
  }

  @Test
  void twoPlayersAreHeldAgainstEachOther() {
    keep(won(ADA, BEN), won(ADA, BEN), won(BEN, ADA), wonTogether(ADA, BEN, CLEO, DAN));

    String own = hall.types(ADA, "standings", Map.of(), BEN).words();
    String others = hall.types(DAN, "standings", Map.of(), BEN, ADA).words();

    assertEquals(
        "**<@101> against <@102>**\n- Custodian Chess: 2 won, 1 lost\nAs partners: 1 won", own);
    assertTrue(others.startsWith("**<@102> against <@101>**\n- Custodian Chess: 1 won, 2"), others);
  }

  @Test
  void whoHidesTheProfileIsComparedOnlyWithTheReader() {
    keep(won(ADA, BEN));
    hall.wishes()
        .keep(new PreferenceChange.Personal(BEN, Wishing.with(Preferences.USUAL, false, false)));

    assertEquals(
        "<@102> keeps their results private.",
        hall.types(DAN, "standings", Map.of(), ADA, BEN).words());
    assertTrue(hall.types(ADA, "standings", Map.of(), BEN).words().contains("1 won"));
    assertEquals(
        "Name two different players.", hall.types(ADA, "standings", Map.of(), ADA).words());
  }

  @Test
  void whereNoSeasonHasBegunItSaysWhereToLook() {
    String words = hall.types(ADA, "standings", "show=season").words();

    assertTrue(
        words.endsWith("No season has begun here yet. To see if one is coming up, type `/season`."),
        words);
  }

  @Test
  void inDirectMessagesThereAreNoStandings() {
    Request typed =
        hall.request(
            ADA,
            new RequestOrigin(new TableLocation("", "dm101"), Surface.COMMAND),
            "/standings",
            Arguments.NONE);

    String words = hall.asks(typed).words();

    assertTrue(words.contains("Type `/standings` in one of its channels"), words);
  }

  @Test
  void peopleSeeTheirOwnGames() {
    keep(won(ADA, BEN), won(BEN, ADA), alone("parade", ADA, 12, "out-of-cards"));

    String words = hall.types(ADA, "profile").words();

    assertTrue(
        words.startsWith(
            "**Your profile**\n2 games against people or computers: 1 won, 1 lost. Rating across"),
        words);
    assertTrue(words.contains("\n- Custodian Chess: 1 won, 1 lost, rating about 1"), words);
    assertTrue(words.contains("\n- Parade Chess Solitaire: 1 game, best result 12 points"), words);
  }

  @Test
  void anotherPlayersProfileTellsHowYouFaredAgainstThem() {
    keep(won(ADA, BEN), won(ADA, BEN), wonTogether(BEN, CLEO, ADA, DAN));

    String words = profile(BEN);

    assertTrue(
        words.startsWith("<@102>\n3 games against people or computers: 1 won, 2 lost. "), words);
    assertTrue(words.contains("Best partner: <@103> (1 won together)."), words);
    assertTrue(words.endsWith("Your games against <@102>: 2 won, 1 lost."), words);
  }

  @Test
  void theCurveOfARatingIsAPictureAndIsToldInWords() {
    keep(won(ADA, BEN), won(ADA, CLEO), won(DAN, ADA));

    String alt = hall.types(ADA, "profile").post().picture().orElseThrow().alt();

    assertTrue(alt.matches("Overall rating after each rated game: 1\\d+, 1\\d+, 1\\d+"), alt);
  }

  @Test
  void oneResultMakesNoCurve() {
    keep(won(ADA, BEN));

    assertTrue(hall.types(ADA, "profile").post().picture().isEmpty());
  }

  @Test
  void puzzlesAreForOneselfAlone() {
    keep(won(ADA, BEN));
    PuzzleResult solved = new PuzzleResult("p1", 1, false, Optional.of(hall.now()));
    hall.wishes().keep(new PreferenceChange.Tried(BEN, solved));

    assertTrue(hall.types(BEN, "profile").words().contains("Puzzles: 1 solved, on the first try."));
    assertFalse(profile(BEN).contains("Puzzles"));
  }

  @Test
  void whoHidesTheProfileShowsNothing() {
    keep(won(ADA, BEN));
    Preferences usual = Preferences.USUAL;
    hall.wishes()
        .keep(new PreferenceChange.Personal(BEN, Wishing.with(usual, usual.named(), false)));

    assertEquals("<@102>'s profile is private.", profile(BEN));
  }

  @Test
  void aServerCanRateAllNewGames() {
    hall.opens("custodian", ADA, BEN);
    assertFalse(hall.table().rated());
    ServerPreferences usual = ServerPreferences.USUAL;
    hall.wishes()
        .keep(
            new PreferenceChange.OfServer(
                GAMES,
                new ServerPreferences(
                    usual.tables(),
                    usual.openers(),
                    usual.clock(),
                    RatedByDefault.ON,
                    usual.board()),
                ADA));

    hall.opens("custodian", ADA, BEN);

    assertTrue(hall.table().rated());
    assertTrue(hall.lobby().post().words().contains("Rated"), hall.lobby().post().words());
  }

  private OutgoingMessage ratedGame() {
    hall.types(ADA, "play", Map.of("game", "custodian", "for", "rating", "seats", "named"), BEN);
    hall.presses(BEN, hall.lobby(), "Join");
    return hall.board();
  }

  @Test
  void whileARatedGameIsPlayedMoreHasAForecast() {
    keep(won(ADA, BEN), won(ADA, BEN));
    Post more = hall.presses(ADA, ratedGame(), "More").post();

    String words = hall.presses(ADA, more, "Ratings").words();

    assertTrue(
        words.contains(
            "White's chance of winning is about 73%, and Black's is 27%.\n"
                + "- <@101>: rating about 1605\n"),
        words);
  }

  @Test
  void afterARatedGameTheEndCardSaysWhatChanged() {
    ratedGame();
    hall.types(BEN, "resign");
    hall.presses(BEN, hall.types(BEN, "resign").post(), "Resign");
    GameResult.of(hall.table(), "custodian 1", hall.now()).ifPresent(results::add);

    String words = hall.presses(ADA, hall.board(), "Ratings").words();

    assertTrue(
        words.startsWith(
            "How this game changed the ratings:\n- <@101>: from about 1500 to about 15"),
        words);
    assertTrue(words.contains("(+"), words);
    assertTrue(words.contains("- <@102>: from about 1500 to about 14"), words);
  }

  @Test
  void onceAComputerPlaysNothingCallsTheGameRated() {
    hall.types(ADA, "play", "game=custodian", "for=rating", "seats=named");
    assertTrue(hall.lobby().post().words().contains("Rated game"), hall.lobby().toString());

    String filled = hall.picksFromTheMenu(ADA, hall.lobby(), "Beginners").words();

    assertTrue(filled.endsWith("As a computer plays, the game isn't rated."), filled);
    PrivateAnswer more = hall.presses(ADA, hall.board(), "More");
    assertFalse(more.post().toString().contains("Rat"), more.post().toString());
    assertFalse(hall.board().post().words().contains("Rated"), hall.board().post().words());
  }

  @Test
  void gamesAgainstComputersCannotBeRated() {
    String words =
        hall.types(ADA, "play", "game=custodian", "opponents=beginner", "for=rating").words();

    assertTrue(
        words.startsWith(
            "Only games that people play against each other in a server can be rated."),
        words);
  }
}
