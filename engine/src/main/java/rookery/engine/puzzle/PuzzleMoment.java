package rookery.engine.puzzle;

import rookery.engine.match.Match;
import rookery.engine.text.Sentences;

/**
 * A puzzle after so many right actions. To make one its game is replayed, so it is worth keeping.
 *
 * @param step how many right actions have been played
 * @param match the game up to there
 * @param attempt the same, as it is judged
 */
public record PuzzleMoment(
    Puzzle puzzle, int step, Match match, PuzzleAttempt attempt, Sentences question) {}
