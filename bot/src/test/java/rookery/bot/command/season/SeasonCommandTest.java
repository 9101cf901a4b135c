package rookery.bot.command.season;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.ELSEWHERE;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.ControlId;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.season.SeasonButtonPress;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.season.Entrant;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.season.standing.SeasonTable;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;

/** A season as people see it: signing up, tables that open by themselves, and a champion. */
class SeasonCommandTest {
  private static final Map<String, String> CHOSEN =
      Map.of(
          "games", "custodian",
          "kind", "ROUND_ROBIN",
          "length", "21",
          "clock", "TWO_DAYS",
          "joining", "2");

  private final InMemoryChannel hall = new InMemoryChannel();

  private static RequestOrigin managing(Surface on) {
    return new RequestOrigin(
        GAMES, on, Optional.empty(), new ChannelRights(List.of(), false, true));
  }

  private PrivateAnswer opens(Map<String, String> chosen) {
    ControlId id = SeasonButtonPress.OPEN.alone();
    return hall.asks(
        hall.request(
            ADA,
            managing(Surface.FORM),
            id.verb(),
            new Arguments(Optional.of(0), id.argument(), chosen, List.of())));
  }

  private Season season() {
    return hall.tables.seasons().last();
  }

  private OutgoingMessage message() {
    return hall.mail.message(season().post());
  }

  private String shown() {
    return message().post().words();
  }

  private void join(Person... people) {
    Stream.of(people).forEach(person -> hall.presses(person, message(), "Join"));
  }

  private PrivateAnswer manages(Post shown, String label) {
    return hall.asks(
        hall.pressed(ADA, managing(Surface.OWN_PRIVATE), VisibleControls.button(shown, label), ""));
  }

  private Post pageOf(Person person) {
    return hall.presses(person, message(), "My season").post();
  }

  private void begins(Person... people) {
    opens(CHOSEN);
    join(people);
    hall.waits(Duration.ofDays(2));
  }

  /** The games that are being played. */
  private List<Table> running() {
    return season().pairings().stream()
        .flatMap(game -> game.table().stream())
        .map(id -> hall.tables.find(id).orElseThrow())
        .filter(table -> table.stage() == TableStage.PLAYING)
        .toList();
  }

  private Table game(Person one, Person other) {
    return running().stream()
        .filter(table -> table.seating().chairs().values().containsAll(List.of(one, other)))
        .findFirst()
        .orElseThrow();
  }

  /** The second resigns. */
  private void wins(Person winner, Person loser) {
    String table = game(winner, loser).id();
    Post sure = hall.types(loser, "resign", "table=" + table).post();
    hall.presses(loser, sure, "Resign");
    hall.rings();
  }

  @Test
  void onlyPeopleWhoManageTheServerBeginASeason() {
    Post ours = hall.asks(request(ADA, true)).post();
    Post theirs = hall.asks(request(BEN, false)).post();

    assertTrue(isShown(ours, "Begin a season"), ours.toString());
    assertFalse(isShown(theirs, "Begin a season"), theirs.toString());
    ControlId id = SeasonButtonPress.OPEN.alone();
    Arguments filled = new Arguments(Optional.of(0), id.argument(), CHOSEN, List.of());
    Request sent = hall.request(BEN, new RequestOrigin(GAMES, Surface.FORM), id.verb(), filled);
    assertEquals(
        "Only people who manage this server can do that. Ask one of them.",
        hall.asks(sent).words());
  }

  private static boolean isShown(Post post, String label) {
    return post.rows().stream()
        .flatMap(List::stream)
        .anyMatch(control -> control instanceof Button button && button.label().equals(label));
  }

  private Request request(Person person, boolean manages) {
    RequestOrigin where =
        manages ? managing(Surface.COMMAND) : new RequestOrigin(GAMES, Surface.COMMAND);
    return hall.request(person, where, "/season", Arguments.NONE);
  }

  @Test
  void peopleSignUpAndTheMessageSaysWho() {
    String told = opens(CHOSEN).words();
    assertTrue(told.startsWith("To sign up for the Custodian Chess season"), told);
    assertTrue(
        shown().contains("Nobody has signed up yet; the season needs at least 3 people."), shown());

    join(BEN, CLEO);

    assertTrue(
        shown()
            .contains(
                "2 people have signed up: <@102> and <@103>. The season needs at least 3 people."),
        shown());
    assertEquals(List.of(), message().post().pinged());
    assertEquals(
        "You've already joined this season.", hall.presses(BEN, message(), "Join").words());
    hall.presses(BEN, pageOf(BEN), "Leave");
    assertTrue(
        shown().contains("1 person has signed up: <@103>. The season needs at least 3 people."),
        shown());
  }

