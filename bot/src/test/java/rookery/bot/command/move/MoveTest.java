package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rookery.bot.request.testroom.InMemoryChannel.ADA;
import static rookery.bot.request.testroom.InMemoryChannel.BEN;
import static rookery.bot.request.testroom.InMemoryChannel.CLEO;
import static rookery.bot.request.testroom.InMemoryChannel.DAN;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Button;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.OutgoingMessage;
import rookery.bot.post.Post;
import rookery.bot.request.Arguments;
import rookery.bot.request.InputForm;
import rookery.bot.request.Request;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.PrivateAnswer;
import rookery.bot.request.testroom.VisibleControls;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageLayout;

/** Actions in the open, typed and by the menus. */
class MoveTest {
  private final InMemoryChannel hall = new InMemoryChannel();

  private OutgoingMessage custodian() {
    hall.opens("custodian", ADA, BEN);
    return hall.board();
  }

  @Test
  void whatIsTypedIsAnsweredWithWhatCameOfIt() {
    custodian();
    PrivateAnswer told = hall.plays(ADA, "c1d3");
    assertTrue(told.words().contains("d3"), told.words());
    assertTrue(told.words().contains("Waiting for Ben to move"), told.words());
    assertTrue(told.post().picture().isPresent());
    assertFalse(told.words().contains("moved on"));
  }

  @Test
  void aMoveIsSaidByANewBoardAndLeavesTheOldOneWithoutButtons() {
    OutgoingMessage before = custodian();
    int letters = hall.mail.letters.size();
    hall.plays(ADA, "c1d3");
    List<OutgoingMessage> written = hall.mail.letters.subList(letters, hall.mail.letters.size());
    assertEquals(1, written.stream().filter(letter -> letter.changes().isEmpty()).count());
    assertEquals(List.of(BEN), hall.board().post().pinged());
    assertTrue(hall.mail.message(before.id()).post().rows().isEmpty());
    assertTrue(hall.mail.message(before.id()).post().picture().isEmpty());
  }

  @Test
  void aMessageOfComponentsIsChangedAsOneAndTheNextIsClassic() {
    custodian();
    OutgoingMessage before = hall.tables.withFormerBoard();
    hall.plays(ADA, "c1d3");
    assertEquals(MessageLayout.COMPONENTS, hall.mail.message(before.id()).post().layout());
    assertEquals(MessageLayout.CLASSIC, hall.board().post().layout());
  }

  @Test
  void anIllegalMoveIsExplainedAndChangesNothing() {
    custodian();
    int changes = hall.tables.changes.size();
    PrivateAnswer told = hall.plays(ADA, "d2d4");
    assertTrue(told.words().contains("Did you mean"), told.words());
    assertTrue(told.post().picture().isEmpty());
    assertEquals(changes, hall.tables.changes.size());
  }

  @Test
  void garbageIsAnsweredPolitely() {
    custodian();
    String words = hall.plays(ADA, "%s<@&1>`;drop").words();
    assertTrue(words.startsWith("Type the two squares of a move, or the move in chess notation. "));
    assertTrue(words.contains("`a2a3`"), words);
    assertFalse(words.contains("drop"), words);
  }

  @Test
  void somebodyElsesTurnIsNotTaken() {
    custodian();
    PrivateAnswer told = hall.plays(BEN, "c7d5");
    assertTrue(told.words().startsWith("It's Ada's turn."), told.words());
    assertTrue(told.post().picture().isPresent());
  }

  @Test
  void aSpectatorCanOnlyWatch() {
    OutgoingMessage board = custodian();
    assertTrue(hall.presses(DAN, board, "Move").words().contains("only watch"));
  }

  @Test
  void theMenusLeadToAMove() {
    OutgoingMessage board = custodian();
    Post pieces = hall.presses(ADA, board, "Move").post();
    Post targets = hall.picks(ADA, pieces, "Knight c1").post();
    PrivateAnswer done = hall.picks(ADA, targets, "d3");
    assertTrue(done.words().contains("Waiting for Ben to move"), done.words());
    assertTrue(hall.board().post().words().startsWith("<@102>, your move in Custodian Chess."));
  }

  @Test
  void aMenuIsStartedAgain() {
    OutgoingMessage board = custodian();
    Post pieces = hall.presses(ADA, board, "Move").post();
    Post targets = hall.picks(ADA, pieces, "Knight c1").post();
    assertEquals(pieces, hall.presses(ADA, targets, "\u2190 Back").post());
  }

