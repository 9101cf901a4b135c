package rookery.bot.discord.message;

import rookery.engine.diagram.Diagram;

/** Paints diagrams. */
@FunctionalInterface
public interface PictureSource {
  /** The diagram as a PNG; equal diagrams give equal bytes. */
  byte[] png(Diagram diagram);
}
