/**
 * What happens in the practice room, in a {@link rookery.practice.world.World} that one lock
 * guards. Everything that happens is told, in order, to {@link
 * rookery.practice.world.WorldListener}es; nothing here knows HTTP, the gateway or a page.
 */
package rookery.practice.world;
