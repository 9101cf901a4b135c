/**
 * Computer players for every game. A player is given an {@link rookery.engine.computer.Outlook}:
 * what one seat knows, and worlds drawn anew that look just like that to it. It never holds the
 * true state, so that no choice can follow from what the seat does not know. All are built on one
 * search ({@link rookery.engine.computer.Search}) and the {@link rookery.engine.Evaluation} of the
 * game; nothing is kept from one choice to the next.
 */
package rookery.engine.computer;
