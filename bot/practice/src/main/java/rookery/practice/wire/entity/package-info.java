/**
 * The world in Discord's words: users, channels, messages and interactions as the JSON objects that
 * a bot library reads, the same over REST and over the gateway.
 */
package rookery.practice.wire.entity;