  @Test
  void thereIsOneSeasonOfAGameAtATime() {
    opens(CHOSEN);
    String refused = opens(CHOSEN).words();
    assertTrue(refused.startsWith("There's already a Custodian Chess season"), refused);
  }

  @Test
  void itIsCalledOffIfTooFewSignUp() {
    opens(CHOSEN);
    join(BEN, CLEO);
    hall.waits(Duration.ofDays(2));
    assertEquals(SeasonStage.CANCELLED, season().stage());
    assertTrue(shown().contains("It needed 3 people, but only 2 signed up."), shown());
    assertTrue(opens(CHOSEN).words().startsWith("To sign up for"));
  }

  @Test
  void tablesOpenByThemselvesAsManyAsEachPersonWants() {
    opens(CHOSEN);
    join(ADA, BEN, CLEO, DAN);
    Post page = pageOf(DAN);
    hall.asks(
        hall.pressed(
            DAN,
            new RequestOrigin(GAMES, Surface.OWN_PRIVATE),
            VisibleControls.menu(page).id(),
            "1"));

    hall.waits(Duration.ofDays(2));

    assertEquals(SeasonStage.PLAYING, season().stage());
    for (Entrant one : season().entrants()) {
      long games = running().stream().filter(table -> sits(table, one.person())).count();
      assertTrue(games <= one.atOnce() && games > 0, one + " has " + games);
    }
    assertTrue(running().stream().allMatch(Table::rated));
    assertEquals(Duration.ofDays(2), running().get(0).clock().control().aMove().orElseThrow());
  }

  private static boolean sits(Table table, Person person) {
    return table.seating().seatOf(person).isPresent();
  }

  @Test
  void everyTableOpensOnceWhoeverTriesIt() {
    begins(ADA, BEN, CLEO, DAN);
    int opened = hall.tables.all().size();
    hall.rival().waits(Duration.ofMinutes(1));
    hall.waits(Duration.ofMinutes(1));
    assertEquals(opened, hall.tables.all().size());
  }

  @Test
  void resultsCountAtOnceAndTheNextGameOpens() {
    begins(ADA, BEN, CLEO);
    assertEquals(3, running().size());
    wins(CLEO, ADA);
    assertTrue(shown().contains("1 of 3 games finished"), shown());
    assertTrue(shown().contains("1. <@103> \u00b7 1 point from 1 game"), shown());
  }

  private void climbs(Person... people) {
    opens(
        Map.of(
            "games", "custodian",
            "kind", "LADDER",
            "length", "21",
            "clock", "TWO_DAYS",
            "joining", "2"));
    join(people);
    hall.waits(Duration.ofDays(2));
  }

  private Person at(int place) {
    return SeasonTable.of(season()).rows().get(place - 1).entrant().person();
  }

  private PrivateAnswer challenges(Person person, Person above) {
    Menu menu = VisibleControls.menu(pageOf(person));
    int lot = season().entrant(above).orElseThrow().lot();
    return hall.asks(
        hall.pressed(person, new RequestOrigin(GAMES, Surface.OWN_PRIVATE), menu.id(), "" + lot));
  }

  private OutgoingMessage call() {
    return hall.mail.at(address -> true).stream()
        .filter(letter -> letter.post().words().contains("challenges you"))
        .reduce((one, other) -> other)
        .orElseThrow();
  }

  @Test
  void aChallengeOnTheLadderIsAcceptedAndPlayed() {
    climbs(ADA, BEN, CLEO);
    Person first = at(1);
    Person last = at(3);
    assertTrue(pageOf(first).words().contains("You're first, so there's nobody"));
    assertTrue(pageOf(last).words().contains("You can challenge someone above you."));
    String told = challenges(last, first).words();
    hall.rings();

    assertTrue(told.startsWith("I've sent your challenge."), told);
    assertEquals(List.of(first), call().post().pinged());
    assertTrue(shown().contains(first.mention() + " has until"), shown());
    assertTrue(pageOf(last).words().contains("until your open challenge is over"));
    assertTrue(pageOf(at(2)).words().contains("the people just above you have open challenges"));
    assertEquals(List.of(), running());

    hall.presses(first, call(), "Accept");
    hall.rings();
    assertEquals(1, running().size());
    wins(last, first);

    assertEquals(last, at(1));
    assertEquals(first, at(2));
    assertTrue(shown().contains("The ladder now:\n1. " + last.mention()), shown());
  }

