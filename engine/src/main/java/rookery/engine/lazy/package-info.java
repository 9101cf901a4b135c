/**
 * What saves work that nobody may need: a value or an element of a list that is worked out when it
 * is first looked at ({@link rookery.engine.lazy.Lazy}, {@link rookery.engine.lazy.LazyList},
 * {@link rookery.engine.lazy.LazyMap}), and the best of several, each of which is asked about once
 * ({@link rookery.engine.lazy.Best}).
 */
package rookery.engine.lazy;
