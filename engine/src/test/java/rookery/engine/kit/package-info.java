/**
 * The conformance kit: what every game must keep to, looked at in every registered game with all
 * its options. A game is covered as soon as {@link rookery.engine.games.Games} lists it.
 *
 * <p>What the author of a new game does: writes its rules page; registers it; runs {@code mvn -o
 * -pl engine test}; lets {@link rookery.engine.kit.GoldenSearch} write the playthroughs that {@link
 * rookery.engine.kit.GoldenCoverageTest} misses, and by hand, as a first line and the seats and
 * actions alone, those that random play does not find, each ruling that needs a position among
 * them; fills these in with {@code -Dgolden.update=true} and reads them.
 */
package rookery.engine.kit;
