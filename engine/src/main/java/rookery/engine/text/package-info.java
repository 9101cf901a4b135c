/**
 * What games tell, as values, and how its English lists, counts and orders things. A {@link
 * rookery.engine.text.Sentences} is a list of {@link rookery.engine.text.Sentence}s, each with a
 * {@link rookery.engine.text.SentenceRole} that says what it is for and with arguments that stay
 * what they are, above all seats. A {@link rookery.engine.text.SentenceReader} turns them into
 * English: the engine's own gives seats their titles, the bot's gives them the names of people. So
 * nobody ever has to take English apart.
 */
package rookery.engine.text;
