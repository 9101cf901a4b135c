/**
 * Reads what players type. {@link rookery.engine.reading.ActionReader} finds the legal actions that
 * a text can mean, suggests completions, and explains why a text is not a legal action.
 */
package rookery.engine.reading;
