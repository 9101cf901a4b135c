package rookery.bot.store.backup;

import java.nio.file.Path;
import java.time.Duration;

/**
 * Which backups the owner wants to be made.
 *
 * @param folder where they go
 * @param every how long after one the next is made
 * @param kept how many are kept; older ones are removed
 */
public record BackupPlan(Path folder, Duration every, int kept) {}
