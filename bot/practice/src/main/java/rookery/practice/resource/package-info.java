/**
 * What Discord's documentation calls resources: accounts, guilds, channels, messages and
 * interactions, as the values that the world keeps, the wire tells and people see. {@code command}
 * has the commands.
 */
package rookery.practice.resource;
