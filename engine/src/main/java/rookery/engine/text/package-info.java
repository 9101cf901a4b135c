/** How the engine's sentences list, count and order things: the same in every game. */
package rookery.engine.text;
