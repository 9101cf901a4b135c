/**
 * What lies behind a table: its past positions shown one by one, the whole game as a picture that
 * moves, and files to keep. Everything here is worked out from the match for one viewer, so nobody
 * finds in it what was not to be seen; pictures are painted by whoever sends the files.
 */
package rookery.bot.past;
