package rookery.bot.post;

import java.util.Optional;
import rookery.bot.table.Address;

/**
 * A message that must be sent, or changed.
 *
 * @param key unique; also the nonce by which Discord tells a repeated message
 * @param address where it goes
 * @param table the table it is about
 * @param post what it says
 * @param changes the key of the earlier dispatch whose message is to be changed; empty for a new
 *     one
 */
public record Letter(
    String key, Address address, String table, Post post, Optional<String> changes) {}
