package rookery.engine.text;

/** Words that somebody has typed, which each reader must keep from acting as markup. */
public record TypedText(String words) {}
