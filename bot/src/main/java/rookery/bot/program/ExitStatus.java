package rookery.bot.program;

/**
 * How the process ends, by the customs of {@code sysexits.h}, so that whatever started it knows
 * whether starting again may help.
 */
public enum ExitStatus {
  /** The command line is wrong. */
  USAGE(64),
  /** What a command was given to work on is wrong. */
  INPUT(65),
  /** Discord cannot be reached. */
  UNAVAILABLE(69),
  /** We did something wrong. */
  OURS(70),
  /** A file cannot be used. */
  FILES(74),
  /** A file or a port is in use by another process. */
  IN_USE(75),
  /** The settings are wrong. */
  SETTINGS(78);

  private final int code;

  ExitStatus(int code) {
    this.code = code;
  }

  /** What the process returns. */
  public int code() {
    return code;
  }
}
