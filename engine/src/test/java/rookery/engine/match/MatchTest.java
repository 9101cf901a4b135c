package rookery.engine.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Result;
import rookery.engine.Seat;
import rookery.engine.Viewer;
import rookery.engine.cards.Dealer;
import rookery.engine.games.Games;
import rookery.engine.option.Options;
import rookery.engine.reading.ActionReading;

class MatchTest {
  private static Match begin(String id) {
    Game game = Games.find(id).orElseThrow();
    Dealer dealer = Dealer.of(new SplittableRandom(1));
    return Match.begin(game, Options.of(game.options(), Map.of()), dealer);
  }

  private static Seat seat(Match match, String id) {
    return match.seats().stream().filter(seat -> seat.id().equals(id)).findFirst().orElseThrow();
  }

  private static Match act(Match match, String id, String text) {
    Seat seat = seat(match, id);
    ActionReading.One read = (ActionReading.One) match.read(seat, text);
    return match.act(seat, read.action(), Dealer.sorted());
  }

  private static Action action(Match match, Seat seat, String text) {
    return Action.find(match.legal(seat), text).orElseThrow();
  }

  private static String result(Match match) {
    return match.result().map(Result::exchanged).map(Map::toString).orElse("none");
  }

  @Test
  void whatLeavesNoChoiceIsDoneUntilThereIsOneEachTimeAsAnEntry() {
    Match match = begin("neighbour");
    Seat alone = match.seats().get(0);
    Match after =
        match.actUntilChoice(alone, match.legal(alone).get(0), Dealer.of(new SplittableRandom(2)));
    List<Entry.Step> acts =
        after.record().standing().stream().filter(Entry.Act.class::isInstance).toList();
    assertTrue(acts.size() > 1, acts.toString());
    assertTrue(acts.stream().allMatch(act -> ((Entry.Act) act).action().equals("add")));
    assertTrue(after.legal(alone).size() > 1, after.legal(alone).toString());
  }

  @Test
  void adviceIsWorkedOutOnceForASeat() {
    Match match = begin("custodian");
    Seat white = seat(match, "W");
    assertSame(match.advice(white), match.advice(white));
  }

  @Test
  void aMoveThatTakesTheOnlyGuardAwayLosesAnotherPiece() {
    Match match = begin("fluid");
    String[] plies = {"e2e4", "d7d5", "d2d3", "a7a6"};
    for (int i = 0; i < plies.length; i++) {
      match = act(match, i % 2 == 0 ? "W" : "B", plies[i]);
    }
    Seat white = seat(match, "W");
    assertTrue(match.losesOthers(white, action(match, white, "d3d4")));
    assertFalse(match.losesOthers(white, action(match, white, "a2a3")));
  }

  @Test
  void aResignationLosesAGameOfTwo() {
    Match match = begin("custodian");
    assertEquals(
        "{kind=win, seats=[B], reason=resignation}",
        result(match.say(seat(match, "W"), PlayerDeclaration.RESIGN)));
  }

  @Test
  void aMatchWaitsForWhoeverIsToAct() {
    Match match = begin("custodian");
    assertEquals(List.of(Set.of(seat(match, "W"))), match.awaited());
    assertEquals(match.view(Viewer.SPECTATOR).awaited(), match.awaited());
  }

  @Test
  void aMatchThatIsOverWaitsForNobody() {
    Match match = begin("custodian");
    assertEquals(List.of(), match.say(seat(match, "W"), PlayerDeclaration.RESIGN).awaited());
  }

  @Test
  void aTeamHasLostWhenBothPartnersHaveResigned() {
    Match match = begin("split-brain");
    Match one = match.say(seat(match, "WK"), PlayerDeclaration.RESIGN);
    assertEquals("none", result(one));
    assertEquals(
        "{kind=win, seats=[BK, BQ], reason=resignation}",
        result(one.say(seat(match, "WQ"), PlayerDeclaration.RESIGN)));
  }

  @Test
  void aSolitaireIsGivenUp() {
    Match match = begin("parade");
    assertEquals(
        "{kind=score, score=0, verdict=loss, reason=given-up}",
        result(match.say(seat(match, "P1"), PlayerDeclaration.RESIGN)));
  }

  @Test
  void aDrawNeedsEverySeat() {
    Match match = begin("split-brain");
    for (String id : List.of("WK", "BQ", "BK")) {
      match = match.say(seat(match, id), PlayerDeclaration.DRAW);
      assertEquals("none", result(match));
    }
    assertEquals(
        "{kind=draw, reason=agreed}", result(match.say(seat(match, "WQ"), PlayerDeclaration.DRAW)));
  }

  @Test
  void aDeclinedDrawIsOffTheTable() {
    Match match = begin("custodian");
    Match declined =
        match
            .say(seat(match, "W"), PlayerDeclaration.DRAW)
            .say(seat(match, "B"), PlayerDeclaration.DECLINE_DRAW);
    assertEquals(Optional.empty(), declined.drawOffer());
  }

  @Test
  void aMoveOfTheOtherSideAnswersADrawOffer() {
    Match match = begin("custodian");
    Match offered = match.say(seat(match, "B"), PlayerDeclaration.DRAW);
    assertEquals(Optional.empty(), act(offered, "W", "c1d3").drawOffer());
  }

