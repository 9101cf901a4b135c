/**
 * One process, or several that run one bot: which shards each one runs, and how many requests all
 * of them together can send to Discord.
 */
package rookery.bot.fleet;
