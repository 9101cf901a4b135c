package rookery.bot.turn.command.moving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import rookery.bot.post.Control;
import rookery.bot.post.ControlId;
import rookery.bot.post.Post;
import rookery.bot.post.Verb;
import rookery.bot.table.LetterId;
import rookery.bot.table.Stage;
import rookery.bot.turn.Where;
import rookery.bot.turn.Where.Surface;
import rookery.bot.turn.hall.Evening;
import rookery.bot.turn.hall.Evening.Turn;
import rookery.bot.turn.hall.ForEveryGame;
import rookery.bot.turn.hall.Hall;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;

/**
 * An answer stays where it is, and a new board comes below it: whoever goes on finds the next
 * choices at the lower of the two.
 */
class LeadingOnTest {
  private static final int ACTIONS = 60;

  private final SplittableRandom random = new SplittableRandom(7);
  private final Hall hall = new Hall();

  @ForEveryGame
  void theNextChoicesAreNeverAboveANewBoard(String id) {
    new Evening(hall, id, random).goesOn(ACTIONS, this::acts);
  }

  /** Somebody who may act does something by a private answer's button. */
  private void acts(Turn turn) {
    Seat seat = turn.seat();
    Action action = turn.drawn();
    LetterId before = hall.board().id();
    Where privately = new Where(hall.table().home(), Surface.OWN_PRIVATE);
    Post answer = hall.asks(hall.pressed(turn.person(), privately, playing(action), "")).post();
    boolean playing = hall.table().stage() == Stage.PLAYING;
    boolean goesOn = playing && hall.table().awaited().seats().contains(seat);
    if (!hall.board().id().equals(before)) {
      assertFalse(goesOn && leadsOn(answer), answer.toString());
      assertEquals(goesOn, answer.words().endsWith("Go on at the new board."), answer.words());
    } else {
      boolean mayAct = playing && !hall.table().running().legal(seat).isEmpty();
      assertEquals(mayAct, leadsOn(answer), answer.toString());
    }
  }

  private static Optional<ControlId> id(Control control) {
    if (control instanceof Control.Button button) {
      return Optional.of(button.id());
    }
    return control instanceof Control.Menu menu ? Optional.of(menu.id()) : Optional.empty();
  }

  private ControlId playing(Action action) {
    return ControlId.of(
        Verb.PLAY,
        hall.table(),
        action.path().stream().map(Choice::value).collect(Collectors.joining("~", "0~", "")));
  }

  /** Whether something of what may be done can be chosen there. */
  private static boolean leadsOn(Post answer) {
    return answer.rows().stream()
        .flatMap(List::stream)
        .flatMap(control -> id(control).stream())
        .anyMatch(id -> List.of(Verb.CHOOSE, Verb.PLAY, Verb.STEP, Verb.PAGE).contains(id.verb()));
  }
}