  @Test
  void anUnansweredChallengeCostsThePlaceAfterAWeek() {
    climbs(ADA, BEN, CLEO);
    Person first = at(1);
    Person second = at(2);
    challenges(second, first);

    hall.waits(Duration.ofDays(7));

    assertEquals(second, at(1));
    assertEquals(
        "This challenge isn't open any more.", hall.presses(first, call(), "Accept").words());
    hall.waits(Duration.ofDays(14));
    assertTrue(shown().contains("Champion: " + second.mention()), shown());
  }

  @Test
  void standingsShowTheSeasonToo() {
    begins(ADA, BEN, CLEO);
    wins(CLEO, ADA);
    String words = hall.types(BEN, "standings", "show=season", "game=custodian").words();
    assertTrue(words.contains("**Custodian Chess**\n1. <@103> \u00b7 1 point from 1 game"), words);
    String other = hall.types(BEN, "standings", "show=season", "game=fluid").words();
    assertTrue(
        other.endsWith("No season has begun here yet. To see if one is coming up, type `/season`."),
        other);
  }

  @Test
  void theCrossTableIsAPictureWithTheSameInWords() {
    begins(ADA, BEN, CLEO);
    wins(CLEO, ADA);
    String alt = message().post().picture().orElseThrow().alt();
    assertTrue(alt.contains("\n1. Cleo, 1 point: 1 game won, 1 unfinished"), alt);
    String page = pageOf(BEN).words();
    assertTrue(page.contains("```\n 1 Cleo       x"), page);
  }

  @Test
  void theChampionIsCalledAndTheMessageStays() {
    begins(ADA, BEN, CLEO);
    wins(CLEO, ADA);
    wins(CLEO, BEN);
    wins(ADA, BEN);

    assertEquals(SeasonStage.OVER, season().stage());
    Post end = hall.mail.last().post();
    assertEquals(
        "<@103> wins the Custodian Chess season with 2 points. Congratulations!", end.words());
    assertEquals(List.of(CLEO), end.pinged());
    assertTrue(shown().contains("**Season over: Custodian Chess**\nChampion: <@103>."), shown());
    String past = hall.types(BEN, "season").words();
    assertTrue(past.contains("Past seasons:\n- Custodian Chess, ended <t:"), past);
    assertTrue(past.contains("Champion: <@103>."), past);
  }

  @Test
  void whatIsUnfinishedWhenTimeIsUpGoesOnAsAnOrdinaryGame() {
    begins(ADA, BEN, CLEO);
    wins(CLEO, ADA);
    Table left = game(ADA, BEN);

    hall.waits(Duration.ofDays(21));

    assertEquals(SeasonStage.OVER, season().stage());
    String end =
        hall.mail.at(address -> true).stream()
            .map(letter -> letter.post().words())
            .filter(words -> words.contains("wins the Custodian Chess season"))
            .findFirst()
            .orElseThrow();
    assertTrue(
        end.contains("2 games are still being played. They carry on as ordinary rated"), end);
    assertEquals(TableStage.PLAYING, hall.tables.find(left.id()).orElseThrow().stage());
  }

  @Test
  void whoDropsOutIsAskedFirst() {
    begins(ADA, BEN, CLEO);
    Post asked = hall.presses(BEN, pageOf(BEN), "Drop out").post();
    assertTrue(asked.words().startsWith("Do you want to drop out"), asked.words());

    String told = hall.presses(BEN, asked, "Drop out").words();
    hall.rings();

    assertTrue(told.startsWith("You've left the season."), told);
    assertTrue(shown().contains("<@102> \u00b7 0 points from 0 games \u00b7 dropped out"), shown());
  }

  @Test
  void thoseWhoManageTheServerBeginItSoonerAndEndItSooner() {
    opens(CHOSEN);
    join(ADA, BEN, CLEO);
    manages(managed(), "Begin now");
    hall.rings();
    assertEquals(SeasonStage.PLAYING, season().stage());
    assertEquals(3, running().size());

    manages(manages(managed(), "End season").post(), "End season");
    hall.rings();

    assertEquals(SeasonStage.OVER, season().stage());
    assertTrue(shown().contains("Nobody finished a game, so there's no champion."), shown());
  }

