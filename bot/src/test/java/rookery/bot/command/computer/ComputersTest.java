package rookery.bot.command.computer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.bot.clock.Absence;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.post.choice.ChoicePath;
import rookery.bot.post.table.BoardPost;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.ChannelSummaryPost;
import rookery.bot.post.table.EndPost;
import rookery.bot.post.table.step.MenuPage;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.StoppedComputers;
import rookery.bot.table.LobbySeats;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.NewComputers;
import rookery.bot.table.Person;
import rookery.bot.table.Seating;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.LiveMessages;
import rookery.bot.table.message.MessageId;
import rookery.bot.table.message.PendingBoardUpdate;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.board.Colour;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.match.Entry;
import rookery.engine.match.Match;
import rookery.engine.match.PlayerDeclaration;

/** Computers sit at tables, act there as people do, and wait for nobody. */
class ComputersTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  @Test
  void theyTakeTheSeatsThatAreLeftAndTheGameBegins() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    Table table = hall.table();
    assertEquals(TableStage.PLAYING, table.stage());
    Person computer = table.seating().chairs().get(table.seats().get(1));
    assertEquals(
        "<@101>, your move in Custodian Chess. You're White, against %s, a beginner \ud83e\udd16."
            .formatted(computer.name()),
        hall.board().post().words().lines().findFirst().orElseThrow());
    assertEquals(0, table.turn());
  }

  @Test
  void theFirstBoardIntroducesThemHoweverLongTheirNamesAre() {
    for (int n = 0; n < 9; n++) {
      String words = firstBoardOutsideAThread(ADA);
      assertTrue(words.contains("beginners \ud83e\udd16."), words);
    }
  }

  @Test
  void theSmallPrintSaysWhoIsWhoWhereTheIntroductionFindsNoRoom() {
    String words = firstBoardOutsideAThread(new Person("200", "Bartholomew Featherstonehaugh"));
    assertFalse(words.contains("beginners"), words);
    assertTrue(words.contains("-# White: you and "), words);
  }

  /** There the small print has the id of the table as well. */
  private String firstBoardOutsideAThread(Person host) {
    hall.types(host, "play", "game=split-brain", "seats=named", "opponents=beginner");
    Table table = hall.table().with(LiveMessages.NOTHING);
    return new BoardPost(table, new CachedViews()).post().words();
  }

  @Test
  void noneHasTheNameOfAPersonInTheChannel() {
    for (int n = 0; n < 9; n++) {
      Person robin = new Person("20" + n, "Robin Hood");
      hall.types(robin, "play", "game=telepathy", "seats=named", "opponents=beginner");
      assertEquals(4, names().size(), names().toString());
      assertFalse(names().contains("Robin"), names().toString());
    }
  }

  @Test
  void oneWhoseNameAPersonHasTakesAnotherBeforeTheGameStarts() {
    hall.types(ADA, "play", "game=telepathy", "seats=named");
    hall.presses(BEN, hall.lobby(), "Join");
    Table before = hall.table();
    Person computer = new NewComputers(before, List.of()).another(ComputerPlayers.CASUAL);
    Table joined = new LobbySeats(before).join(computer);
    Person namesake = new Person("300", computer.name().toLowerCase(Locale.ROOT));
    Seating after = new LobbySeats(joined).join(namesake).seating();
    assertFalse(after.joined().contains(computer), after.joined().toString());
    assertEquals(Optional.of(ComputerPlayers.CASUAL), after.joined().get(2).computer());
  }

  @Test
  void whoeverBeatsThemIsOfferedStrongerOnes() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    Seat own = hall.table().seatOf(ADA);
    Seat other = hall.table().seats().get(1);
    Table lost = hall.table().playing(match -> match.say(own, PlayerDeclaration.RESIGN));
    Table won = hall.table().playing(match -> match.say(other, PlayerDeclaration.RESIGN));
    assertEquals(Optional.empty(), stronger(lost));
    Button button = stronger(won).orElseThrow();
    assertEquals("Try the casual level", button.label());
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    ControlId id = button.id();
    hall.pressesOwn(
        ADA, new ControlId(id.verb(), hall.table().id(), hall.table().turn(), id.argument()));
    assertEquals(Set.of(ComputerPlayers.CASUAL), levels());
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  private Optional<Button> stronger(Table over) {
    return new EndPost(over, new CachedViews(), hall.now())
        .post().rows().stream()
            .flatMap(List::stream)
            .map(Button.class::cast)
            .filter(button -> button.label().endsWith(" level"))
            .findFirst();
  }

  private Set<ComputerPlayer> levels() {
    return hall.table().seating().chairs().values().stream()
        .flatMap(person -> person.computer().stream())
        .collect(Collectors.toSet());
  }

  @Test
  void theMessageInTheChannelSaysWhoIsOnTheSideOfTheOnlyPerson() {
    hall.types(ADA, "play", "game=telepathy", "seats=named", "opponents=beginner");
    Table table = hall.table();
    String partner = table.seating().chairs().get(table.seats().get(1)).name();
    String words = new ChannelSummaryPost(table, new CachedViews()).post().words();
    assertTrue(words.contains("Ada and %s \ud83e\udd16 are White.".formatted(partner)), words);
  }

  @Test
  void everybodySeesTheBoardFromTheSideOfTheOnlyPerson() {
    hall.types(ADA, "play", "game=toddler", "seats=named", "opponents=beginner");
    Table table = hall.table();
    SortedMap<Seat, Person> swapped = new TreeMap<>(table.seating().chairs());
    Person white = swapped.put(table.seats().get(0), swapped.get(table.seats().get(1)));
    swapped.put(table.seats().get(1), white);
    Seating s = table.seating();
    Table black = table.with(new Seating(s.drawn(), s.named(), s.invited(), s.joined(), swapped));
    for (Post post :
        List.of(
            new BoardPost(black, new CachedViews()).post(),
            new ChannelSummaryPost(black, new CachedViews()).post())) {
      assertEquals(Colour.BLACK, post.picture().orElseThrow().diagram().orElseThrow().seenFrom());
    }
  }

  @Test
  void theyKeepTheirNamesInARematch() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    Set<String> before = names();
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    hall.presses(ADA, hall.board(), "Rematch");
    assertEquals(before, names());
  }

  private Set<String> names() {
    return hall.table().seating().chairs().values().stream()
        .map(Person::name)
        .collect(Collectors.toSet());
  }

  @Test
  void theyAnswerAMoveAndCallWhoeverIsNext() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    hall.plays(ADA, "d2d3");
    assertEquals(2, hall.table().turn());
    assertTrue(hall.table().awaited().has(ADA));
    assertEquals(List.of(ADA), hall.board().post().pinged());
  }

  @Test
  void whatSeveralDoAtOnceIsShownByOneBoardThatCallsWhoeverIsNext() {
    hall.types(ADA, "play", "game=telepathy", "seats=named", "opponents=beginner");
    hall.plays(ADA, "lead W1");
    int before = hall.mail.letters.size();
    int turn = hall.table().turn();
    hall.plays(ADA, hall.table().running().legal(hall.table().seatOf(ADA)).get(0).text());
    List<String> boards =
        hall.mail.letters.stream()
            .skip(before)
            .filter(ComputersTest::isNewBoard)
            .map(letter -> letter.post().words())
            .toList();
    assertTrue(hall.table().turn() > turn + 2, "they've moved");
    assertEquals(
        List.of(),
        boards.stream().filter(words -> !words.contains(ADA.mention() + ",")).toList(),
        "boards that call no person");
    assertEquals(Optional.empty(), hall.table().posted().owed());
  }

  private static boolean isNewBoard(OutgoingMessage letter) {
    return letter.changes().isEmpty() && !letter.address().isDirect();
  }

  @Test
  void theBoardBeforeKeepsAllThatWasDoneSinceItCalledSomebody() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    hall.plays(ADA, "d2d3");
    OutgoingMessage second = hall.board();
    String told = new PlayerNames(hall.table()).told(hall.table().running().recent().get(1));
    hall.plays(ADA, "e2e3");
    String left = hall.mail.message(second.id()).post().words();
    assertTrue(left.contains(told), left);
    assertTrue(left.contains("Ada played pawn e2-e3."), left);
    assertTrue(hall.mail.message(second.id()).post().picture().isEmpty());
  }

  @Test
  void whileOneThinksTheBoardFollowsAfterAMomentInALaneOfItsOwn() {
    InMemoryChannel still = new InMemoryChannel(new StoppedComputers());
    still.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    MessageId board = still.table().posted().board().orElseThrow();
    still.plays(ADA, "d2d3");
    OutgoingMessage last =
        still.mail.letters.stream()
            .filter(letter -> letter.changes().equals(Optional.of(board)))
            .reduce((one, other) -> other)
            .orElseThrow();
    assertTrue(last.due().isPresent(), "nobody waits for it");
    assertEquals(still.table().posted().owed().map(PendingBoardUpdate::due), last.due());
    assertTrue(last.address() instanceof MessageAddress.Leisurely, last.address().lane());
    assertTrue(last.post().words().contains("Ada played pawn d2-d3."), last.post().words());
    assertTrue(last.post().picture().orElseThrow().diagram().isPresent());
    assertEquals(Optional.of(board), still.table().posted().board());
  }

  @Test
  void theBoardThatStandsWhileOneThinksStillAnswersWhoeverPressesItsButtons() {
    InMemoryChannel still = new InMemoryChannel(new StoppedComputers());
    still.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    OutgoingMessage former = still.board();
    PrivateAnswer menu = still.presses(ADA, former, "Move");
    still.plays(ADA, "d2d3");
    PrivateAnswer told = still.presses(ADA, former, "Move");
    assertTrue(told.words().startsWith("It's Linnet's turn."), told.words());
    assertTrue(told.words().contains("You played pawn d2-d3."), told.words());
    assertEquals(told.words(), still.picks(ADA, menu.post(), "Pawn e2").words());
    PrivateAnswer hint = still.presses(ADA, former, "Hint");
    assertTrue(hint.words().startsWith("It's not your turn."), hint.words());
    Post more = still.presses(ADA, former, "More").post();
    assertTrue(still.presses(ADA, more, "Resign").words().contains("resign"), more.toString());
    assertEquals(1, still.table().turn());
  }

  @Test
  void aFormerBoardGivesTheChoicesOfNowOnceOneHasMoved() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    OutgoingMessage former = hall.board();
    Post menu = hall.presses(ADA, former, "Move").post();
    hall.plays(ADA, "d2d3");
    for (PrivateAnswer told :
        List.of(hall.presses(ADA, former, "Move"), hall.picks(ADA, menu, "Pawn d2"))) {
      assertTrue(told.words().startsWith("The game has moved on."), told.words());
      hall.picks(ADA, told.post(), "Pawn d3");
    }
    assertEquals(2, hall.table().turn());
  }

  @Test
  void whereAPersonIsCalledAsWellTheBoardComesAtOnce() {
    InMemoryChannel still = new InMemoryChannel(new StoppedComputers());
    still.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    still.plays(ADA, "d2d3");
    MessageId behind = still.table().posted().board().orElseThrow();
    still.presses(ADA, still.types(ADA, "resign").post(), "Resign");
    assertEquals(TableStage.OVER, still.table().stage());
    OutgoingMessage end = still.mail.message(still.table().posted().board().orElseThrow());
    assertNotEquals(behind, end.id());
    assertEquals(Optional.empty(), end.due());
    String left = still.mail.message(behind).post().words();
    assertTrue(left.contains("Ada played pawn d2-d3."), left);
  }

  @Test
  void nobodyLooksForOtherTablesThatWaitForThem() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    hall.types(BEN, "play", "game=custodian", "seats=named", "opponents=beginner");
    hall.plays(BEN, "d2d3");
    assertEquals(2, hall.table().turn());
    assertFalse(hall.tables.lookedUp.stream().anyMatch(Person::isComputer));
    assertTrue(hall.tables.lookedUp.contains(BEN));
  }

  @Test
  void theySitDownInTheLobbyWhenSomebodyThereAsksThem() {
    hall.types(ADA, "play", "game=telepathy", "seats=named");
    hall.presses(BEN, hall.lobby(), "Join");
    PrivateAnswer told = hall.picksFromTheMenu(BEN, hall.lobby(), "Casual players");
    assertTrue(told.words().contains("has started"), told.words());
    assertTrue(names().containsAll(Set.of("Ada", "Ben")), names().toString());
    assertEquals(4, names().size());
  }

  @Test
  void nobodyWritesToThem() {
    hall.types(ADA, "play", "game=cloak", "seats=named", "opponents=beginner");
    assertFalse(
        hall.mail.letters.stream()
            .filter(letter -> letter.address() instanceof MessageAddress.Direct)
            .map(letter -> ((MessageAddress.Direct) letter.address()).person())
            .anyMatch(person -> person.isComputer()));
  }

  @Test
  void whereOneWasStoppedItGoesOnWhenItIsDue() {
    InMemoryChannel still = new InMemoryChannel(new StoppedComputers());
    still.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    still.plays(ADA, "d2d3");
    assertEquals(1, still.table().turn());
    InMemoryChannel again = still.restarted();
    again.waits(Duration.ofSeconds(10));
    assertEquals(1, again.table().turn());
    again.waits(Duration.ofSeconds(10));
    assertEquals(2, again.table().turn());
  }

  @Test
  void fourSeatsOfTelepathyNeedButOnePerson() {
    hall.types(ADA, "play", "game=telepathy", "seats=named", "opponents=beginner");
    for (int n = 0; n < 3 && hall.table().stage() == TableStage.PLAYING; n++) {
      assertTrue(hall.table().awaited().has(ADA), hall.board().post().words());
      Match match = hall.table().running();
      hall.plays(ADA, match.legal(hall.table().seatOf(ADA)).get(0).text());
    }
    assertTrue(hall.table().turn() > 6, hall.table().turn() + " turns");
  }

  @Test
  void theyAllowEveryTakeBack() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    hall.plays(ADA, "d2d3");
    hall.types(ADA, "takeback");
    assertTrue(hall.table().running().takeBackOffer().isEmpty());
    assertEquals(
        List.of("d2d3"),
        hall.table().running().record().entries().stream()
            .filter(entry -> entry instanceof Entry.Act)
            .map(entry -> ((Entry.Act) entry).action())
            .limit(1)
            .toList());
    assertTrue(hall.table().awaited().has(ADA));
  }

  @Test
  void theyPlayOnWhenTheGameIsLevelAndADrawIsOffered() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    hall.presses(ADA, hall.types(ADA, "draw").post(), "Offer a draw");
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertTrue(hall.table().running().drawOffer().isEmpty());
  }

  @Test
  void aPartnerOfThemGivesUpForBoth() {
    hall.types(ADA, "play", "game=split-brain", "seats=named", "opponents=beginner");
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    assertEquals(TableStage.OVER, hall.table().stage());
  }

  @Test
  void asAPartnerOneSaysTruthfullyWhetherItHoldsACard() {
    hall.types(ADA, "play", "game=cooperative", "seats=named", "opponents=beginner");
    hall.types(
        ADA,
        "ask",
        Map.of("question", "Do you hold a pawn, a knight, a bishop, a rook or a queen?"));
    assertTrue(hall.table().running().questions().isEmpty());
    String told = hall.table().running().recent().toString();
    assertTrue(told.contains("%s answered %s to"), told);
    assertTrue(told.contains(", yes, "), told);
  }

  @Test
  void whatOneAnswersIsReadAtOnceAndOnTheBoard() {
    hall.types(ADA, "play", "game=cooperative", "seats=named", "opponents=beginner");
    PrivateAnswer answer =
        hall.types(ADA, "ask", Map.of("question", "Do you hold a black pawn card?"));
    String told = hall.board().post().words();
    assertTrue(told.contains(answer.words()), answer.words());
    assertTrue(told.contains(" to \u201cDo you hold a black pawn card?\u201d."), told);
    assertFalse(told.contains("You asked"), told);
  }

  @Test
  void whatOneCannotReadIsNotAsked() {
    hall.types(ADA, "play", "game=cooperative", "seats=named", "opponents=beginner");
    PrivateAnswer told = hall.types(ADA, "ask", Map.of("question", "Shall we dance?"));
    assertTrue(told.words().startsWith("You can only ask a computer"), told.words());
  }

  @Test
  void whereOneReadsNothingNoQuestionIsRecommended() {
    hall.types(ADA, "play", "game=telepathy", "seats=named", "opponents=beginner");
    PrivateAnswer told = hall.types(ADA, "ask", Map.of("question", "a white knight?"));
    assertEquals("Computers don't answer questions in Telepathy Chess.", told.words());
  }

  @Test
  void theyLeaveWithThePersonWhoAskedThem() {
    hall.types(ADA, "play", "game=telepathy", "seats=named");
    hall.presses(BEN, hall.lobby(), "Join");
    hall.presses(BEN, hall.lobby(), "Leave");
    hall.presses(ADA, hall.presses(ADA, hall.lobby(), "Leave").post(), "Leave");
    assertEquals(TableStage.CLOSED, hall.table().stage());
  }

  @Test
  void aHintSaysWhatAComputerWouldDoAndWhy() {
    hall.types(ADA, "play", "game=parade");
    String hint = hall.types(ADA, "hint").words();
    assertTrue(hint.matches("I'd .* \\(`.*`\\)\\. It .* groups?.*"), hint);
  }

  @Test
  void whatAHintSaysIsPlayedByItsButton() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    PrivateAnswer hint = hall.types(ADA, "hint");
    Post meanwhile = hint.meanwhile.orElseThrow();
    assertTrue(meanwhile.words().startsWith("I'm looking for a good choice."), meanwhile.words());
    Set<Look> looks =
        meanwhile.rows().stream()
            .flatMap(List::stream)
            .map(button -> ((Button) button).look())
            .collect(Collectors.toSet());
    assertEquals(Set.of(Look.RESTING), looks);
    hall.presses(ADA, hint.post(), "Play it");
    assertTrue(hall.table().turn() > 0);
    String again = hall.presses(ADA, hint.post(), "Play it").words();
    assertFalse(again.isEmpty());
    assertEquals(1, actsOf(hall.table().seatOf(ADA)));
  }

  @Test
  void aCircleAmongComputersIsAskedAboutOnlyInAFirstGame() {
    String asked = circles().words();
    assertTrue(asked.startsWith("Do you want to circle the pawn on d3?"), asked);
    hall.presses(ADA, circles(), "Circle the pawn on d3");
    String done = circles().words();
    assertFalse(done.contains("Do you want"), done);
    assertEquals(1, actsOf(hall.table().seatOf(ADA)));
  }

  /** What Ada is told who chooses a pawn at a new table of computers. */
  private Post circles() {
    hall.types(ADA, "play", "game=split-brain", "seats=named", "opponents=beginner");
    Post pieces = hall.presses(ADA, hall.board(), "Circle a piece").post();
    return hall.presses(ADA, pieces, "P d3").post();
  }

  @Test
  void aHintIsExplainedByWhatItMakesPossible() {
    hall.types(ADA, "play", "game=fluid", "seats=named", "opponents=beginner");
    assertEquals(
        "I'd play pawn e2-e4 (`e2e4`). It lets the bishop out. Then the bishop on f1 could go to a6, b5,"
            + " c4, d3 or e2.",
        explained("e2e4"));
  }

  @Test
  void whatIsPlayedAgainstPeopleIsNotExplainedLikeAHint() {
    hall.opens("fluid", ADA, BEN);
    assertFalse(explained("e2e4").contains("I'd play"), explained("e2e4"));
  }

  @Test
  void aHintWithNothingLeftToExplainIsExplainedByItsPiece() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    assertTrue(explained("c1b3").startsWith("A knight captures with help"), explained("c1b3"));
  }

  /** What White is told by the button beside a hint at that. */
  private String explained(String hint) {
    Table table = hall.table();
    Seat white = table.seatOf(ADA);
    Action action = Action.find(table.running().legal(white), hint).orElseThrow();
    String chosen = MenuPage.HINT.argument(ChoicePath.values(action));
    ControlId id = ControlId.of(ControlVerb.ABOUT, table, chosen);
    Post hinted = Post.words("A hint.").with(new Button(id, "Explain it", Look.PLAIN));
    return hall.presses(ADA, hinted, "Explain it").words();
  }

  private long actsOf(Seat seat) {
    return hall.table().match().orElseThrow().record().entries().stream()
        .filter(entry -> entry instanceof Entry.Act act && act.by().equals(seat.id()))
        .count();
  }

  @Test
  void whoeverPlaysAmongThemChoosesInSecretAtTheTable() {
    hall.types(ADA, "play", "game=split-brain", "seats=named", "opponents=beginner");
    assertTrue(hall.table().posted().prompts().isEmpty());
    assertTrue(hall.board().post().toString().contains("Circle a "), hall.board().toString());
  }

  @Test
  void againstPeopleThereAreNoHints() {
    hall.opens("custodian", ADA, BEN);
    assertEquals("You can't get hints in a game against people.", hall.types(ADA, "hint").words());
  }

  @Test
  void aTableOfOnePersonAndThreeOfThemGoesOnAfterEveryRestart() {
    InMemoryChannel now = hall;
    now.types(ADA, "play", "game=telepathy", "seats=named", "opponents=beginner");
    for (int n = 0; n < 2 && now.table().stage() == TableStage.PLAYING; n++) {
      now = now.restarted();
      now.waits(Duration.ofMinutes(1));
      assertTrue(now.table().awaited().has(ADA), now.board().post().words());
      Match match = now.table().running();
      int before = now.table().turn();
      now.plays(ADA, match.legal(now.table().seatOf(ADA)).get(0).text());
      assertTrue(now.table().turn() > before, "it goes on");
    }
  }

  @Test
  void whatOneHasChosenInSecretIsSaidNowhere() {
    hall.types(ADA, "play", "game=split-brain", "seats=named", "opponents=beginner");
    Match match = hall.table().running();
    Seat own = hall.table().seatOf(ADA);
    Seat partner =
        match.seats().stream()
            .filter(seat -> seat.side() == own.side() && !seat.equals(own))
            .findFirst()
            .orElseThrow();
    String circled = match.view(Viewer.of(partner)).secret().orElseThrow().plain();
    assertFalse(match.view(Viewer.of(own)).secret().isPresent());
    for (OutgoingMessage letter : hall.mail.letters) {
      assertFalse(letter.post().words().contains(circled), letter.post().words());
    }
  }

  @Test
  void withAFriendBesideThemTheClockIsTheOneThatWasChosen() {
    Map<String, String> chosen =
        Map.of("game", "telepathy", "opponents", "beginner", "clock", "24");
    hall.types(ADA, "play", chosen, BEN);
    hall.presses(BEN, hall.lobby(), "Join");
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertEquals(Optional.of(Duration.ofDays(1)), hall.table().clock().control().aMove());
  }

  @Test
  void whoeverFillsATableWithThemAloneIsNeverLate() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "clock=24");
    hall.picksFromTheMenu(ADA, hall.lobby(), "Casual players");
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertEquals(Optional.empty(), hall.table().clock().due());
  }

  @Test
  void oneThatTakesThePartnersSeatGivesUpWithWhoeverWantsTo() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.plays(ADA, "circle c2");
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    Duration month = Duration.ofDays(30);
    hall.diary().keep(BEN, new Absence(hall.now().minus(month), hall.now().minusSeconds(9), false));
    hall.waits(Duration.ofDays(3));
    OutgoingMessage notice = hall.mail.message(hall.table().timing().notice().orElseThrow());
    hall.presses(CLEO, notice, "Let a computer play");
    assertEquals(TableStage.OVER, hall.table().stage());
  }

  @ParameterizedTest
  @CsvSource({"custodian, Hint, My view", "split-brain, My view, Hint"})
  void theBoardOffersAHintOnlyWhereAViewOfOnesOwnShowsNothingMore(
      String game, String offered, String missing) {
    hall.types(ADA, "play", "game=" + game, "seats=named", "opponents=beginner");
    String board = hall.board().toString();
    assertTrue(board.contains(offered), board);
    assertFalse(board.contains(missing), board);
  }

  @Test
  void theHintOnTheBoardSaysWhatTheOneUnderMoreSays() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    assertTrue(hall.presses(ADA, hall.board(), "Hint").words().startsWith("I'd "));
  }

  @Test
  void theHintStandsUnderMoreWhereverItWorks() {
    hall.types(ADA, "play", "game=custodian", "seats=named", "opponents=beginner");
    Post more = hall.presses(ADA, hall.board(), "More").post();
    assertTrue(hall.presses(ADA, more, "Hint").words().startsWith("I'd "));
    hall.opens("custodian", CLEO, DAN);
    Post against = hall.presses(CLEO, hall.board(), "More").post();
    assertFalse(against.toString().contains("Hint"), against.toString());
  }
}
