package rookery.bot.request;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;
import static rookery.bot.request.testroom.InMemoryChannel.GAMES;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.PictureSize;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.ChannelSummaryPost;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.preference.DefaultClock;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.RatedByDefault;
import rookery.bot.preference.ServerPreferences;
import rookery.bot.preference.TableCreators;
import rookery.bot.preference.TablePlace;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;
import rookery.engine.Action;
import rookery.engine.Seat;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentence;

/** A table in a thread of its own, and the message in the channel that it hangs on. */
class ThreadTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private void custodian() {
    hall.opens("custodian", ADA, BEN);
  }

  private MessageId opener() {
    return hall.table().posted().lobby().orElseThrow().message();
  }

  private OutgoingMessage shown() {
    return hall.mail.message(opener());
  }

  private MessageAddress thread() {
    return new MessageAddress.InThread(
        "22", opener(), hall.table().game().title() + " \u00b7 " + hall.table().id());
  }

  private List<OutgoingMessage> since(int before) {
    return hall.mail.letters.subList(before, hall.mail.letters.size());
  }

  private static List<OutgoingMessage> sent(List<OutgoingMessage> letters) {
    return letters.stream().filter(letter -> letter.changes().isEmpty()).toList();
  }

  @Test
  void theInvitationStaysInTheChannelAndTheGameIsPlayedInItsThread() {
    custodian();
    assertEquals(thread(), hall.board().address());
    assertEquals(
        List.of(opener(), hall.board().id()),
        sent(hall.mail.letters).stream().map(OutgoingMessage::id).toList());
    assertTrue(shown().post().words().contains("(turn began <t:"), shown().post().words());
    assertEquals(PictureSize.SMALL, shown().post().picture().orElseThrow().size());
    assertEquals(List.of(), shown().post().pinged());
  }

  @Test
  void aGameForOneOpensItsThreadAtOnce() {
    hall.types(ADA, "play", "game=parade");
    assertEquals(
        List.of(opener(), hall.board().id()),
        hall.mail.letters.stream().map(OutgoingMessage::id).toList());
    assertEquals(thread(), hall.board().address());
    assertTrue(shown().post().words().contains(hall.table().heading()));
    assertTrue(shown().post().picture().isPresent());
  }

  @Test
  void whoeverStartsAGameInAnotherThreadIsLedToItsBoard() {
    hall.types(ADA, "play", "game=custodian", "opponents=beginner");
    RequestOrigin inside = new RequestOrigin(new TableLocation("11", number()), Surface.COMMAND);
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    ControlId again = ControlId.of(ControlVerb.REMATCH, hall.table());
    Post told = hall.asks(hall.pressed(ADA, inside, again, "")).post();
    Control.Link link = (Control.Link) told.rows().get(0).get(0);
    assertEquals("Go to game", link.label());
    assertTrue(link.address().contains(hall.table().id()), link.address());
  }

  @Test
  void whoeverStartsAGameWithComputersHasOneWayOn() {
    Post told = hall.types(ADA, "play", "game=custodian", "opponents=beginner").post();
    assertEquals(List.of(), told.rows());
    assertTrue(shown().post().toString().contains("Move"), shown().post()::toString);
    assertFalse(shown().post().toString().contains("Go to game"), shown().post()::toString);
  }

  @Test
  void whoeverGoesFirstCanActWhereTheThreadIsOpened() {
    hall.types(ADA, "play", "game=custodian", "opponents=beginner");
    Post choices = hall.presses(ADA, shown(), "Move").post();
    assertTrue(choices.toString().contains("N c1"), choices.words());
  }

  @Test
  void whoeverPlaysComputersCanGiveUpWhereTheyChoose() {
    hall.types(ADA, "play", "game=custodian", "opponents=beginner");
    Post choices = hall.presses(ADA, shown(), "Move").post();
    PrivateAnswer more = hall.asks(hall.pressed(ADA, choices, "More"));
    assertTrue(more.beside.orElseThrow().toString().contains("Resign"), more::words);
  }

  @Test
  void whoeverActsInTheChannelGoesOnThereOnceTheComputersHaveMoved() {
    Post turn = nextTurn();
    assertTrue(turn.words().startsWith("<@101>, your move"), turn.words());
    int before = hall.table().turn();
    Post squares = hall.asks(hall.pressed(ADA, turn, "N d3")).post();
    hall.picks(ADA, squares, "c1");
    assertTrue(hall.table().turn() > before, squares.words());
  }

  private Post nextTurn() {
    hall.types(ADA, "play", "game=custodian", "opponents=beginner");
    return answeredBy("c1d3");
  }

  private Post answeredBy(String move) {
    PrivateAnswer answer = hall.plays(ADA, move);
    await().until(() -> answer.given.isPresent());
    return answer.post();
  }

  @Test
  void whatTheComputersDidIsToldAndDrawnThereAsInTheThread() {
    Post turn = nextTurn();
    for (int n = 0; n < 12 && hall.table().stage() == TableStage.PLAYING; n++) {
      assertEquals(hall.board().post().pinging(List.of()), turn.pinging(List.of()));
      turn = answeredBy(hall.table().running().legal(hall.table().seatOf(ADA)).get(n).text());
    }
  }

  @Test
  void whoeverPlaysOnInTheAnswerSeesTheirSecretPiecesThereAndNowhereElse() {
    hall.types(ADA, "play", "game=cloak", "opponents=beginner");
    hall.plays(ADA, "setup RNBQKBNR");
    await().until(() -> hall.table().awaited().has(ADA));
    hall.plays(ADA, "a2a3");
    Post turn = answeredBy("end");
    assertTrue(turn.picture().orElseThrow().alt().contains("a1 (rook)"), turn::toString);
    String board = hall.board().post().picture().orElseThrow().alt();
    assertFalse(board.contains("a1 (rook)"), board);
    String note = "Press My view to see your pieces \u00b7 ";
    assertEquals(
        hall.board().post().words(),
        turn.words().replaceFirst("You're White", note + "You're White"),
        "only the board that hides them says where they are shown");
  }

  @Test
  void moreOpensBelowOnesOwnBoardThatStays() {
    PrivateAnswer more = hall.asks(hall.pressed(ADA, nextTurn(), "More"));
    assertTrue(more.beside.orElseThrow().words().contains("You can also"), more::words);
    PrivateAnswer marks = hall.asks(hall.pressed(ADA, more.post(), "What the marks mean"));
    assertEquals(Optional.empty(), marks.replaced);
    PrivateAnswer back = hall.asks(hall.pressed(ADA, marks.post(), "\u2190 Back"));
    assertTrue(back.given.isPresent(), back::words);
  }

  @Test
  void whoeverGivesUpIsNotLeftWithABoardToPlayOn() {
    Post more = hall.asks(hall.pressed(ADA, nextTurn(), "More")).post();
    PrivateAnswer asked = hall.asks(hall.pressed(ADA, more, "Resign"));
    assertEquals(Optional.empty(), asked.replaced);
    PrivateAnswer told = hall.asks(hall.pressed(ADA, asked.post(), "Resign"));
    assertTrue(told.words().startsWith("You lost to"), told::words);
    assertTrue(told.replaced.isPresent());
  }

  @Test
  void untilTheComputersHaveMovedNobodyIsSentElsewhere() {
    hall.types(ADA, "play", "game=custodian", "opponents=beginner");
    Post first = hall.plays(ADA, "c1d3").meanwhile.orElseThrow();
    assertTrue(first.words().contains("The next board will appear here."), first.words());
    assertTrue(first.picture().isPresent());
    assertFalse(first.toString().contains("Go to game"), first::toString);
  }

  @Test
  void onceAComputerHasAgreedToATakeBackTheBoardIsWhereItWasAskedFor() {
    Post more = hall.asks(hall.pressed(ADA, nextTurn(), "More")).post();
    PrivateAnswer question = hall.asks(hall.pressed(ADA, more, "Take back"));
    PrivateAnswer asked = hall.asks(hall.pressed(ADA, question.post(), "Ask"));
    await().until(() -> asked.given.isPresent());
    assertTrue(asked.meanwhile.orElseThrow().words().startsWith("I've asked"), asked::words);
    assertTrue(asked.words().startsWith("<@101>, your move."), asked::words);
    assertTrue(asked.post().picture().isPresent());
  }

  /** The others choose between the circles first, and then all four may circle once more. */
  @Test
  void theNextTurnComesByItselfAlsoAfterCirclesThatDidNotFit() {
    hall.types(ADA, "play", "game=split-brain", "opponents=beginner");
    PrivateAnswer answer = circles(0);
    for (int n = 1; !isUnderChoice(answer); n++) {
      assertTrue(n < 12 && hall.table().stage() == TableStage.PLAYING, answer::words);
      answer = circles(n);
    }
    PrivateAnswer chosen = answer;
    await().until(() -> chosen.given.isPresent());
    assertTrue(hall.table().awaited().has(ADA));
    assertEquals(hall.board().post().pinging(List.of()).words(), chosen.words());
  }

  private static boolean isUnderChoice(PrivateAnswer answer) {
    return answer
        .meanwhile
        .filter(post -> post.words().contains("which circle counts"))
        .isPresent();
  }

  private PrivateAnswer circles(int n) {
    await().until(() -> hall.table().awaited().has(ADA));
    List<Action> legal = hall.table().running().legal(hall.table().seatOf(ADA));
    return hall.plays(ADA, legal.get(n % legal.size()).text());
  }

  @Test
  void besideComputersTheMessageInTheChannelNeverWaitsForThem() {
    hall.types(ADA, "play", "game=custodian", "opponents=beginner");
    String turn = "Your turn, Ada.";
    assertTrue(shown().post().words().contains(turn), shown().post().words());
    hall.plays(ADA, "c1d3");
    await().until(() -> hall.table().awaited().has(ADA));
    assertTrue(shown().post().words().contains(turn), shown().post().words());
    assertFalse(
        hall.mail.letters.stream()
            .filter(letter -> letter.changes().equals(Optional.of(opener())))
            .anyMatch(letter -> letter.post().words().contains("Waiting for")));
  }

  @Test
  void theMessageInTheChannelShowsNoOldBoardWhileSomebodyPlaysAlone() {
    nextTurn();
    answeredBy("b2b3");
    assertEquals(Optional.empty(), shown().post().picture());
  }

  @Test
  void whatAComputerDidBeforeOnesFirstTurnIsToldWhereTheGameWasOpened() {
    hall.opens("booster", Person.computer(ComputerPlayers.BEGINNER, 1), ADA);
    Table table = hall.table();
    List<GameLogLine> recent = table.running().recent();
    Sentence last = recent.get(recent.size() - 1).text().sentences().get(0);
    Optional<Seat> ada = table.seating().seatOf(ADA);
    String words = new ChannelSummaryPost(table, new CachedViews()).post().words();
    assertTrue(words.contains(new PlayerNames(table, ada).read(last)), words);
  }

  /** That a turn has ended is no news to whoever goes next. */
  @Test
  void whatAPartnerDidBeforeOnesFirstTurnIsToldAndNotThatTheTurnHasEnded() {
    hall.opens("cooperative", Person.computer(ComputerPlayers.BEGINNER, 1), ADA);
    String words = new ChannelSummaryPost(hall.table(), new CachedViews()).post().words();
    assertTrue(words.contains(" played "), words);
    assertFalse(words.contains("ended the turn"), words);
  }

  @Test
  void whoeverPlaysAloneIsNotSpokenOfAsWaitedFor() {
    hall.types(ADA, "play", "game=parade");
    String words = shown().post().words();
    assertFalse(words.contains("Waiting") || words.contains("turn"), words);
  }

  @Test
  void whoeverPlaysAloneFindsAHintAndMoreBesideTheFirstBoard() {
    hall.types(ADA, "play", "game=parade");
    String buttons = shown().post().rows().toString();
    assertTrue(buttons.contains("Hint") && buttons.contains("More"), buttons);
    assertTrue(buttons.contains("Add a piece"), buttons);
    assertFalse(buttons.contains("Show board"), buttons);
    assertFalse(shown().post().words().contains("turn began"), shown().post().words());
  }

  @Test
  void whoeverHoldsCardsLooksForThemFromTheFirstBoard() {
    hall.types(ADA, "play", "game=booster", "opponents=beginner");
    String buttons = shown().post().rows().toString();
    assertTrue(buttons.contains("My cards"), buttons);
  }

  @Test
  void theAnswerToAMoveBesideItsTableHasNoBoardButSaysThatTheNextComesBelow() {
    PrivateAnswer answer = playsInTheThread();
    String told = "You played knight c1-d3.\nThe next board will appear below.\n";
    assertTrue(answer.words().startsWith(told), answer.words());
    assertEquals(Optional.empty(), answer.post().picture());
  }

  @Test
  void theAnswersOfATurnTakeTheirPlaceOneAfterTheOther() {
    playsInTheThread();
    String card = ADA.id() + " at " + hall.table().id();
    await().until(() -> hall.table().awaited().has(ADA));
    assertEquals(Optional.of(card), hall.presses(ADA, hall.board(), "N d3").replaced);
  }

  @Test
  void aPageOfTheRulesTakesThePlaceOfTheLastAndGoesOnceItsReaderHasMoved() {
    playsInTheThread();
    await().until(() -> hall.table().awaited().has(ADA));
    PrivateAnswer page = hall.presses(ADA, hall.board(), "Rules");
    assertTrue(page.beside.isPresent());
    Optional<String> opened = page.replaced;
    assertTrue(opened.isPresent());
    assertEquals(opened, hall.presses(ADA, hall.board(), "Pairs").replaced);
    assertEquals(Optional.empty(), hall.asks(hall.pressed(ADA, page.post(), "Next")).replaced);
    PrivateAnswer chosen = hall.presses(ADA, hall.board(), "N d3");
    assertEquals(Optional.empty(), chosen.closed);
    PrivateAnswer moved = hall.asks(hall.pressed(ADA, chosen.post(), "c1"));
    assertEquals(opened, moved.closed);
  }

  private PrivateAnswer playsInTheThread() {
    hall.types(ADA, "play", "game=custodian", "opponents=beginner");
    Request typed = hall.typed(ADA, "move", Map.of("action", "c1d3"));
    RequestOrigin inside = new RequestOrigin(new TableLocation("11", number()), Surface.COMMAND);
    return hall.asks(hall.request(ADA, inside, "/move", typed.arguments()));
  }

  @Test
  void whoeverActsInTheThreadIsNotLedThere() {
    custodian();
    Request typed = hall.typed(ADA, "move", Map.of("action", "c1d3"));
    RequestOrigin inside = new RequestOrigin(new TableLocation("11", number()), Surface.COMMAND);
    Post told = hall.asks(hall.request(ADA, inside, "/move", typed.arguments())).post();
    assertFalse(told.words().contains("Your next turn"), told.words());
    assertTrue(
        told.rows().stream()
            .flatMap(List::stream)
            .noneMatch(control -> control instanceof Control.Link));
  }

  @Test
  void nobodyIsLedToABoardThatStandsBelow() {
    playInTheChannel();
    assertEquals(List.of(), hall.types(ADA, "play", "game=parade").post().rows());
  }

  @Test
  void aTurnIsOneNewMessageAndAtMostSixRequests() {
    custodian();
    for (String move : List.of("c1d3", "c7d5", "d3c1", "d5c7")) {
      int before = hall.mail.letters.size();
      hall.plays("c1 d3".contains(move.substring(0, 2)) ? ADA : BEN, move);
      assertEquals(1, sent(since(before)).size());
      // One more is the answer.
      assertTrue(since(before).size() + 1 <= 6, () -> since(before).toString());
    }
  }

  /** What waits for a quiet moment is no part of it. */
  @Test
  void aSecondCircleThatAgreesTakesAtMostSixRequestsAtOnce() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.plays(BEN, "circle d4");
    Post sure = hall.picks(ADA, hall.prompt(ADA), "Knight c2").post();
    int before = hall.mail.letters.size();
    hall.asks(
        hall.pressed(ADA, hall.prompt(ADA), VisibleControls.confirmation(sure).orElseThrow(), ""));
    List<OutgoingMessage> atOnce =
        since(before).stream()
            .filter(letter -> !(letter.address() instanceof MessageAddress.Leisurely))
            .filter(letter -> !(letter.address() instanceof MessageAddress.Aside))
            .toList();
    // The answer is among them.
    assertTrue(atOnce.containsAll(hall.lanes.delivered));
    assertEquals(1, hall.lanes.delivered.size());
    assertTrue(atOnce.size() <= 6, atOnce::toString);
    assertEquals(1, sent(atOnce).stream().filter(l -> !l.address().isDirect()).count());
  }

  @Test
  void anOldMessageShrinksToWhatItTold() {
    custodian();
    MessageId first = hall.board().id();
    hall.plays(ADA, "c1d3");
    String begun = hall.mail.message(first).post().words();
    assertTrue(begun.startsWith("The game has started. "), begun);
    MessageId second = hall.board().id();
    hall.plays(BEN, "c7d5");
    Post past = hall.mail.message(second).post();
    assertEquals(List.of(), past.rows());
    assertEquals(Optional.empty(), past.picture());
    assertTrue(past.words().contains("d3"), past.words());
    assertFalse(past.words().contains("\n"), past.words());
    assertFalse(past.words().contains("d5"), "the next message tells of the last move");
  }

  @Test
  void theMessageInTheChannelIsChangedOnceAMinuteAndShowsTheLastState() {
    custodian();
    List<Instant> due = new ArrayList<>();
    for (String move : List.of("c1d3", "c7d5", "d3c1")) {
      hall.plays(move.equals("c7d5") ? BEN : ADA, move);
      due.add(leisurely().due().orElseThrow());
    }
    Instant last = due.get(2);
    assertTrue(Duration.between(due.get(0), last).compareTo(Duration.ofMinutes(1)) <= 0);
    assertEquals(due.get(1), last, "what waits is replaced");
    assertTrue(
        shown().post().words().contains("Waiting for Ben to move (turn began"),
        shown().post().words());
    hall.waits(Duration.ofMinutes(10));
    hall.plays(BEN, "d5c7");
    Instant next = leisurely().due().orElseThrow();
    assertTrue(next.isBefore(due.get(0).plus(Duration.ofMinutes(11))), "at once after a while");
  }

  @Test
  void theMessageInTheChannelSaysAtOnceThatTheGameIsOver() {
    custodian();
    hall.plays(ADA, "c1d3");
    hall.presses(BEN, hall.types(BEN, "resign").post(), "Resign");
    assertFalse(leisurely().due().filter(hall.now()::isBefore).isPresent(), "it waits for nothing");
    assertTrue(leisurely().post().words().contains("beats"), leisurely().post()::words);
  }

  /** The last change of the message in the channel. */
  private OutgoingMessage leisurely() {
    return hall.mail.letters.stream()
        .filter(letter -> letter.address() instanceof MessageAddress.Leisurely)
        .reduce((one, other) -> other)
        .orElseThrow();
  }

  @Test
  void whoeverPassesByIsLedToTheThread() {
    custodian();
    hall.plays(ADA, "c1d3");
    Control.Link watch = (Control.Link) shown().post().rows().get(0).get(0);
    assertEquals("Go to game", watch.label());
    assertTrue(watch.address().endsWith("/11/" + number()), watch.address());
  }

  private String number() {
    return hall.mail.sent(opener()).orElseThrow().message();
  }

  @Test
  void whatIsTypedInTheThreadIsAboutItsTable() {
    custodian();
    String first = hall.table().id();
    String thread = number();
    hall.opens("custodian", CLEO, BEN);
    RequestOrigin there = new RequestOrigin(new TableLocation("11", thread), Surface.COMMAND);
    Arguments given = new Arguments(Optional.empty(), "", Map.of("action", "c1d3"), List.of());
    hall.asks(hall.request(ADA, there, "/move", given));
    assertEquals(1, hall.tables.find(first).orElseThrow().turn());
    PrivateAnswer board = hall.asks(hall.request(DAN, there, "/board", Arguments.NONE));
    assertTrue(board.words().contains(first), board.words());
  }

  @Test
  void whereNoThreadMayBeOpenedItIsPlayedInTheChannel() {
    RequestOrigin where =
        new RequestOrigin(
            GAMES, Surface.COMMAND, Optional.empty(), new ChannelRights(List.of(), false, false));
    Arguments given = new Arguments(Optional.empty(), "", Map.of("game", "parade"), List.of());
    hall.asks(hall.request(ADA, where, "/play", given));
    assertEquals(new MessageAddress.Channel("22"), hall.board().address());
  }

  private void playInTheChannel() {
    hall.wishes()
        .keep(
            new PreferenceChange.OfServer(
                GAMES,
                new ServerPreferences(
                    TablePlace.CHANNEL,
                    TableCreators.EVERYBODY,
                    DefaultClock.THREE_DAYS,
                    RatedByDefault.OFF,
                    Optional.empty()),
                ADA));
  }

  @Test
  void whereTheServerWantsItItIsPlayedInTheChannel() {
    playInTheChannel();
    custodian();
    assertEquals(new MessageAddress.Channel("22"), hall.board().address());
    assertTrue(hall.table().posted().lobby().isEmpty());
  }

  @Test
  void whatWasChosenInSecretCannotBeTold() {
    assertEquals(afterCircling("circle c2"), afterCircling("circle b3"));
  }

  /** All that everybody can see after Ada has chosen. */
  private static List<OutgoingMessage> afterCircling(String choice) {
    InMemoryChannel hall = new InMemoryChannel();
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.types(ADA, "move", "action=" + choice);
    return hall.mail.letters.stream().filter(letter -> !letter.address().isDirect()).toList();
  }

  @Test
  void theEndIsShownInTheChannelToo() {
    custodian();
    hall.presses(BEN, hall.types(BEN, "resign").post(), "Resign");
    assertTrue(shown().post().words().contains("<@101> beats"), shown().post().words());
  }
}
