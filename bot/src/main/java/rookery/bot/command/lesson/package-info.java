/** Lessons: a person learns a game by playing one that was written down, in private. */
package rookery.bot.command.lesson;
