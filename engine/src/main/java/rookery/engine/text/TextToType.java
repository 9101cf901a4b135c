package rookery.engine.text;

/** What somebody can type just as it stands here: {@code setup RNBQKBNR}. */
public record TextToType(String words) {}