  @Test
  void aMoveOfTheOwnSideLeavesADrawOfferStanding() {
    Match match = begin("custodian");
    Match offered = match.say(seat(match, "W"), PlayerDeclaration.DRAW);
    assertTrue(act(offered, "W", "c1d3").drawOffer().isPresent());
  }

  @Test
  void aHiddenChangeOfACircleLeavesADrawOfferStanding() {
    Match match = act(begin("split-brain"), "WK", "circle c2");
    Match offered = match.say(seat(match, "BK"), PlayerDeclaration.DRAW);
    assertTrue(act(offered, "WK", "circle f2").drawOffer().isPresent());
  }

  @Test
  void aClaimNeedsItsReason() {
    Match match = begin("custodian");
    assertThrows(
        IllegalActionException.class,
        () -> match.say(seat(match, "W"), new TableTalk.Claim("threefold")));
  }

  @Test
  void theThirdOccurrenceCanBeClaimed() {
    Match match = begin("custodian");
    for (int round = 0; round < 2; round++) {
      match = act(act(act(act(match, "W", "c1d3"), "B", "c7d5"), "W", "d3c1"), "B", "d5c7");
    }
    assertEquals(
        "{kind=draw, reason=threefold}",
        result(match.say(seat(match, "W"), new TableTalk.Claim("threefold"))));
  }

  @Test
  void whoRunsOutOfTimeForfeits() {
    Match match = begin("custodian");
    assertEquals(
        "{kind=win, seats=[W], reason=forfeit}",
        result(match.say(seat(match, "B"), PlayerDeclaration.FORFEIT)));
  }

  @Test
  void nothingIsDoneOnceItIsOver() {
    Match over = begin("custodian").say(seat(begin("custodian"), "W"), PlayerDeclaration.RESIGN);
    Seat black = seat(over, "B");
    assertThrows(IllegalActionException.class, () -> over.say(black, PlayerDeclaration.RESIGN));
    assertEquals(List.of(), over.legal(black));
    assertEquals(List.of(), over.view(Viewer.of(black)).legal());
  }

  @Test
  void aTakeBackIsDoneWhenTheOtherAgrees() {
    Match match = act(begin("custodian"), "W", "c1d3");
    Match asked = match.takeBack(seat(match, "W"));
    assertTrue(asked.takeBackOffer().isPresent());
    Match done = asked.say(seat(match, "B"), PlayerDeclaration.AGREE_TAKE_BACK);
    assertEquals(
        begin("custodian").view(Viewer.SPECTATOR).facts(), done.view(Viewer.SPECTATOR).facts());
  }

  @Test
  void aSolitairesMoveIsTakenBackAtOnce() {
    Match match = begin("parade");
    Seat player = seat(match, "P1");
    String move =
        match.legal(player).stream()
            .map(action -> action.text())
            .filter(text -> !text.equals("add"))
            .findFirst()
            .orElseThrow();
    Match back = act(match, "P1", move).takeBack(player);
    assertEquals(match.view(Viewer.of(player)).facts(), back.view(Viewer.of(player)).facts());
  }

  @Test
  void aShownCardIsNotTakenBack() {
    Match match = act(begin("parade"), "P1", "add");
    assertThrows(IllegalActionException.class, () -> match.takeBack(seat(match, "P1")));
  }

  @Test
  void shownCirclesAreNotTakenBack() {
    Match match = act(act(begin("split-brain"), "WK", "circle c2"), "WQ", "circle d4");
    assertThrows(IllegalActionException.class, () -> match.takeBack(seat(match, "WQ")));
  }

  @Test
  void theRevisionTellsNothingOfAHiddenChange() {
    Match once = act(begin("split-brain"), "WK", "circle c2");
    Match twice = act(once, "WK", "circle f2");
    assertEquals(once.revision(), twice.revision());
    assertEquals(once.recent(), twice.recent());
  }

  @Test
  void theRevisionStaysWhileSeveralChooseAtTheSameTime() {
    Match match = begin("split-brain");
    assertEquals(match.revision(), act(match, "WK", "circle c2").revision());
  }

  @Test
  void aRecordLeadsToTheSameMatch() {
    Match match = act(act(begin("custodian"), "W", "c1d3"), "B", "c7d5");
    Match talked = match.say(seat(match, "W"), PlayerDeclaration.DRAW).takeBack(seat(match, "B"));
    Match again = Match.replay(talked.game(), GameRecord.parse(talked.record().text()));
    assertEquals(
        MatchTranscript.of(talked, Viewer.SPECTATOR), MatchTranscript.of(again, Viewer.SPECTATOR));
    assertEquals(talked.drawOffer(), again.drawOffer());
    assertEquals(talked.takeBackOffer(), again.takeBackOffer());
    assertEquals(talked.revision(), again.revision());
  }

  @Test
  void aRecordOfOtherRulesIsNotReinterpreted() {
    GameRecord record = begin("custodian").record();
    GameRecord older =
        new GameRecord(record.game(), record.rulesVersion() - 1, record.options(), List.of());
    Game game = Games.find("custodian").orElseThrow();
    assertThrows(IllegalStateException.class, () -> Match.replay(game, older));
  }
}
