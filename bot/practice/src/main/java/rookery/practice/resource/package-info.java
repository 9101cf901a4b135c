/**
 * What Discord's documentation calls resources: accounts, guilds, channels, messages, commands and
 * interactions, as the values that the world keeps, the wire tells and people see.
 */
package rookery.practice.resource;
