/**
 * Pixels and files, without any idea of chess: a {@link rookery.render.image.Canvas} takes shapes
 * and {@link rookery.render.image.Sprite sprites}, a fixed {@link rookery.render.image.Palette}
 * turns it into one byte a pixel, and two writers make a PNG or an animated GIF of that. The
 * writers are our own because ImageIO's are several times slower and bigger on flat drawings, and
 * want a writable temporary folder. What compresses a PNG is our own as well, because it knows that
 * rows repeat the row above them.
 */
package rookery.render.image;