  @Test
  void aButtonOfATurnThatHasPassedShowsThePresentBoardAndChoices() {
    OutgoingMessage board = custodian();
    Post pieces = hall.presses(ADA, board, "Move").post();
    hall.plays(ADA, "c1d3");
    hall.plays(BEN, "c7d5");
    PrivateAnswer told = hall.picks(ADA, pieces, "Knight c1");
    assertTrue(told.words().startsWith("The game has moved on."), told.words());
    assertTrue(told.post().picture().isPresent());
    assertEquals(hall.table().turn(), VisibleControls.choices(told.post()).get(0).id().turn());
  }

  @Test
  void whoeverIsNotToActSeesThePresentBoardAlone() {
    OutgoingMessage board = custodian();
    hall.plays(ADA, "c1d3");
    PrivateAnswer told = hall.presses(ADA, board, "Move");
    assertTrue(told.words().startsWith("It's Ben's turn."), told.words());
    assertTrue(told.post().picture().isPresent());
    ControlId only = VisibleControls.button(told.post(), "Explain");
    assertEquals(
        List.of(List.of(only)),
        told.post().rows().stream()
            .map(row -> row.stream().map(control -> ((Button) control).id()).toList())
            .toList());
  }

  @Test
  void theSamePressTwiceCountsOnce() {
    custodian();
    Request move = hall.typed(ADA, "move", Map.of("action", "c1d3"));
    hall.asks(move);
    PrivateAnswer again = new PrivateAnswer();
    assertFalse(hall.host.handle(move, again));
    assertTrue(again.given.isEmpty());
  }

  @Test
  void twoTapsOnOneButtonCountOnceAndGetTheSameAnswer() {
    OutgoingMessage board = custodian();
    Post pieces = hall.presses(ADA, board, "Move").post();
    Post targets = hall.picks(ADA, pieces, "Knight c1").post();
    Request first = hall.pressed(ADA, targets, "d3");
    Request second = hall.pressed(ADA, targets, "d3");
    Post outcome = hall.asks(first).post();
    int turn = hall.table().turn();
    assertEquals(outcome, hall.asks(second).post());
    assertEquals(turn, hall.table().turn());
  }

  @Test
  void whatWasTypedIntoAFormIsPlayed() {
    OutgoingMessage board = custodian();
    Post more = hall.presses(ADA, board, "More").post();
    assertTrue(typedAt(more, "c1d3").words().contains("Waiting for Ben to move"));
  }

  @Test
  void aSlipInAFormLeavesTheBoardWithItsButtonsAndOffersWhatCouldBeMeant() {
    OutgoingMessage board = custodian();
    Post more = hall.presses(ADA, board, "More").post();
    Post again = typedAt(more, "c1d4").post();
    assertTrue(again.words().contains("Did you mean `c1d3`"), again.words());
    assertTrue(again.picture().isPresent());
    assertTrue(VisibleControls.choices(again).size() > 5);
    String echo = typedAt(more, "**z**").words();
    assertFalse(echo.contains("**z**"), echo);
    int turn = hall.table().turn();
    hall.presses(ADA, again, "c1d3");
    assertNotEquals(turn, hall.table().turn());
  }

  @Test
  void aFormShowsHowAMoveOfThisPositionIsTyped() {
    hall.opens("parade", ADA);
    Post more = hall.presses(ADA, hall.board(), "More").post();
    InputForm form = hall.host.form(hall.pressed(ADA, more, "Type it")).orElseThrow().get();
    String hint = ((InputForm.Line) form.fields().get(0)).hint();
    String example = hint.replace("For example ", "");
    assertTrue(
        hall.table().running().legal(hall.table().seatOf(ADA)).stream()
            .anyMatch(one -> one.text().equals(example)),
        hint);
    assertTrue(example.contains(":"), hint);
  }

  @Test
  void aFormOfAnEarlierTurnPlaysNothing() {
    OutgoingMessage board = custodian();
    Post earlier = hall.presses(ADA, board, "More").post();
    hall.plays(ADA, "c1d3");
    int turn = hall.table().turn();
    assertTrue(typedAt(earlier, "d3c1").words().startsWith("It's Ben's turn."));
    assertEquals(turn, hall.table().turn());
  }

  private PrivateAnswer typedAt(Post more, String action) {
    Request press = hall.pressed(ADA, more, "Type a move");
    Arguments given =
        new Arguments(press.arguments().turn(), "", Map.of(Arguments.TYPED, action), List.of());
    return hall.asks(
        new Request(press.id(), ADA, press.where(), ControlVerb.TYPE, press.table(), given));
  }

  @Test
  void aButtonOpensAFormWithoutAskingTheTable() {
    OutgoingMessage board = custodian();
    Post more = hall.presses(ADA, board, "More").post();
    assertTrue(hall.host.form(hall.pressed(ADA, more, "Type a move")).isPresent());
    assertTrue(hall.host.form(hall.pressed(ADA, board, "Move")).isEmpty());
  }

