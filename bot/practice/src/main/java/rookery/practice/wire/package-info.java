/**
 * Discord's side of the wire, over the {@link rookery.practice.world.World}: {@link
 * rookery.practice.wire.DiscordServer} puts together the REST paths ({@code rest}), the gateway
 * ({@code gateway}), what both say of the world ({@code entity}), the rules that what is sent must
 * keep ({@code form}), and what can be watched and spoilt on the way ({@code control}).
 */
package rookery.practice.wire;
