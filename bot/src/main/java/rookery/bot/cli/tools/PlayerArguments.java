package rookery.bot.cli.tools;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.ComputerPlayers;
import rookery.engine.text.Phrase;

/** Which computer players are meant by the names that commands are given. */
final class PlayerArguments {
  private PlayerArguments() {}

  static ComputerPlayer player(CommandSpec spec, String name) {
    return ComputerPlayers.find(name)
        .orElseThrow(() -> new ParameterException(spec.commandLine(), noSuchPlayer(name)));
  }

  private static String noSuchPlayer(String name) {
    List<String> names = ComputerPlayers.all().stream().map(ComputerPlayer::name).toList();
    return "There's no player called \"%s\". The players are: %s."
        .formatted(name, Phrase.list(names));
  }
}
