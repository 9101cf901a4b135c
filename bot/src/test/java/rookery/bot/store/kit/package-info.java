/**
 * What the store's tests keep and where: {@link rookery.bot.store.kit.StoreSamples} of {@link
 * rookery.bot.store.kit.PebbleGame}, a small game, in a {@link rookery.bot.store.kit.TestDatabase}
 * of either kind, to which a {@link rookery.bot.store.kit.BreakingProxy} may lead.
 */
package rookery.bot.store.kit;
