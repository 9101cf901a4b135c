/**
 * Cards written as letters, and the decks of the games. A pile is a list of cards with the top card
 * first; {@link rookery.engine.cards.PieceCards} has a card for each chess piece. A game that
 * starts by shuffling starts as a {@link rookery.engine.cards.Dealing}.
 */
package rookery.engine.cards;
