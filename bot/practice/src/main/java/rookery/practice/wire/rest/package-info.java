/**
 * The REST paths that a bot library uses, one {@code ...Routes} for what belongs together, and the
 * server that calls them.
 */
package rookery.practice.wire.rest;
