package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import rookery.bot.preference.PreferenceChange;
import rookery.bot.preference.Preferences;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.engine.Seat;

/** Whoever could lose the game next turn is told when they are about to move, and nobody else. */
class WarningTest {
  private static final int ACTIONS = 150;

  private final InMemoryChannel hall = new InMemoryChannel();
  private final List<Boolean> warned = new ArrayList<>();
  private final List<Boolean> threatened = new ArrayList<>();

  private void play() {
    SplittableRandom random = new SplittableRandom(4);
    new RandomGame(hall, "custodian", random).goesOn(ACTIONS, this::looksAndMoves);
  }

  private void looksAndMoves(Turn turn) {
    String asked =
        hall.presses(turn.person(), hall.types(turn.person(), "board").post(), "Move").words();
    warned.add(asked.contains("Careful: "));
    threatened.add(hall.table().running().threat(turn.seat()).isPresent());
    hall.plays(turn.person(), turn.drawn().text());
  }

  @Test
  void whoeverCouldLoseIsWarned() {
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertEquals(threatened, warned);
  }

  @Test
  void everybodyElseReadsNothingOfIt() {
    play();
    assertTrue(
        hall.mail.letters.stream().noneMatch(sent -> sent.post().words().contains("Careful: ")));
  }

  @Test
  void whoeverWantsNoWarningGetsNone() {
    RandomGame.FRIENDS.forEach(
        friend ->
            hall.wishes()
                .keep(new PreferenceChange.Personal(friend, Preferences.USUAL.warning(false))));
    play();
    assertTrue(threatened.contains(true), "nobody was in danger");
    assertFalse(warned.contains(true));
  }

  @Test
  void inARatedGameAmongPeopleNobodyIsWarned() {
    hall.opens("custodian", InMemoryChannel.ADA, InMemoryChannel.BEN);
    Seat seat = hall.table().seats().get(0);
    assertTrue(hall.table().allowsWarnings(seat));
    assertFalse(hall.table().rated(true).allowsWarnings(seat));
  }
}
