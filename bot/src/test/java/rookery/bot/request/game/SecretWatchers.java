package rookery.bot.request.game;

import java.util.List;
import rookery.bot.request.testroom.Friend;
import rookery.bot.request.testroom.TestRoom;
import rookery.bot.request.testroom.VisibleMessage;

/**
 * People who look at everything that there is for them at the only table: commands, completions,
 * and what every button below the board answers them.
 *
 * @param parlour where they are
 * @param people who they are
 */
record SecretWatchers(TestRoom parlour, List<Friend> people) {
  private static final List<String> COMMANDS =
      List.of(
          "/board",
          "/board words:true",
          "/board explain:true",
          "/hand",
          "/games",
          "/next",
          "/history",
          "/export");

  /** A button on a board that does something at once, which turns up a card. */
  private static final String ACTS = "Add a piece";

  /** Looks, and tries what some of them may not do. */
  void look(String... attempts) {
    VisibleMessage board = parlour.publicly().get(parlour.publicly().size() - 1);
    for (Friend person : people) {
      COMMANDS.forEach(command -> parlour.says(person, command));
      person.completes("/move action:");
      person.completes("/board table:");
      board.buttons().stream()
          .filter(button -> !ACTS.equals(button))
          .forEach(button -> person.presses(board, button));
      for (String attempt : attempts) {
        parlour.says(person, "/move action:" + attempt);
      }
    }
  }
}
