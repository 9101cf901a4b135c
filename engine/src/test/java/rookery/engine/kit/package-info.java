/**
 * The conformance kit: what every game must keep to, looked at in every registered game with all
 * its options. Here are the properties, which look at {@link rookery.engine.kit.trial.Trial}s; what
 * a game's own tests are written with is in {@code rookery.engine.kit.script}. A game is covered as
 * soon as {@link rookery.engine.games.Games} lists it.
 *
 * <p>What the author of a new game does:
 *
 * <ol>
 *   <li>Write its page of rules, copy the nearest game, register it, and say in {@link
 *       rookery.engine.kit.HiddenThingsTest} which keys of its positions are secret.
 *   <li>Run the kit on it alone: {@code mvn -q -o -pl engine test -Dtest='rookery.engine.kit.**'
 *       -Dkit.game=ID}. A failure names options, seed and entry, and leaves the playthrough in
 *       {@code target/kit-failures}; {@code -Dkit.shrink=true} with the one failing test finds a
 *       smaller game that shows the same.
 *   <li>Then with more: {@code -Dkit.playouts=20} looks at 20 games of every set of options in
 *       every property, {@code -Dtest=RandomGamesTest -Dkit.games=1000} plays a thousand of each.
 *   <li>Let {@link rookery.engine.kit.golden.GoldenSearch} ({@code -Dgolden.game=ID}) write the
 *       playthroughs that {@link rookery.engine.kit.golden.GoldenCoverageTest} misses. Those that
 *       random play does not find, and one of each ruling that needs a position, are written by
 *       hand as a first line and seats and actions alone; {@code -Dtest=GoldenPlaythroughTest
 *       -Dgolden.update=true} fills them in. Read what it wrote.
 *   <li>Where another program knows the rules, pin counts as {@link
 *       rookery.engine.kit.golden.PerftFilesTest} says.
 *   <li>What must hold in this game alone, such as that no card is ever lost, is a test of its own
 *       package, which can play it with {@link rookery.engine.playthrough.Playthrough}.
 * </ol>
 */
package rookery.engine.kit;
