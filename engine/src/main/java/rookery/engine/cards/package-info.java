/**
 * Cards written as letters, and the decks the games are played with. A pile is a list of cards, the
 * top one first; {@link rookery.engine.cards.PieceCards} has a card for each chess piece.
 */
package rookery.engine.cards;
