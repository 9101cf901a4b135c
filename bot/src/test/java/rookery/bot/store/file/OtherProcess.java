package rookery.bot.store.file;

import static rookery.bot.store.kit.StoreSamples.asked;
import static rookery.bot.store.kit.StoreSamples.message;
import static rookery.bot.store.kit.StoreSamples.opened;
import static rookery.bot.store.kit.StoreSamples.playing;
import static rookery.bot.store.kit.StoreSamples.taken;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import rookery.bot.TestedClasses;
import rookery.bot.store.OpenDatabase;
import rookery.bot.store.TableStore;
import rookery.bot.store.kit.StoreSamples;
import rookery.bot.store.kit.TestDatabase;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Table;

/** A process of its own that keeps a game and says so after every move, until it is killed. */
public final class OtherProcess implements AutoCloseable {
  public static final int PEBBLES = 1_000;

  private final Process process;
  private final BufferedReader said;

  private OtherProcess(Process process) {
    this.process = process;
    this.said =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Starts it on the database in {@code folder}. */
  public static OtherProcess in(Path folder) throws IOException {
    List<String> command = TestedClasses.java();
    command.addAll(TestDatabase.properties());
    command.addAll(List.of(OtherProcess.class.getName(), folder.toString()));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().putAll(TestDatabase.environment());
    return new OtherProcess(builder.redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  /** How many moves it says it has kept, once there is something new; -1 after it has ended. */
  public int kept() {
    try {
      String line = said.readLine();
      return line == null ? -1 : Integer.parseInt(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Kills it, and reads what it had said before. */
  public int kill() {
    process.toHandle().destroyForcibly();
    int last = -1;
    for (int kept = kept(); kept >= 0; kept = kept()) {
      last = kept;
    }
    return last;
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }

  public static void main(String[] args) {
    TableStore store = OpenDatabase.in(Path.of(args[0])).store();
    Table table = store.save(opened(playing("k7f2", StoreSamples.GAME, PEBBLES)));
    for (int move = 1; move < PEBBLES; move++) {
      Table after = taken(table, 1);
      MessageAddress to = new MessageAddress.Channel(Integer.toString(move));
      String number = Integer.toString(move);
      table = store.save(asked(number, table, after, message(number, to, "Move " + move)));
      System.out.println(move);
    }
  }
}
