/**
 * Reads what players type: {@link rookery.engine.reading.ActionReader} finds the legal actions that
 * a text names, completes what has been begun, and says of a text that names none why it does not.
 */
package rookery.engine.reading;
