/**
 * What a bot sends, read and judged: {@link rookery.practice.wire.form.RequestBody} reads a body
 * field by field, the {@code ...Rules} are as strict about it as Discord is, and {@link
 * rookery.practice.wire.form.DiscordError} refuses with Discord's own codes.
 */
package rookery.practice.wire.form;
