/**
 * Who comes into the practice room in its tests: {@link rookery.practice.guest.EchoBot} on the real
 * JDA, and {@link rookery.practice.guest.RawBot}, which sends what no good library would. {@link
 * rookery.practice.guest.EchoRoom} is a room with the first of them in it.
 */
package rookery.practice.guest;
