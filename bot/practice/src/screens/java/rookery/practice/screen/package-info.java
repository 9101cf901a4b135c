/**
 * The practice room's page in a real browser: {@link rookery.practice.screen.Screens} opens windows
 * for a test, and in each {@link rookery.practice.screen.Screen} a test clicks, types and looks as
 * somebody in front of it would.
 */
package rookery.practice.screen;
