package rookery.bot.command.lobby;

import java.util.List;
import java.util.stream.Stream;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.SelectableOption;
import rookery.bot.request.Arguments;
import rookery.bot.request.GameOption;
import rookery.bot.request.InputForm;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.games.Games;

/** The form for people who have not said what they want to play: which game, and with whom. */
final class GameForm {
  private GameForm() {}

  /**
   * The form. It begins with beginners, or with people if somebody is invited.
   *
   * @param typed what was typed already
   * @param others the names of the options that can be typed besides
   */
  static InputForm of(Arguments typed, Stream<String> others) {
    List<SelectableOption> games =
        Games.all().stream().map(game -> new SelectableOption(game.id(), game.title())).toList();
    String company = typed.guests().isEmpty() ? ComputerPlayers.BEGINNER.name() : Play.PEOPLE;
    return new InputForm(
        ControlId.free(ControlVerb.OPEN, PendingInvitation.of("", typed, others).argument()),
        "Play a game",
        List.of(
            new InputForm.OneOf(GameOption.NAME, "Which game", games, games.get(0).value()),
            new InputForm.OneOf(
                Play.OPPONENTS,
                "Who takes the other seats",
                List.of(Play.opponents()),
                typed.word(Play.OPPONENTS).orElse(company))));
  }
}
