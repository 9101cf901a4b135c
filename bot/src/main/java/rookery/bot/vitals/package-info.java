/**
 * How the running bot is: what its parts tell of their work ({@link rookery.bot.vitals.Vitals}),
 * the figures that Prometheus reads, and the health that {@code rookery.jar health} asks for; and
 * what every part needs for its threads and its faults. A leaf: every other package may use it, and
 * it knows none of them.
 */
package rookery.bot.vitals;
