/**
 * Tests what is published beside the program: the files by which owners run it, the script that
 * makes a release, and the pages that say how.
 */
package rookery.bot.release;
