package rookery.engine;

/**
 * What a game is called.
 *
 * @param id used in commands, records and files: {@code split-brain}
 * @param title what people read: {@code Split-Brain Chess}
 * @param summary one sentence that makes somebody want to play; at most 100 characters
 */
public record GameName(String id, String title, String summary) {}
