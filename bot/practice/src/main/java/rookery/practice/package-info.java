/**
 * The practice room: an embedded stand-in for Discord, on this machine alone. {@link
 * rookery.practice.PracticeRoom} opens one; a bot is pointed at its two addresses and cannot tell
 * it from Discord; people in it are played by tests or through a web page.
 */
package rookery.practice;
