package rookery.bot.program;

/** A port is in use by another program; the message is one line for the owner. */
final class PortTakenException extends RuntimeException {
  PortTakenException(String line, Throwable cause) {
    super(line, cause);
  }
}