  @Test
  void aStepThatCanBeTakenBackFreelyIsPlayedAtOnce() {
    hall.opens("parade", ADA);
    Post at = hall.presses(ADA, hall.board(), "Give an order").post();
    int turn = hall.table().turn();
    for (int i = 0; i < 10 && hall.table().turn() == turn; i++) {
      List<Button> answers = VisibleControls.choices(at);
      at = hall.presses(ADA, at, answers.get(answers.size() - 1).label()).post();
    }
    assertNotEquals(turn, hall.table().turn());
    assertEquals(TableStage.PLAYING, hall.table().stage());
  }

  @Test
  void aForgedChoiceBringsUpThePresentOnes() {
    OutgoingMessage board = custodian();
    Post pieces = hall.presses(ADA, board, "Move").post();
    ControlId id = ControlId.of(ControlVerb.CHOOSE, hall.table(), "0~z9");
    Request forged =
        hall.pressed(
            ADA,
            new RequestOrigin(InMemoryChannel.GAMES, RequestOrigin.Surface.OWN_PRIVATE),
            id,
            "");
    assertEquals(pieces, hall.asks(forged).post());
  }

  @Test
  void aForgedMenuLeadsToNoAction() {
    custodian();
    ControlId play =
        new ControlId(ControlVerb.PLAY, hall.table().id(), hall.table().turn(), "0~z9");
    Request forged =
        hall.pressed(
            ADA,
            new RequestOrigin(InMemoryChannel.GAMES, RequestOrigin.Surface.OWN_PRIVATE),
            play,
            "");
    assertEquals(9, VisibleControls.choices(hall.asks(forged).post()).size());
    assertEquals(0, hall.table().turn());
  }

  @Test
  void anUnknownVerbIsFromAnOlderVersion() {
    ControlId old = new ControlId("conquer", "-", 0, "");
    PrivateAnswer told =
        hall.asks(
            hall.pressed(
                ADA,
                new RequestOrigin(InMemoryChannel.GAMES, RequestOrigin.Surface.BOARD),
                old,
                ""));
    assertTrue(told.words().contains("older version"), told.words());
  }

  @Test
  void aTableIsNamedWhereThereAreSeveral() {
    String first = hall.opens("custodian", ADA, BEN).id();
    hall.opens("custodian", ADA, CLEO);
    assertTrue(hall.plays(ADA, "c1d3").words().contains("Type which one you mean"));
    PrivateAnswer told = hall.types(ADA, "move", "action=c1d3", "table=" + first);
    assertTrue(told.words().contains("Waiting for Ben to move"), told.words());
    assertEquals(1, hall.tables.find(first).orElseThrow().turn());
  }

  @Test
  void theTableThatWaitsIsMeant() {
    hall.opens("custodian", ADA, BEN);
    hall.plays(ADA, "c1d3");
    String other = hall.opens("custodian", ADA, CLEO).id();
    hall.plays(ADA, "c1d3");
    assertEquals(1, hall.tables.find(other).orElseThrow().turn());
  }

  @Test
  void whoeverSitsAtATableActsFromAnywhere() {
    String id = hall.opens("custodian", ADA, BEN).id();
    RequestOrigin elsewhere =
        new RequestOrigin(InMemoryChannel.ELSEWHERE, RequestOrigin.Surface.COMMAND);
    Arguments given =
        new Arguments(Optional.empty(), "", Map.of("action", "c1d3", "table", id), List.of());
    assertTrue(
        hall.asks(hall.request(ADA, elsewhere, "/move", given))
            .words()
            .contains("Waiting for Ben to move"));
    PrivateAnswer stranger = hall.asks(hall.request(DAN, elsewhere, "/board", given));
    assertTrue(stranger.words().startsWith("There's no table"), stranger.words());
  }

  @Test
  void theEndIsToldToWhoeverBroughtItAbout() {
    hall.opens("parade", ADA);
    PrivateAnswer told = hall.types(ADA, "resign");
    PrivateAnswer resigned = hall.presses(ADA, told.post(), "Resign");
    assertTrue(resigned.words().startsWith("You gave up Parade"), resigned.words());
    assertEquals(TableStage.OVER, hall.table().stage());
    PrivateAnswer late = hall.types(ADA, "move", "action=stop", "table=" + hall.table().id());
    assertEquals("This game is over.", late.words());
  }

  @Test
  void aPageOfChoicesThatAreNoMoreShowsThoseThereAre() {
    custodian();
    PrivateAnswer told = hall.pressesOwn(ADA, ControlId.of(ControlVerb.PAGE, hall.table(), "0~z9"));
    assertEquals(
        hall.pressesOwn(ADA, ControlId.of(ControlVerb.MOVE, hall.table())).post(), told.post());
  }
}
