/** Cards written as letters, and the decks the games are played with. */
package rookery.engine.cards;
