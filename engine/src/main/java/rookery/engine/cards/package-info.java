/**
 * Cards written as letters, and the decks the games are played with. A pile is a list of cards, the
 * top one first; {@link rookery.engine.cards.PieceCards} has a card for each chess piece. A game
 * that begins with shuffling begins as a {@link rookery.engine.cards.Dealing}.
 */
package rookery.engine.cards;
