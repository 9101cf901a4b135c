/**
 * The practice room's page, for tests. {@link rookery.practice.screen.Screens} opens windows of a
 * real browser, and in each {@link rookery.practice.screen.Screen} a test clicks, types and looks
 * as somebody in front of it would; a {@link rookery.practice.screen.PageClient} speaks to the
 * page's API without one. {@link rookery.practice.screen.FrequentPolling} serves all tests that
 * wait.
 */
package rookery.practice.screen;
