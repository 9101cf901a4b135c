/** How the engine's sentences list, count and order things, in the same way for every game. */
package rookery.engine.text;
