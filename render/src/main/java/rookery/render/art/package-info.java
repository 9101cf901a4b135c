/**
 * What can be drawn: pieces, checkers, cards, letters, each a {@link rookery.render.art.Drawing}
 * value that is drawn once for a size and then kept as a sprite. Letters and pieces come from the
 * outlines of font files inside the jar; {@code java.awt.Font} is never used, because it needs
 * fonts and native libraries of the machine and fails where there are none.
 */
package rookery.render.art;
