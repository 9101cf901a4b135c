package rookery.bot.cli.tools;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rookery.engine.Seat;
import rookery.engine.computer.ComputerPlayer;
import rookery.engine.computer.Decision;
import rookery.engine.computer.knowledge.SeatKnowledge;
import rookery.engine.games.Games;
import rookery.engine.playthrough.Playthrough;
import rookery.engine.playthrough.PlaythroughReader;
import rookery.engine.text.Phrase;

/** Says what a computer player would do at the end of a playthrough. */
@Command(
    name = "choose",
    description = "Reads a playthrough and prints what a computer player would do next, as JSON.",
    mixinStandardHelpOptions = true)
final class ComputerChoiceCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "FILE", description = "a playthrough, as JSON Lines")
  private Path file;

  @Option(
      names = "--seat",
      paramLabel = "S",
      required = true,
      description = "the seat to choose for, such as W")
  private String seat;

  @Option(
      names = "--level",
      paramLabel = "L",
      defaultValue = "club",
      description =
          "how strong: random, greedy, beginner, casual or club (default: ${DEFAULT-VALUE})")
  private String level;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "the same seed gives the same choice (default: ${DEFAULT-VALUE})")
  private long seed;

  @Override
  public Integer call() {
    ComputerPlayer player = PlayerArguments.player(spec, level);
    Playthrough played =
        new PlaythroughReader(Games::find).read(TextFile.read(file).lines().toList());
    SeatKnowledge outlook =
        SeatKnowledge.of(played.game(), played.options(), played.state(), seat(played));
    Decision decision = player.choose(outlook, new SplittableRandom(seed), () -> false);
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("seat", outlook.seat().id());
    line.put("action", decision.action().text());
    line.put("worth", decision.worth());
    line.put("iterations", decision.iterations());
    spec.commandLine().getOut().println(JsonReport.line(line));
    spec.commandLine().getOut().flush();
    return 0;
  }

  /** The seat that was named, if it may act. */
  private Seat seat(Playthrough played) {
    Set<Seat> able = new TreeSet<>(played.state().mayAct());
    return able.stream()
        .filter(one -> one.id().equalsIgnoreCase(seat))
        .findFirst()
        .orElseThrow(() -> new ParameterException(spec.commandLine(), nothingToDo(able)));
  }

  private String nothingToDo(Set<Seat> able) {
    return able.isEmpty()
        ? "That game is over, so it's nobody's turn."
        : "%s can't do anything at the end of that file; these seats can: %s."
            .formatted(seat, Phrase.list(able.stream().map(Seat::id).toList()));
  }
}