  private Post managed() {
    return hall.asks(
            hall.pressed(
                ADA,
                managing(Surface.BOARD),
                VisibleControls.button(message().post(), "My season"),
                ""))
        .post();
  }

  @Test
  void whoIsElsewhereSeesNothingOfIt() {
    opens(CHOSEN);
    Request typed =
        hall.request(
            ADA,
            new RequestOrigin(new TableLocation("", "dm101"), Surface.COMMAND),
            "/season",
            Arguments.NONE);
    assertTrue(hall.asks(typed).words().startsWith("Each server has its own seasons."));
  }

  @Test
  void aDeletedMessageIsPostedAgain() {
    begins(ADA, BEN, CLEO);
    OutgoingMessage before = message();
    OutgoingMessage edit =
        hall.mail.letters.stream()
            .filter(letter -> letter.changes().filter(before.id()::equals).isPresent())
            .findFirst()
            .orElseThrow();
    hall.consequences.vanished(edit);
    hall.consequences.vanished(edit);
    assertFalse(message().id().equals(before.id()));
    assertTrue(shown().contains("0 of 3 games finished"), shown());
    assertEquals(
        2,
        hall.mail.at(address -> true).stream()
            .filter(m -> m.table().equals(season().subject()))
            .count());
  }

  private List<OutgoingMessage> toldTo(Person person) {
    return hall.mail.at(new MessageAddress.Direct(person)).stream()
        .filter(letter -> letter.post().words().contains("Custodian Chess season"))
        .toList();
  }

  /** The last edit of the season's message fails, as its channel was deleted. */
  private void losesItsChannel() {
    hall.consequences.shut(hall.mail.lastAbout(season().subject()), true);
    hall.rings();
  }

  @Test
  void whoeverBeganItIsToldOnceThatItsChannelIsGoneAndNoTableOpensThere() {
    begins(ADA, BEN, CLEO, DAN);
    int open = running().size();
    Table first = running().get(0);

    losesItsChannel();
    losesItsChannel();
    Person loser = first.seating().joined().get(0);
    hall.presses(loser, hall.types(loser, "resign", "table=" + first.id()).post(), "Resign");
    hall.waits(Duration.ofHours(1));

    assertEquals(1, toldTo(ADA).size());
    String words = toldTo(ADA).get(0).post().words();
    assertTrue(words.startsWith("The Custodian Chess season's channel is gone."), words);
    assertEquals(open - 1, running().size());
  }

  @Test
  void whoeverBeganASeasonWithoutAChannelIsToldItsEndAndWhoWon() {
    begins(ADA, BEN, CLEO);
    losesItsChannel();
    Table first = running().get(0);
    Person loser = first.seating().joined().get(0);
    Person winner = first.seating().joined().get(1);
    hall.presses(loser, hall.types(loser, "resign", "table=" + first.id()).post(), "Resign");

    hall.waits(Duration.ofDays(60));

    assertEquals(SeasonStage.OVER, season().stage());
    assertEquals(2, toldTo(ADA).size());
    Post end = toldTo(ADA).get(1).post();
    assertTrue(
        end.words().startsWith(winner.mention() + " wins the Custodian Chess season with 1 point"),
        end.words());
    assertTrue(end.picture().isPresent());
    assertEquals(List.of(), end.pinged());
  }

  @Test
  void itGoesOnWhereSomebodyWhoManagesTheServerSaysSo() {
    begins(ADA, BEN, CLEO, DAN);
    losesItsChannel();
    RequestOrigin elsewhere =
        new RequestOrigin(
            ELSEWHERE,
            Surface.OWN_PRIVATE,
            Optional.empty(),
            new ChannelRights(List.of(), false, true));
    ControlId move = SeasonButtonPress.MOVE.of(season());

    String told = hall.asks(hall.pressed(BEN, elsewhere, move, "")).words();
    hall.rings();
    for (Table begun : running()) {
      Person loser = begun.seating().joined().get(0);
      hall.presses(loser, hall.types(loser, "resign", "table=" + begun.id()).post(), "Resign");
    }
    hall.rings();

    assertTrue(told.startsWith("The season now continues in this channel."), told);
    assertEquals(ELSEWHERE, season().place());
    assertTrue(shown().startsWith("**Season: Custodian Chess**"), shown());
    assertTrue(running().stream().anyMatch(table -> table.place().equals(ELSEWHERE)));
  }
}
