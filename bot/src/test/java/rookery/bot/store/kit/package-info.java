/**
 * What the store's tests keep and where: {@link rookery.bot.store.kit.Samples} of {@link
 * rookery.bot.store.kit.Pebbles}, a small game, in a {@link rookery.bot.store.kit.TestDatabase} of
 * either kind, to which a {@link rookery.bot.store.kit.CutWire} may lead.
 */
package rookery.bot.store.kit;
