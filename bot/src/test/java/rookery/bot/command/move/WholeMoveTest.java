package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.post.Control.Button;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.table.step.MenuPage;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.bot.request.testroom.VisibleControls;
import rookery.engine.match.Entry;

/** One press makes the only move of a piece, and its button says so. */
class WholeMoveTest {
  private static final int ACTIONS = 300;
  private static final int MANY = 4;

  private final InMemoryChannel hall = new InMemoryChannel();
  private int whole;
  private int amongMany;

  @Test
  void aPieceThatCanGoToOneSquareAloneGoesThereAtOnePress() {
    new RandomGame(hall, "gravity", new SplittableRandom(3)).goesOn(ACTIONS, this::acts);
    assertTrue(whole > 0, "no button named a whole move");
    assertTrue(amongMany > 0, "no button named one beside those of many pieces");
  }

  /** It is a step like any other and not a second question. */
  @Test
  void ofAPieceThatCanGoToOneSquareAloneThatIsTold() {
    String told = chosen("fluid", "e4", "e2e4", "a7a6");
    assertTrue(told.startsWith("**Pawn e4** can only go to **e5**."), told);
  }

  @Test
  void ofAPieceThatCanOnlyCaptureTheSquareAloneIsTold() {
    String told = chosen("fluid", "e4", "e2e4", "d7d5", "f2f4", "e7e5", "a2a3", "a7a6");
    assertTrue(told.startsWith("**Pawn e4** can only go to **d5**."), told);
  }

  private String chosen(String game, String piece, String... played) {
    hall.opens(game, InMemoryChannel.ADA, InMemoryChannel.BEN);
    for (int ply = 0; ply < played.length; ply++) {
      hall.plays(ply % 2 == 0 ? InMemoryChannel.ADA : InMemoryChannel.BEN, played[ply]);
    }
    RequestOrigin privately = new RequestOrigin(hall.table().home(), Surface.OWN_PRIVATE);
    ControlId pawn =
        ControlId.of(ControlVerb.CHOOSE, hall.table(), MenuPage.FIRST.argument(List.of(piece)));
    return hall.asks(hall.pressed(InMemoryChannel.ADA, privately, pawn, "")).post().words();
  }

  private void acts(Turn turn) {
    RequestOrigin privately = new RequestOrigin(hall.table().home(), Surface.OWN_PRIVATE);
    ControlId move = ControlId.of(ControlVerb.MOVE, hall.table());
    Post menu = hall.asks(hall.pressed(turn.person(), privately, move, "")).post();
    Optional<Button> button =
        VisibleControls.choices(menu).stream()
            .filter(one -> one.label().matches("\\S+ [a-z]\\d+[-\u00d7][a-z]\\d+"))
            .findFirst();
    if (button.isPresent()) {
      whole++;
      amongMany += VisibleControls.choices(menu).size() > MANY ? 1 : 0;
      hall.asks(hall.pressed(turn.person(), privately, button.get().id(), ""));
      String squares = button.get().label().replaceFirst(".* ", "").replaceAll("[-\u00d7]", "");
      assertEquals(squares, lastAction());
    } else {
      hall.plays(turn.person(), turn.drawn().text());
    }
  }

  private String lastAction() {
    List<Entry> entries = hall.table().match().orElseThrow().record().entries();
    return ((Entry.Act) entries.get(entries.size() - 1)).action();
  }
}
