package rookery.engine.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.Game;
import rookery.engine.Seat;
import rookery.engine.cards.Dealer;
import rookery.engine.match.History;
import rookery.engine.match.Match;
import rookery.engine.match.PlayerDeclaration;
import rookery.engine.match.ScoreSheet;
import rookery.engine.match.TableTalk;
import rookery.engine.option.Options;
import rookery.engine.text.Sentence;
import rookery.engine.text.Sentences;

/** What is kept of a game that is over: what it counts, and its moves in short notation. */
class FinishedGameTest {
  private static Match played(String id, String... lines) {
    Game game = Games.find(id).orElseThrow();
    Match match = Match.begin(game, Options.of(game.options(), Map.of()), Dealer.sorted());
    for (String line : lines) {
      String[] words = line.split(" ", 2);
      Seat seat = seat(match, words[0]);
      match = match.act(seat, action(match, seat, words[1]), Dealer.sorted());
    }
    return match;
  }

  private static Action action(Match match, Seat seat, String text) {
    return Action.find(match.legal(seat), text).orElseThrow();
  }

  private static Seat seat(Match match, String id) {
    return match.seats().stream().filter(seat -> seat.id().equals(id)).findFirst().orElseThrow();
  }

  private static List<String> tally(Match match) {
    Match over = match;
    for (Seat seat : match.seats()) {
      if (over.result().isEmpty() && seat.side() == match.seats().get(0).side()) {
        over = over.say(seat, PlayerDeclaration.RESIGN);
      }
    }
    return History.tally(over).sentences().stream().map(Sentence::plain).toList();
  }

  @Test
  void nothingIsCountedWhileAGameIsPlayed() {
    assertEquals(Sentences.NONE, History.tally(played("cloak")));
  }

  @Test
  void predictionsThatCameTrueAreCountedForEachTeam() {
    Match match = played("telepathy", "W1 lead W1", "W1 card N", "W2 g1f3");
    assertEquals(List.of("White 1 and White 2 got their only guess right."), tally(match));
  }

  @Test
  void guessesThatWereRightAreCountedForEachSide() {
    Match match =
        played(
            "cloak",
            "W setup RNBQKBNR",
            "B setup RNBQKBNR",
            "W guess 1 R",
            "W e2e4",
            "W skip",
            "W end",
            "B guess 1 Q",
            "B e7e5",
            "B end",
            "W skip",
            "W guess 2 R");
    assertEquals(List.of("White got 1 of 2 guesses right; Black got none right."), tally(match));
  }

  @Test
  void theWayToAgreementIsCountedForEachTeam() {
    Match match =
        played(
            "split-brain",
            "WK circle c2",
            "WQ circle d4",
            "BK circle c7",
            "BQ circle e5",
            "WK use piece");
    assertEquals(
        List.of(
            "White's king-side player and White's queen-side player agreed on their only"
                + " move; Black's king-side player and Black's queen-side player agreed on none."),
        tally(match));
  }

  @Test
  void capturesAndPairsAreCountedInFluidChess() {
    Match match = played("fluid", "W e2e4", "B d7d5", "W e4d5", "B d8d5");
    assertEquals(
        List.of(
            "White and Black each captured 1 piece.",
            "White never moved two pieces together, but Black did once."),
        tally(match));
  }

  @Test
  void aScoreSheetNumbersTheMovesOfBothSidesTogether() {
    Match match = played("fluid", "W e2e4", "B d7d5", "W e4d5");
    assertEquals("1. e2e4 d7d5 2. e4d5", ScoreSheet.of(match).last(100));
    assertEquals(2, ScoreSheet.of(match).length());
  }

  @Test
  void aScoreSheetThatIsTooLongKeepsItsEnd() {
    Match match = played("fluid", "W e2e4", "B d7d5", "W e4d5");
    assertEquals("\u2026 d7d5 2. e4d5", ScoreSheet.of(match).last(14));
  }

  @Test
  void whatIsTakenBackStandsOnNoScoreSheet() {
    Match match = played("fluid", "W e2e4");
    assertEquals(
        "",
        ScoreSheet.of(match.takeBack(seat(match, "W")).say(seat(match, "B"), agree())).last(100));
  }

  private static TableTalk agree() {
    return PlayerDeclaration.AGREE_TAKE_BACK;
  }

  @Test
  void partnersWhoAgreeAreWrittenDownWithTheirMoveAndNotWithTheirCircles() {
    Match match =
        played(
            "split-brain",
            "WK circle c2",
            "WQ circle d4",
            "BK circle c7",
            "BQ circle e5",
            "WK use piece",
            "WQ circle b2");
    assertEquals("1. Nd4 Nd5", ScoreSheet.of(match).last(100));
  }

  @Test
  void aSetUpStandsOnNoScoreSheet() {
    Match match = played("cloak", "W setup RNBQKBNR", "B setup RNBQKBNR", "W e2e4", "W end");
    assertEquals("1. e2e4", ScoreSheet.of(match).last(100));
  }
}
