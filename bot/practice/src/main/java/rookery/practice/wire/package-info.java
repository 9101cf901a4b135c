/**
 * Discord's side of the wire: the REST paths and the gateway that a bot library uses, over the
 * {@link rookery.practice.world.World}. {@link rookery.practice.wire.RestRoutes} lists the paths;
 * the {@code ...Rules} are as strict about what the bot sends as Discord is, with its codes.
 */
package rookery.practice.wire;
