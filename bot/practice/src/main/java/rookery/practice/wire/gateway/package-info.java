/**
 * The gateway: sessions that identify, beat and resume, each for one shard, and what happens in the
 * world told to those that asked for it.
 */
package rookery.practice.wire.gateway;
