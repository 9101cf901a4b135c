package rookery.engine.explanation;

import java.util.Optional;

/**
 * What somebody could work towards who can do nothing better at once.
 *
 * @param explanation it in words, and drawn on the board
 * @param first the text of the action that begins it; empty where any of several does
 */
public record Plan(Explanation explanation, Optional<String> first) {}
