/**
 * What a picture shows, as data and as text: a {@link rookery.engine.diagram.Diagram} has rows of
 * cells, {@link rookery.engine.diagram.Mark marks} on and beside them, and the side from which it
 * is seen. Its notation is that of the documents that describe the games, extended in the same
 * style.
 */
package rookery.engine.diagram;
