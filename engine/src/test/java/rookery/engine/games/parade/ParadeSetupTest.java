package rookery.engine.games.parade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.Viewer;
import rookery.engine.cards.PieceCards;
import rookery.engine.diagram.BesideBoard;
import rookery.engine.diagram.Diagram;
import rookery.engine.kit.script.Script;
import rookery.engine.option.Options;

class ParadeSetupTest {
  private static State start() {
    return new ParadeGame().start(Options.of(List.of(), Map.of()));
  }

  @Test
  void theGameBeginsWithAShuffle() {
    assertEquals(Optional.of(new Shuffle("deck", PieceCards.ofBoth(0))), start().chance());
    assertEquals(Set.of(), start().mayAct());
  }

  @Test
  void theDeckOfTheDocumentGivesItsPosition() {
    State dealt = start().shuffled(DrawnParade.DECK);
    assertEquals(
        Script.document("parade-setup").cells(), dealt.view(Viewer.SPECTATOR).diagram().cells());
  }

  @Test
  void theCardsLieInTheOrderOfTheDocument() {
    List<String> document = faces(Script.document("parade-setup"));
    List<String> shown = faces(DrawnParade.document().view(Viewer.SPECTATOR).diagram());
    assertEquals(document, shown.subList(0, document.size()));
  }

  private static List<String> faces(Diagram diagram) {
    return diagram.marks().stream()
        .filter(BesideBoard.Card.class::isInstance)
        .map(mark -> ((BesideBoard.Card) mark).face())
        .toList();
  }

  @Test
  void theFirstGapIsCountedFromBeforeA1() {
    State dealt = start().shuffled(Script.cards("NKkQRrBb" + "nqRrBbNn"));
    assertEquals(". N . . . . . .", Script.rows(dealt).lines().reduce((a, b) -> b).orElseThrow());
  }

  @Test
  void theOtherEightCardsAreThePile() {
    assertEquals(Script.cards("NKQRBqbn"), DrawnParade.document().position().get("pile"));
  }

  @Test
  void anotherDeckIsRefused() {
    List<String> twoQueens = Script.cards("QQkrnNrbNKBRBqbn");
    assertThrows(IllegalArgumentException.class, () -> start().shuffled(twoQueens));
  }

  @Test
  void theDeckIsShuffledOnceOnly() {
    assertEquals(Optional.empty(), DrawnParade.document().chance());
    assertThrows(
        IllegalArgumentException.class, () -> DrawnParade.document().shuffled(DrawnParade.DECK));
  }
}
