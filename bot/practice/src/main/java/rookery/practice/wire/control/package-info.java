/**
 * What somebody behind the scenes may do to the wire: count what passes, and let requests fail in
 * the ways that Discord's do.
 */
package rookery.practice.wire.control;
