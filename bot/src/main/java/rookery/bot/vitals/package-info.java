/**
 * How the running bot is: what its parts report about their work ({@link
 * rookery.bot.vitals.Telemetry}), the metrics for Prometheus, and the health report for {@code
 * rookery.jar health}. It also has what every part needs for its threads and errors. Every other
 * package can use this one; it uses none of them.
 */
package rookery.bot.vitals;
