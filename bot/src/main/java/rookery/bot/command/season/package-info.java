/** Seasons as people use them: begin one, sign up, drop out, and see how things stand. */
package rookery.bot.command.season;
