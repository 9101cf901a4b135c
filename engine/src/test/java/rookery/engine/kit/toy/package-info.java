/**
 * Small games for tests of what is the same for every game: one open, one with cards and choices in
 * secret, and flaws that can be put into the latter.
 */
package rookery.engine.kit.toy;
