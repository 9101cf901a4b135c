package rookery.engine.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rookery.engine.Action;
import rookery.engine.PlayOutcome;
import rookery.engine.TwoColourSeats;
import rookery.engine.View;
import rookery.engine.Viewer;
import rookery.engine.text.GameLogLine;
import rookery.engine.text.Sentences;

class PlayableStateTest {
  private static final PlayableState<MarbleGame> FIVE = new PlayableState<>(MarbleGame.of(5));
  private static final PlayableState<MarbleGame> EMPTY = new PlayableState<>(MarbleGame.of(0));
  private static final PlayableState<MarbleGame> WAITING = new PlayableState<>(MarbleGame.of(8));

  private static Action take(PlayableState<MarbleGame> moment, int count) {
    return moment.find(TwoColourSeats.WHITE, "take " + count).orElseThrow();
  }

  @Test
  void legalActionsAreSortedByText() {
    assertEquals(
        List.of("take 1", "take 12", "take 2"),
        FIVE.legal(TwoColourSeats.WHITE).stream().map(Action::text).toList());
  }

  @Test
  void equalTextsAreEqualActionsWhateverTheMoment() {
    Action there = take(new PlayableState<>(MarbleGame.of(3)), 2);
    assertEquals(take(FIVE, 2), there);
    assertEquals(take(FIVE, 2).hashCode(), there.hashCode());
  }

  @Test
  void anActionOfAnotherMomentIsPlayedAsTheOneOfItsTextHere() {
    Action there = take(new PlayableState<>(MarbleGame.of(3)), 2);
    assertEquals(3, FIVE.play(TwoColourSeats.WHITE, there).situation().marbles());
  }

  @Test
  void whatIsNotLegalIsNotPlayed() {
    assertThrows(
        IllegalArgumentException.class, () -> FIVE.play(TwoColourSeats.BLACK, take(FIVE, 1)));
    assertThrows(
        IllegalArgumentException.class, () -> EMPTY.play(TwoColourSeats.WHITE, take(FIVE, 1)));
  }

  @Test
  void aNameThatTwoDeedsHaveIsNobodys() {
    Map<String, Action> aliases = FIVE.aliases(TwoColourSeats.WHITE);
    assertEquals(Set.of("1", "2", "12"), aliases.keySet());
    assertEquals(take(FIVE, 12), aliases.get("12"));
  }

  @Test
  void aNameThatOneDeedHasTwiceIsItsOwn() {
    assertTrue(FIVE.aliases(TwoColourSeats.BLACK).containsKey("many"));
  }

  @Test
  void nothingIsWorkedOutBeforeItIsAsked() {
    PlayableState<MarbleGame> next = FIVE.play(TwoColourSeats.WHITE, take(FIVE, 1));
    assertEquals(0, next.situation().asked().get());
  }

  @Test
  void resultAndDeedsAreAskedOnce() {
    PlayableState<MarbleGame> moment = new PlayableState<>(MarbleGame.of(5));
    for (int i = 0; i < 3; i++) {
      moment.legal(TwoColourSeats.WHITE);
      moment.view(Viewer.of(TwoColourSeats.WHITE));
      moment.result();
    }
    assertEquals(2, moment.situation().asked().get());
  }

  @Test
  void thoseWhoNeedNotActAreNotAwaited() {
    assertEquals(Set.of(TwoColourSeats.WHITE, TwoColourSeats.BLACK), FIVE.mayAct());
    assertEquals(List.of(Set.of(TwoColourSeats.WHITE)), FIVE.awaited());
  }

  @Test
  void nobodyMayActAfterTheEnd() {
    assertEquals(Set.of(), EMPTY.mayAct());
    assertEquals(List.of(), EMPTY.awaited());
    assertEquals(List.of(), EMPTY.legal(TwoColourSeats.WHITE));
    assertEquals(Map.of(), EMPTY.aliases(TwoColourSeats.WHITE));
    assertEquals(Set.of(), EMPTY.claims(TwoColourSeats.WHITE));
    assertEquals(Optional.empty(), EMPTY.refusal(TwoColourSeats.WHITE, "take 1"));
  }

  @Test
  void nobodyMayActBeforeTheShuffle() {
    assertEquals(Set.of(), WAITING.mayAct());
    assertEquals(4, WAITING.shuffled(List.of("blue", "red")).situation().marbles());
  }

  @Test
  void onlyTheDeckAskedForIsTaken() {
    assertThrows(IllegalArgumentException.class, () -> WAITING.shuffled(List.of("red", "red")));
    assertThrows(IllegalArgumentException.class, () -> FIVE.shuffled(List.of("red", "blue")));
  }

  @Test
  void whatWasDoneIsToldWithWhatCameOfIt() {
    PlayOutcome played = FIVE.played(TwoColourSeats.WHITE, take(FIVE, 2));
    assertEquals(
        Optional.of("White leaves 3."),
        played.news().line(Viewer.SPECTATOR).map(GameLogLine::plain));
    assertTrue(played.news().reveals());
    assertFalse(played.news().isFinal());
  }

  @Test
  void aViewAddsWhatTheViewerMayDo() {
    View view = FIVE.view(Viewer.of(TwoColourSeats.BLACK));
    assertEquals(Optional.of(Sentences.of("Tip a marble in if you like.")), view.task());
    assertEquals(FIVE.legal(TwoColourSeats.BLACK), view.legal());
    assertEquals(Set.of("boredom"), view.claims());
    assertEquals(FIVE.mayAct(), view.mayAct());
  }

  @Test
  void spectatorsGetNoTaskAndNoActions() {
    View view = FIVE.view(Viewer.SPECTATOR);
    assertEquals(Optional.empty(), view.task());
    assertEquals(List.of(), view.legal());
    assertEquals(Set.of(), view.claims());
  }

  @Test
  void aGameThatIsStoppedIsToldOtherwiseThanOneThatIsOver() {
    assertEquals("All is known.", FIVE.viewAtEnd(Viewer.SPECTATOR).status().plain());
    assertEquals("There are marbles.", EMPTY.viewAtEnd(Viewer.SPECTATOR).status().plain());
  }

  @Test
  void aWorldWithNothingHiddenIsThisOne() {
    RandomGenerator random = new SplittableRandom(1);
    assertSame(FIVE, FIVE.resample(Viewer.of(TwoColourSeats.WHITE), random));
    assertNotSame(FIVE, FIVE.resample(Viewer.SPECTATOR, random));
  }
}
