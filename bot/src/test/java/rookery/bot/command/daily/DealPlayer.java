package rookery.bot.command.daily;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import rookery.bot.daily.DailyAttempt;
import rookery.bot.daily.DailyDeal;
import rookery.bot.daily.DealDay;
import rookery.bot.post.Control;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Menu;
import rookery.bot.post.daily.DealControl;
import rookery.bot.post.daily.DealControl.Asked;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;
import rookery.engine.match.Match;

/**
 * Somebody who plays the deals of the day.
 *
 * @param room where that is
 * @param friend who it is
 */
record DealPlayer(TestRoom room, Friend friend) {
  private static final int MOST_PRESSES = 2_000;

  /** The card of a day. */
  VisibleMessage asks(String line) {
    return friend.types(room.games, line).message();
  }

  VisibleMessage card() {
    return asks("/daily");
  }

  VisibleMessage presses(VisibleMessage at, String label) {
    return friend.presses(at, label).message();
  }

  /** Begins a deal from the card, or goes on with it. */
  VisibleMessage opens(DailyDeal deal) {
    return presses(card(), deal.title());
  }

  static Optional<DealControl> asked(Control control) {
    if (control instanceof Button button) {
      return DealControl.parse(button.id().argument());
    }
    return control instanceof Menu menu
        ? DealControl.parse(menu.id().argument())
        : Optional.empty();
  }

  static Stream<Control> leading(VisibleMessage at, Asked... wanted) {
    return at.post().rows().stream()
        .flatMap(List::stream)
        .filter(
            control ->
                asked(control).filter(one -> List.of(wanted).contains(one.asked())).isPresent());
  }

  static boolean isEnd(VisibleMessage at) {
    return at.buttons().contains("Practise");
  }

  /** Presses anything that leads on until the attempt is at its end. */
  VisibleMessage playsOut(VisibleMessage board, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    VisibleMessage at = board;
    for (int presses = 0; !isEnd(at); presses++) {
      if (presses == MOST_PRESSES) {
        throw new AssertionError("no end: " + at.text());
      }
      at = pressesAny(at, random);
    }
    return at;
  }

  private VisibleMessage pressesAny(VisibleMessage at, SplittableRandom random) {
    List<Control> play = leading(at, Asked.PLAY).toList();
    List<Control> choices =
        play.isEmpty()
            ? leading(at, Asked.CHOOSE, Asked.STEP, Asked.PAGE)
                .filter(
                    control ->
                        !(control instanceof Button button) || !button.label().startsWith("\u2190"))
                .toList()
            : play;
    Control one = choices.get(random.nextInt(choices.size()));
    if (one instanceof Menu menu) {
      String value = menu.answers().get(random.nextInt(menu.answers().size())).value();
      return room.ask(friend, room.pressed(friend, at, menu.id(), value)).message();
    }
    return room.ask(friend, room.pressed(friend, at, ((Button) one).id(), "")).message();
  }

  /** The game as far as an attempt has come. */
  Match match(DailyDeal deal, DealDay day, DailyAttempt attempt) {
    return deal.played(day, attempt.actions()).orElseThrow();
  }

  /** Types actions into the form. */
  VisibleMessage types(VisibleMessage board, String action) {
    Button type = (Button) leading(board, Asked.TYPE).findFirst().orElseThrow();
    return room.filled(friend, room.pressed(friend, board, type.id(), ""), action).message();
  }

  /** The first thing that can be done in an attempt. */
  String anything(DailyDeal deal, DealDay day, boolean practice) {
    DailyAttempt attempt =
        room.deals()
            .attempt(new DailyAttempt.Key(friend.person(), day.date(), deal.id(), practice))
            .orElseThrow();
    return match(deal, day, attempt).legal(deal.solo().orElseThrow().seat()).get(0).text();
  }
}
