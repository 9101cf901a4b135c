/**
 * Deals that everybody can check: {@link rookery.bot.deal.DealSecret} gives decks their order by
 * {@code deal-v1}, a hash of it is told before, and it itself afterwards.
 */
package rookery.bot.deal;
