/** What people read of a game's rules: the pages of the {@code rules.md} that lies beside it. */
package rookery.engine.rules;
