/**
 * The secret of Cloak and Dagger Chess and what can be concluded about it: a side's {@link
 * rookery.engine.games.cloak.setup.Arrangement} is one of 960, {@link
 * rookery.engine.games.cloak.setup.SetUps} are the two true ones, and {@link
 * rookery.engine.games.cloak.setup.PublicEvidence} keeps, as {@link
 * rookery.engine.games.cloak.setup.Evidence}, which of them the public facts leave possible.
 */
package rookery.engine.games.cloak.setup;
