package rookery.bot.cli.tools;

import java.io.PrintWriter;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rookery.bot.deal.DealSecret;
import rookery.bot.deal.SecretDealer;
import rookery.engine.Shuffle;
import rookery.engine.State;
import rookery.engine.solo.SoloGame;

/** Deals the decks of a day again from its secret. */
@Command(
    name = "verify-daily",
    description =
        "Deals a day's decks again from that day's secret, so that you can compare them with what /daily dealt.",
    mixinStandardHelpOptions = true)
final class VerifyDailyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "DAY", description = "which day, for example 2026-11-23")
  private String day;

  @Parameters(
      index = "1",
      paramLabel = "SECRET",
      description = "that day's secret, which /daily shows once the day is over")
  private String secret;

  @Option(
      names = "--told",
      paramLabel = "SHA256",
      description = "the SHA-256 that you wrote down the day before; it must match the secret")
  private Optional<String> told;

  @Override
  public Integer call() {
    LocalDate date = date();
    DealSecret decides = DealSecret.parse(secret);
    PrintWriter out = spec.commandLine().getOut();
    told.ifPresent(decides::mustBeTold);
    out.println("SHA-256 " + decides.commitment());
    SoloGame.all().forEach(game -> deal(game, date, decides, out));
    out.flush();
    return 0;
  }

  private LocalDate date() {
    try {
      return LocalDate.parse(day);
    } catch (DateTimeParseException other) {
      throw new ParameterException(
          spec.commandLine(),
          "\"%s\" isn't a date. Write it like this: 2026-11-23.".formatted(day),
          other);
    }
  }

  /** A line for each deck that the game begins with, top first. */
  private static void deal(SoloGame solo, LocalDate date, DealSecret decides, PrintWriter out) {
    SecretDealer dealer = new SecretDealer(decides, date.toString(), solo.game().id());
    State state = solo.game().start(solo.options());
    while (state.chance().isPresent()) {
      Shuffle wanted = state.chance().get();
      List<String> order = dealer.shuffle(wanted);
      out.println("%s %s".formatted(dealer.name(wanted), String.join(" ", order)));
      state = state.shuffled(order);
    }
  }
}
