package rookery.bot.command.agreement;

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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.Arguments;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.rights.ChannelRights;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.table.Person;
import rookery.bot.table.TableLocation;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.match.Match;

/** What people at a table say to one another beside their actions. */
class AgreementTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private OutgoingMessage custodian() {
    hall.opens("custodian", ADA, BEN);
    return hall.board();
  }

  private OutgoingMessage drawOffered() {
    custodian();
    hall.presses(ADA, hall.types(ADA, "draw").post(), "Offer a draw");
    return hall.board();
  }

  @Test
  void aDrawIsOfferedAndTheOtherIsCalled() {
    OutgoingMessage offer = drawOffered();
    assertTrue(offer.post().words().contains("offers a draw"));
    assertEquals(List.of(BEN), offer.post().pinged());
  }

  @Test
  void aDrawAgreedEndsTheGame() {
    PrivateAnswer told = hall.presses(BEN, drawOffered(), "Agree to the draw");
    assertEquals("The game is drawn.", told.words());
    assertEquals(TableStage.OVER, hall.table().stage());
  }

  @Test
  void aDrawDeclinedLetsTheGameGoOn() {
    assertEquals(
        "You declined the draw. The game continues.",
        hall.presses(BEN, drawOffered(), "Play on").words());
    assertTrue(hall.table().running().drawOffer().isEmpty());
  }

  @Test
  void anOfferOfAnEarlierTurnIsNotAgreedTo() {
    OutgoingMessage offer = drawOffered();
    hall.plays(ADA, "c1d3");
    PrivateAnswer told = hall.presses(BEN, offer, "Agree to the draw");
    assertTrue(told.words().startsWith("The game has moved on."), told.words());
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void anOfferThatNoLongerStandsIsNotMadeByAgreeing() {
    OutgoingMessage offer = drawOffered();
    hall.presses(BEN, offer, "Play on");
    assertEquals(
        "That draw offer is no longer open.",
        hall.presses(BEN, offer, "Agree to the draw").words());
    assertTrue(hall.table().running().drawOffer().isEmpty());
  }

  @Test
  void aDrawThatTheRulesDoNotGiveIsNotClaimed() {
    custodian();
    ControlId claim = ControlId.of(ControlVerb.CLAIM, hall.table(), "threefold");
    PrivateAnswer told =
        hall.asks(
            hall.pressed(
                ADA,
                new RequestOrigin(InMemoryChannel.GAMES, RequestOrigin.Surface.BOARD),
                claim,
                ""));
    assertEquals("You can't claim a draw now.", told.words());
  }

  @Test
  void aDrawThatTheRulesGiveIsClaimed() {
    custodian();
    for (int i = 0; i < 2; i++) {
      hall.plays(ADA, "c1d3");
      hall.plays(BEN, "c7d5");
      hall.plays(ADA, "d3c1");
      hall.plays(BEN, "d5c7");
    }
    Post ways = hall.presses(ADA, more(), "Offer a draw").post();
    PrivateAnswer told = hall.presses(ADA, ways, "Claim the draw (threefold repetition)");
    assertEquals("The game is drawn.", told.words());
    assertEquals(TableStage.OVER, hall.table().stage());
  }

  /** What Ada can do beside playing. */
  private Post more() {
    return hall.presses(ADA, hall.board(), "More").post();
  }

  @Test
  void aMoveIsTakenBackOnceTheOtherAgrees() {
    custodian();
    hall.plays(ADA, "c1d3");
    PrivateAnswer question = hall.presses(ADA, more(), "Take back");
    assertEquals(
        "Do you want to ask Ben to let you take back the last move?\n-# You played knight c1-d3.",
        question.words());
    assertTrue(question.beside.isPresent(), "above the board nobody sees it");
    PrivateAnswer asked = hall.presses(ADA, question.post(), "Ask");
    assertTrue(
        asked.words().startsWith("I've asked Ben to let you take back the last move."),
        asked.words());
    String board = hall.board().post().words();
    assertTrue(
        board.startsWith("<@102>, Ada wants to take back the last move. Do you agree?"), board);
    PrivateAnswer agreed = hall.presses(BEN, hall.board(), "Allow the take-back");
    assertEquals("You agreed, and Ada took back the last move.", agreed.words());
    assertTrue(hall.board().post().words().startsWith("<@101>, your move"));
  }

  @Test
  void whoeverRatherDoesNotAskGoesOnFromTheBoard() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    Post asked = hall.types(ADA, "resign").post();
    PrivateAnswer kept = hall.presses(ADA, asked, "Keep playing");
    assertTrue(kept.post().picture().isPresent());
    assertFalse(kept.post().rows().isEmpty(), "there are the buttons to circle a piece");
    custodian();
    hall.plays(ADA, "c1d3");
    Post question = hall.presses(ADA, more(), "Take back").post();
    PrivateAnswer board = hall.presses(ADA, question, "Don't ask");
    assertTrue(board.post().picture().isPresent());
    assertTrue(board.words().contains("Ben"), board.words());
  }

  @Test
  void aTakeBackCanBeDeclined() {
    custodian();
    hall.plays(ADA, "c1d3");
    hall.presses(ADA, hall.types(ADA, "takeback").post(), "Ask");
    PrivateAnswer told = hall.presses(BEN, hall.board(), "Decline");
    assertEquals("You declined the take-back. The game continues.", told.words());
    assertTrue(hall.board().post().words().startsWith("<@102>, your move"));
  }

  @Test
  void aTakeBackPressedUnderAnEarlierBoardAsksForWhatItWouldUndoNow() {
    custodian();
    hall.plays(ADA, "c1d3");
    Post earlier = more();
    hall.plays(BEN, "c7d5");
    PrivateAnswer told = hall.presses(ADA, earlier, "Take back");
    assertEquals(
        "The game has moved on. Do you want to ask Ben to let you take back"
            + " the last 2 moves?\n-# You played knight c1-d3. Ben played knight c7-d5.",
        told.words());
    assertTrue(hall.table().running().takeBackOffer().isEmpty());
  }

  @Test
  void anAgreementToATakeBackOfAnEarlierBoardIsNotTaken() {
    custodian();
    hall.plays(ADA, "c1d3");
    hall.presses(ADA, hall.types(ADA, "takeback").post(), "Ask");
    OutgoingMessage asking = hall.board();
    hall.presses(BEN, asking, "Decline");
    hall.plays(BEN, "c7d5");
    PrivateAnswer told = hall.presses(BEN, asking, "Allow the take-back");
    assertTrue(told.words().startsWith("It's Ada's turn."), told.words());
  }

  @Test
  void whoeverIsToMoveIsCalledOnceATakeBackIsAllowed() {
    OutgoingMessage asking = takeBackAskedOnOnesOwnTurn();
    hall.presses(BEN, asking, "Allow the take-back");
    isCalledAnew(asking, "Ada took back");
  }

  @Test
  void whoeverIsToMoveIsCalledOnceATakeBackIsNotAllowed() {
    OutgoingMessage asking = takeBackAskedOnOnesOwnTurn();
    hall.presses(BEN, asking, "Decline");
    isCalledAnew(asking, "Ben declined the take-back.");
  }

  @Test
  void whoeverIsToMoveIsCalledOnceADrawIsDeclined() {
    custodian();
    hall.presses(ADA, hall.types(ADA, "draw").post(), "Offer a draw");
    OutgoingMessage asking = hall.board();
    hall.presses(BEN, asking, "Play on");
    isCalledAnew(asking, "Ben wants to play on.");
  }

  /** Ben is asked, and Ada may move meanwhile. */
  private OutgoingMessage takeBackAskedOnOnesOwnTurn() {
    custodian();
    hall.plays(ADA, "c1d3");
    hall.plays(BEN, "c7d5");
    hall.presses(ADA, hall.types(ADA, "takeback").post(), "Ask");
    return hall.board();
  }

  private void isCalledAnew(OutgoingMessage asking, String told) {
    OutgoingMessage board = hall.board();
    assertNotEquals(asking.id(), board.id());
    assertTrue(board.post().words().startsWith("<@101>, your move"), board.post().words());
    assertTrue(board.post().words().contains(told), board.post().words());
    assertEquals(List.of(ADA), board.post().pinged());
  }

  @Test
  void whereNobodyElseHasActedSinceATakeBackNeedsNobody() {
    hall.opens("parade", ADA);
    hall.plays(ADA, orderThatShowsNothing());
    PrivateAnswer told = hall.types(ADA, "takeback");
    assertTrue(told.words().startsWith("You took back the last move."), told.words());
    assertTrue(told.post().picture().isPresent());
  }

  private String orderThatShowsNothing() {
    Match match = hall.table().running();
    Seat seat = hall.table().seatOf(ADA);
    return match.legal(seat).stream()
        .filter(action -> !match.cannotBeTakenBack(seat, action))
        .findFirst()
        .orElseThrow()
        .text();
  }

  @Test
  void resigningIsAskedTwice() {
    custodian();
    PrivateAnswer asked = hall.presses(ADA, more(), "Resign");
    assertTrue(asked.words().startsWith("Do you want to resign"), asked.words());
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertTrue(hall.presses(ADA, asked.post(), "Keep playing").post().picture().isPresent());
    assertEquals("You've resigned.", hall.presses(ADA, asked.post(), "Resign").words());
    assertEquals(TableStage.OVER, hall.table().stage());
    assertTrue(hall.board().post().words().startsWith("<@102> beats <@101> at Custodian Chess"));
  }

  @Test
  void aPartnerWhoPlaysOnKeepsTheGameGoing() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    PrivateAnswer strange = hall.presses(CLEO, hall.board(), "Play on");
    assertEquals("Nobody on your side has asked to resign.", strange.words());
    assertEquals("The game goes on.", hall.presses(BEN, hall.board(), "Play on").words());
    assertTrue(hall.table().running().resigned().isEmpty());
    assertFalse(hall.board().post().toString().contains("Resign too"));
  }

  @Test
  void aPartnerResignsToo() {
    hall.opens("split-brain", ADA, BEN, CLEO, DAN);
    PrivateAnswer first = hall.presses(ADA, hall.types(ADA, "resign").post(), "Resign");
    assertTrue(first.words().startsWith("I've told Ben that you want to resign"), first.words());
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertEquals(List.of(BEN), hall.board().post().pinged());
    String words = hall.presses(CLEO, hall.board(), "Resign too").words();
    assertEquals("Only Ben can answer that.", words);
    hall.presses(BEN, hall.board(), "Resign too");
    assertEquals(TableStage.OVER, hall.table().stage());
  }

  @Test
  void aPartnerIsAskedAndAnswers() {
    hall.opens("cooperative", ADA, BEN);
    hall.types(ADA, "ask", "question=Do you hold a rook?");
    assertTrue(hall.board().post().words().contains("Do you hold a rook?"));
    assertEquals(List.of(BEN), hall.board().post().pinged());
    PrivateAnswer told = hall.asks(answer(BEN, "yes"));
    assertEquals("You answered yes.", told.words());
    assertTrue(hall.table().running().questions().isEmpty());
  }

  private Request answer(Person person, String word) {
    int number = hall.table().running().questions().get(0).number();
    ControlId id = ControlId.of(ControlVerb.ANSWER, hall.table(), number + " " + word);
    return hall.pressed(
        person, new RequestOrigin(InMemoryChannel.GAMES, RequestOrigin.Surface.BOARD), id, "");
  }

  @Test
  void whoeverAsksDoesNotAnswer() {
    hall.opens("cooperative", ADA, BEN);
    hall.types(ADA, "ask", "question=Do you hold a rook?");
    assertEquals(
        "You've already asked that. Wait for your partner's answer.",
        hall.asks(answer(ADA, "no")).words());
    assertTrue(hall.asks(answer(CLEO, "no")).words().contains("You have no seat at this table"));
    assertTrue(hall.types(BEN, "games").words().contains("Waiting for your answer"));
  }

  @Test
  void aForgedAnswerIsRefusedInPrivate() {
    hall.opens("cooperative", ADA, BEN);
    for (String forged : List.of("", "yes", "7", "7 maybe", "99999999999 yes", "7 yes")) {
      ControlId id = ControlId.of(ControlVerb.ANSWER, hall.table(), forged);
      PrivateAnswer told =
          hall.asks(
              hall.pressed(
                  BEN,
                  new RequestOrigin(InMemoryChannel.GAMES, RequestOrigin.Surface.BOARD),
                  id,
                  ""));
      assertTrue(!told.words().contains("went wrong"), forged + ": " + told.words());
    }
  }

  @Test
  void whatNobodyCanSeeIsNoQuestion() {
    hall.opens("cooperative", ADA, BEN);
    assertEquals(
        "Type a yes-or-no question.", hall.types(ADA, "ask", "question=\u202e\u202e").words());
    hall.types(ADA, "ask", "question=A \u202erook?");
    assertEquals("A rook?", hall.table().running().questions().get(0).text());
  }

  @Test
  void nobodyAsksWhereThereIsNoPartner() {
    custodian();
    PrivateAnswer told = hall.types(ADA, "ask", "question=Do you hold a rook?");
    assertEquals("Partners can't ask each other questions in this game.", told.words());
  }

  @Test
  void aGameIsStoppedByThoseAloneWhoLookAfterItsChannel() {
    String id = custodian().table();
    Arguments given = new Arguments(Optional.empty(), "", Map.of("table", id), List.of());
    RequestOrigin elsewhere =
        new RequestOrigin(InMemoryChannel.ELSEWHERE, RequestOrigin.Surface.COMMAND);
    assertEquals(
        "Only people who manage <#22> can stop this game.",
        hall.asks(hall.request(ADA, elsewhere, "/stop", given)).words());
    PrivateAnswer asked = hall.types(DAN, "stop", "table=" + id);
    assertEquals(TableStage.PLAYING, hall.table().stage());
    assertTrue(stops(DAN, asked, MANAGES_IT).words().startsWith("You've stopped"));
    assertEquals(TableStage.CLOSED, hall.table().stage());
    assertEquals("This game is already over.", hall.types(DAN, "stop", "table=" + id).words());
  }

  @Test
  void theOnlyTableNeedNotBeNamedToBeStoppedAndAllReadWhoHasStoppedIt() {
    custodian();
    stops(DAN, hall.types(DAN, "stop"), MANAGES_IT);
    String words = hall.board().post().words();
    assertTrue(words.startsWith("Dan stopped this game of Custodian Chess."), words);
    assertEquals(List.of(ADA, BEN), hall.board().post().pinged());
  }

  private static final ChannelRights MANAGES_IT =
      new ChannelRights(List.of(), true, false, Set.of("22"));

  private PrivateAnswer stops(Person person, PrivateAnswer asked, ChannelRights rights) {
    return stops(person, asked, InMemoryChannel.GAMES, rights);
  }

  private PrivateAnswer stops(
      Person person, PrivateAnswer asked, TableLocation place, ChannelRights rights) {
    RequestOrigin where =
        new RequestOrigin(place, RequestOrigin.Surface.OWN_PRIVATE, Optional.empty(), rights);
    return hall.asks(
        hall.pressed(person, where, VisibleControls.button(asked.post(), "Stop the game"), ""));
  }

  @Test
  void whoeverTheServerPermitsToStopGamesCanPressTheButtonForAWhile() {
    custodian();
    PrivateAnswer late = hall.types(DAN, "stop");
    hall.waits(Duration.ofMinutes(16));
    assertEquals(
        "Only people who manage <#22> can stop this game.",
        stops(DAN, late, ChannelRights.USUAL).words());
    stops(DAN, hall.types(DAN, "stop"), ChannelRights.USUAL);
    assertEquals(TableStage.CLOSED, hall.table().stage());
  }

  @Test
  void aButtonThatClaimsToBeGoodForLongerStopsNothing() {
    custodian();
    long tomorrow = hall.now().plus(Duration.ofDays(1)).getEpochSecond();
    for (String until : List.of(Long.toString(tomorrow), "tomorrow")) {
      ControlId forged = ControlId.of(ControlVerb.STOP, hall.table(), until);
      assertEquals(
          "Only people who manage <#22> can stop this game.", hall.pressesOwn(DAN, forged).words());
    }
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void whoMayStopAGameIsAskedOnceMoreWhenTheButtonIsPressed() {
    custodian();
    PrivateAnswer asked = askedByManager();
    assertEquals(
        "Only people who manage <#22> can stop this game.",
        stops(DAN, asked, ChannelRights.USUAL).words());
    assertEquals(TableStage.PLAYING, hall.table().stage());
    stops(DAN, asked, new ChannelRights(List.of(), true, true));
    assertEquals(TableStage.CLOSED, hall.table().stage());
  }

  @Test
  void aButtonDoesNothingInAnotherServer() {
    custodian();
    PrivateAnswer asked = hall.types(DAN, "stop");
    ChannelRights all = new ChannelRights(List.of(), true, true, Set.of("22"));
    TableLocation abroad = new TableLocation("99", "22");
    String words = stops(DAN, asked, abroad, all).words();
    assertTrue(words.startsWith("There's no table"), words);
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void aPlayerWhoManagesAnotherServerCannotStopTheGameFromThere() {
    custodian();
    PrivateAnswer asked = askedByManager();
    ChannelRights all = new ChannelRights(List.of(), true, true, Set.of("22"));
    TableLocation abroad = new TableLocation("99", "33");
    assertEquals(
        "Only people who manage <#22> can stop this game.", stops(ADA, asked, abroad, all).words());
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  private PrivateAnswer askedByManager() {
    RequestOrigin typed =
        new RequestOrigin(
            InMemoryChannel.GAMES, RequestOrigin.Surface.COMMAND, Optional.empty(), MANAGES_IT);
    Arguments none = new Arguments(Optional.empty(), "", Map.of(), List.of());
    return hall.asks(hall.request(DAN, typed, "/stop", none));
  }

  @Test
  void noButtonShowsATableToThoseWhoCannotSeeIt() {
    custodian();
    TableLocation abroad = new TableLocation("99", "22");
    for (String verb :
        List.of(
            ControlVerb.BOARD,
            ControlVerb.HISTORY,
            ControlVerb.MORE,
            ControlVerb.SQUARES,
            ControlVerb.REPLAY)) {
      ControlId id = ControlId.of(verb, hall.table());
      RequestOrigin there = new RequestOrigin(abroad, RequestOrigin.Surface.BOARD);
      PrivateAnswer told = hall.asks(hall.pressed(DAN, there, id, ""));
      assertTrue(told.words().startsWith("There's no table"), verb + ": " + told.words());
      assertFalse(hall.asks(hall.pressed(ADA, there, id, "")).words().isEmpty());
    }
  }
}
