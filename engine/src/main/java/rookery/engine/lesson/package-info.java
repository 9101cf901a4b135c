/**
 * Lessons: a lesson is a game that was written down, the {@code lesson.md} beside a game's rules.
 * Somebody plays one seat of it, is asked for one action a step, and reads why that was right or
 * what would have been better. Whatever is shown is what that seat may know.
 */
package rookery.engine.lesson;
