/**
 * What a picture shows, as data and as text: a {@link rookery.engine.diagram.Diagram} is rows of
 * cells, the {@link rookery.engine.diagram.Mark marks} on and beside them, and the side it is seen
 * from. It speaks the notation of the documents the games come from, extended in the same style.
 */
package rookery.engine.diagram;
