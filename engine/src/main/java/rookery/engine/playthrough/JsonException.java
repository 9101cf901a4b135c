package rookery.engine.playthrough;

/** A text is not JSON as exchange files use it; the message says where and what was expected. */
public final class JsonException extends RuntimeException {
  JsonException(int index, String reason) {
    super("character %s: %s".formatted(index + 1, reason));
  }
}
