/**
 * What a person in the practice room can do and see: a {@link rookery.practice.person.Person}
 * types, presses, picks and submits, and reads what is {@link
 * rookery.practice.person.VisibleMessage}. As with a real client, what cannot be done on the screen
 * is refused here and never reaches the bot.
 */
package rookery.practice.person;
