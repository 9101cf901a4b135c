package rookery.bot.command.move;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import rookery.bot.post.Control;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.request.RequestOrigin;
import rookery.bot.request.RequestOrigin.Surface;
import rookery.bot.request.testroom.ForEveryGame;
import rookery.bot.request.testroom.InMemoryChannel;
import rookery.bot.request.testroom.RandomGame;
import rookery.bot.request.testroom.RandomGame.Turn;
import rookery.bot.table.TableStage;
import rookery.bot.table.message.MessageId;
import rookery.engine.Action;
import rookery.engine.Choice;
import rookery.engine.Seat;

/**
 * An answer stays where it is, and a new board comes below it: whoever goes on finds the next
 * choices at the lower of the two.
 */
class NextChoicesTest {
  private static final int ACTIONS = 60;

  private final SplittableRandom random = new SplittableRandom(7);
  private final InMemoryChannel hall = new InMemoryChannel();

  @ForEveryGame
  void theNextChoicesAreNeverAboveANewBoard(String id) {
    new RandomGame(hall, id, random).goesOn(ACTIONS, this::acts);
  }

  /** Somebody who may act does something by a private answer's button. */
  private void acts(Turn turn) {
    Seat seat = turn.seat();
    Action action = turn.drawn();
    MessageId before = hall.board().id();
    RequestOrigin privately = new RequestOrigin(hall.table().home(), Surface.OWN_PRIVATE);
    Post answer = hall.asks(hall.pressed(turn.person(), privately, playing(action), "")).post();
    boolean playing = hall.table().stage() == TableStage.PLAYING;
    boolean goesOn = playing && hall.table().awaited().seats().contains(seat);
    if (!hall.board().id().equals(before)) {
      assertFalse(goesOn && leadsOn(answer), answer.toString());
      assertEquals(
          goesOn, answer.words().endsWith("Continue on the new board below."), answer.words());
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
        ControlVerb.PLAY,
        hall.table(),
        action.path().stream().map(Choice::value).collect(Collectors.joining("~", "0~", "")));
  }

  /** Whether something of what may be done can be chosen there. */
  private static boolean leadsOn(Post answer) {
    return answer.rows().stream()
        .flatMap(List::stream)
        .flatMap(control -> id(control).stream())
        .anyMatch(
            id ->
                List.of(ControlVerb.CHOOSE, ControlVerb.PLAY, ControlVerb.STEP, ControlVerb.PAGE)
                    .contains(id.verb()));
  }
}
