package rookery.bot.command.season;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.bot.post.ControlId;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.SelectableOption;
import rookery.bot.post.season.SeasonButtonPress;
import rookery.bot.request.Arguments;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.rights.GrantableRoles;
import rookery.bot.request.season.RoleGiving.Answer;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.MemoryRoles;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.season.Season;
import rookery.bot.season.SeasonStage;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;

/** The champion of a season is given a role, where the server has one to give. */
class ChampionRoleTest {
  private static final GrantableRoles TWO =
      new GrantableRoles(
          true,
          List.of(new SelectableOption("7", "Champion"), new SelectableOption("8", "Winner")));

  private final InMemoryChannel hall = new InMemoryChannel();
  private final MemoryRoles roles = hall.tables.seasons().roles();

  private static RequestOrigin where(GrantableRoles grantable, boolean manages) {
    return new RequestOrigin(
        GAMES,
        Surface.OWN_PRIVATE,
        Optional.empty(),
        new ChannelRights(List.of(), false, manages, Set.of(), Set.of(), grantable));
  }

  private Post asks(GrantableRoles grantable) {
    ControlId id = SeasonButtonPress.ROLE.alone();
    return hall.asks(hall.pressed(ADA, where(grantable, true), id, "")).post();
  }

  private String picks(Person person, String role, GrantableRoles grantable, boolean manages) {
    ControlId id = SeasonButtonPress.ROLE_CHOSEN.alone();
    return hall.asks(hall.pressed(person, where(grantable, manages), id, role)).words();
  }

  private String chooses(String role) {
    return picks(ADA, role, TWO, true);
  }

  private Season season() {
    return hall.tables.seasons().last();
  }

  /** A season of three. */
  private void begins() {
    ControlId id = SeasonButtonPress.OPEN.alone();
    Map<String, String> chosen =
        Map.of(
            "games", "custodian",
            "kind", "ROUND_ROBIN",
            "length", "21",
            "clock", "TWO_DAYS",
            "joining", "2");
    hall.asks(
        hall.request(
            ADA,
            where(GrantableRoles.NONE, true),
            id.verb(),
            new Arguments(Optional.of(0), id.argument(), chosen, List.of())));
    OutgoingMessage message = hall.mail.message(season().post());
    Stream.of(ADA, BEN, CLEO).forEach(person -> hall.presses(person, message, "Join"));
    hall.waits(Duration.ofDays(2));
  }

  private void isWonBy(Person champion) {
    begins();
    Stream.of(ADA, BEN, CLEO)
        .filter(person -> !person.equals(champion))
        .forEach(this::resignsEverything);
    hall.rings();
    assertEquals(SeasonStage.OVER, season().stage());
  }

  private void resignsEverything(Person person) {
    for (Table table : hall.tables.all()) {
      if (table.stage() == TableStage.PLAYING && table.seating().seatOf(person).isPresent()) {
        Post sure = hall.types(person, "resign", "table=" + table.id()).post();
        hall.presses(person, sure, "Resign");
        hall.rings();
      }
    }
  }

  private List<String> toldToAda() {
    return hall.mail.at(address -> address.equals(new MessageAddress.Direct(ADA))).stream()
        .map(letter -> letter.post().words())
        .filter(words -> words.contains("give the champion the role"))
        .toList();
  }

  @Test
  void thePersonWhoManagesTheServerChoosesAmongTheRolesThatICanGive() {
    Post asked = asks(TWO);
    assertTrue(asked.words().startsWith("There's no role for the champion yet."), asked.words());
    assertEquals(
        List.of("none", "7", "8"),
        VisibleControls.menu(asked).answers().stream().map(SelectableOption::value).toList());

    assertEquals("When the next season ends, its champion gets the **Winner** role.", chooses("8"));

    assertTrue(asks(TWO).words().startsWith("The champion's role is now **Winner**."));
  }

  @Test
  void whatIsMissingIsSaid() {
    assertTrue(asks(GrantableRoles.NONE).words().startsWith("I can't give roles in this server."));
    String none = asks(new GrantableRoles(true, List.of())).words();
    assertTrue(none.startsWith("I can only give roles that are below mine"), none);
    assertTrue(chooses("9").startsWith("I can't give that role any more."));
  }

  @Test
  void nobodyElseChooses() {
    assertEquals(
        "Only people who manage this server can do that. Ask one of them.",
        picks(BEN, "7", TWO, false));
    assertEquals(Optional.empty(), roles.of(GAMES.guild()));
  }

  @Test
  void withoutAChoiceNobodyIsGivenAnything() {
    isWonBy(BEN);
    assertEquals(Set.of(), roles.worn());
  }

  @Test
  void theChampionHasItUntilTheNextOne() {
    chooses("7");
    isWonBy(BEN);
    assertEquals(Set.of("102 7"), roles.worn());
    isWonBy(CLEO);
    assertEquals(Set.of("103 7"), roles.worn());
    assertEquals(List.of(), toldToAda());
  }

  @Test
  void anotherRoleTakesThePlaceOfTheFormerChampions() {
    chooses("7");
    isWonBy(BEN);
    chooses("8");
    isWonBy(BEN);
    assertEquals(Set.of("102 8"), roles.worn());
  }

  @Test
  void aFailureEndsTheSeasonAllTheSameAndIsToldOnce() {
    chooses("7");
    roles.answers(Answer.NOT_ALLOWED);
    isWonBy(BEN);
    hall.waits(Duration.ofDays(1));
    assertEquals(1, toldToAda().size());
    assertTrue(
        toldToAda().get(0).contains("I need the Manage Roles permission"), toldToAda().toString());
    assertEquals(List.of(), roles.holders(GAMES.guild()));
  }

  @Test
  void aFailureNamesNoChannelOfASeasonThatHasNone() {
    chooses("7");
    roles.answers(Answer.NOT_ALLOWED);
    begins();
    hall.consequences.shut(hall.mail.lastAbout(season().subject()), true);
    resignsEverything(CLEO);
    hall.waits(Duration.ofDays(60));
    assertTrue(
        toldToAda().get(0).startsWith("The Custodian Chess season is over, but"),
        toldToAda().toString());
  }

  @Test
  void whatDiscordDidNotAnswerIsTriedAgainUntilItIsDone() {
    chooses("7");
    roles.answers(Answer.LATER);
    isWonBy(BEN);
    assertEquals(Set.of(), roles.worn());
    roles.answers(Answer.DONE);
    hall.restarted().waits(Duration.ofMinutes(10));
    assertEquals(Set.of("102 7"), roles.worn());
    assertEquals(List.of(), toldToAda());
  }

  @Test
  void aSeasonThatEndedBeforeTheChoiceGivesNone() {
    isWonBy(BEN);
    chooses("7");
    assertTrue(roles.of(GAMES.guild()).orElseThrow().isSettled(season()));
  }

  @Test
  void whoeverKeepsItWithoutMyHelpLosesItToTheNextChampion() {
    chooses("7");
    isWonBy(BEN);
    roles.answers(Answer.NOT_ALLOWED);
    isWonBy(BEN);
    roles.answers(Answer.DONE);
    isWonBy(CLEO);
    assertEquals(Set.of("103 7"), roles.worn());
  }

  @Test
  void noRoleIsGivenAnyMoreOnceNoneIsChosen() {
    chooses("7");
    isWonBy(BEN);
    chooses("none");
    isWonBy(CLEO);
    assertEquals(Set.of("102 7"), roles.worn());
  }
}
