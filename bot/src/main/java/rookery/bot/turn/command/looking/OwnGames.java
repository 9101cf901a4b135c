package rookery.bot.turn.command.looking;

import java.util.List;
import java.util.Optional;
import rookery.bot.post.ClockWords;
import rookery.bot.post.Post;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.turn.Command;
import rookery.bot.turn.Declaration;
import rookery.bot.turn.Lookup;
import rookery.bot.turn.Moment;
import rookery.bot.turn.Outcome;
import rookery.bot.turn.Request;

/** Lists the person's tables, those first that wait for the person. */
public final class OwnGames implements Command {
  private static final int MOST_LINES = 15;

  @Override
  public Declaration declared() {
    return Declaration.slash(
        "games", "List your games and whose turn it is", "lists your games and whose turn it is");
  }

  @Override
  public Outcome step(Request request, Moment moment) {
    List<Table> tables = moment.lookup().of(request.who());
    if (tables.isEmpty()) {
      return Outcome.shown(Post.words("You play no game now. /play opens a table."));
    }
    List<String> lines =
        tables.stream()
            .limit(MOST_LINES)
            .map(table -> line(table, request.who(), moment.lookup()))
            .toList();
    int left = tables.size() - lines.size();
    String more = left > 0 ? "\n... and %d more.".formatted(left) : "";
    String words = "Your games:\n" + String.join("\n", lines) + more;
    return Outcome.shown(Post.page(Optional.empty(), words));
  }

  private static String line(Table table, Person person, Lookup lookup) {
    String link =
        table
            .posted()
            .board()
            .flatMap(board -> lookup.link(table, board))
            .map(at -> " " + at)
            .orElse("");
    return "- %s in %s: %s%s"
        .formatted(
            table.title(),
            table.place().mention(),
            waitsFor(table, person) + ClockWords.shortly(table),
            link);
  }

  private static String waitsFor(Table table, Person person) {
    if (table.match().isEmpty()) {
      return "waits for people";
    }
    if (table.awaits(person)) {
      return "**it is your turn**";
    }
    return table.asks(person) ? "**you are asked**" : "waits for others";
  }
}
