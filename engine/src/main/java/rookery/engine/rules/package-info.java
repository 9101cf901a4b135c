/** The rules of a game for people: the pages of the {@code rules.md} next to the game's class. */
package rookery.engine.rules;
