/**
 * What somebody who solves a puzzle is shown: the question above the board and its choices, what is
 * wrong with an answer, and what has been solved so far. All of it is found again from the ids of
 * buttons.
 */
package rookery.bot.post.puzzle;
