package rookery.bot.cli.tools;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import rookery.engine.Game;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.games.Games;
import rookery.engine.option.IllegalOptionException;

/** What the names mean that are given to commands about games. */
final class GameArguments {
  private GameArguments() {}

  static Game game(String id) {
    return Games.find(id).orElseThrow(() -> new IllegalOptionException(noSuchGame(id)));
  }

  private static String noSuchGame(String id) {
    List<String> ids = Games.all().stream().map(Game::id).toList();
    return "There's no game \"%s\". The games are: %s.".formatted(id, String.join(", ", ids));
  }

  static ComputerPlayer player(CommandSpec spec, String name) {
    return ComputerPlayers.find(name)
        .orElseThrow(() -> new ParameterException(spec.commandLine(), noSuchPlayer(name)));
  }

  private static String noSuchPlayer(String name) {
    List<String> names = ComputerPlayers.all().stream().map(ComputerPlayer::name).toList();
    return "There's no player called \"%s\". The players are: %s."
        .formatted(name, String.join(", ", names));
  }
}
