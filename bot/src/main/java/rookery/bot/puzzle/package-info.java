/**
 * The puzzles that people can be given, what is remembered of those who solve them, and which one
 * comes next.
 */
package rookery.bot.puzzle;
