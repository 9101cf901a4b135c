package rookery.bot;

import static rookery.bot.program.ExitStatus.FILES;
import static rookery.bot.program.ExitStatus.SETTINGS;

import java.util.List;
import rookery.bot.program.ExitStatus;

/**
 * Something that an owner can do wrong.
 *
 * @param apart whether only a process of its own shows it as an owner sees it
 * @param status how the program ends
 * @param says what its one line must contain
 */
record SetupError(String name, boolean apart, ExitStatus status, String says, Made made) {
  /** Brings the mistake about, and gives the arguments to start with. */
  @FunctionalInterface
  interface Made {
    List<String> by(OwnerAtTerminal owner) throws Exception;
  }

  static SetupError mistake(String name, ExitStatus status, String says, Made made) {
    return new SetupError(name, false, status, says, made);
  }

  /** One that only a process of its own shows as an owner sees it. */
  static SetupError apart(String name, ExitStatus status, String says, Made made) {
    return new SetupError(name, true, status, says, made);
  }

  /** A setting that is wrong by itself. */
  static SetupError set(String name, String value, String says) {
    return mistake(
        name + "=" + value.replace("\0", "NUL"),
        SETTINGS,
        says,
        owner -> {
          owner.sets(name, value);
          return List.of("run");
        });
  }

  /** A file of settings that is wrong. */
  static SetupError file(String name, String text, String says) {
    return mistake(
        name,
        SETTINGS,
        says,
        owner -> {
          owner.unsets("DISCORD_TOKEN").writes(".env", text);
          return List.of();
        });
  }

  /** A command line that is wrong. */
  static SetupError typed(ExitStatus status, String says, String... arguments) {
    return mistake(String.join(" ", arguments), status, says, owner -> List.of(arguments));
  }

  /** A database that is wrong. */
  static SetupError database(String name, String says, Made made) {
    return mistake(name, FILES, says, made);
  }

  /** The arguments that start the bot itself. */
  static List<String> run() {
    return List.of("run");
  }

  @Override
  public String toString() {
    return name;
  }
}
