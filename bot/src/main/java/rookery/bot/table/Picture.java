package rookery.bot.table;

import rookery.engine.diagram.Diagram;

/**
 * A picture to be painted.
 *
 * @param diagram what it shows
 * @param alt the same in words, for those who cannot see it
 */
public record Picture(Diagram diagram, String alt) {}
