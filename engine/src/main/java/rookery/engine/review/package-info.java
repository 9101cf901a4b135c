/**
 * Reviews of games that are over. {@link rookery.engine.review.Reviewer} goes through a playthrough
 * and judges each choice by what its seat could know when it chose, with the search of the computer
 * players; {@link rookery.engine.review.GameReview} is what it found, small enough to be kept;
 * {@link rookery.engine.review.ReviewSentences} says it in words. A choice is called a mistake only
 * where two searches agree; what partners chose without knowing of each other is nobody's mistake,
 * and what nobody could know is called luck.
 */
package rookery.engine.review;
