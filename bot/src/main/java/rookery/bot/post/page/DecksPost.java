package rookery.bot.post.page;

import java.util.ArrayList;
import java.util.List;
import rookery.bot.deal.DealSecret;
import rookery.bot.deal.FairDecks;
import rookery.bot.post.Markdown;
import rookery.bot.post.Post;
import rookery.bot.post.table.MoreActionsPost;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.post.text.TruncatedText;
import rookery.bot.table.Table;

/** What decides the decks of a table, and, once the game is over, how everybody can check them. */
public record DecksPost(Table table, FairDecks decks) {
  /** The whole of it in one message. */
  public Post post() {
    List<String> lines = new ArrayList<>();
    lines.add("**Is it fair?**");
    lines.add(
        "I chose a secret code when this table opened. Its fingerprint (SHA-256) is `%s`."
            .formatted(decks.secret().commitment()));
    if (table.deckProof().isEmpty()) {
      lines.add("Copy it now, and you can check after the game that I haven't changed the code.");
    }
    if (!decks.added().isEmpty()) {
      lines.add(
          table.seats().size() == 1
              ? "I then added these lines, which come from the player, so that I couldn't choose"
                  + " the cards:"
              : "The players then added these lines, so that nobody could cheat:");
      decks.added().forEach(line -> lines.add("- `%s`".formatted(Markdown.tamed(line))));
    }
    lines.add(
        table.deckProof().isPresent()
            ? told()
            : "Everything random comes from my code and these lines. You'll see the code when the"
                + " game is over.");
    return Post.words(
            TruncatedText.toAMessage(
                List.of(String.join("\n", lines), new TablePhrases(table).place())))
        .with(MoreActionsPost.back(table));
  }

  private String told() {
    return ("The code was `%s`. To check it, export the game and run `rookery.jar playthrough"
            + " --verify` with the `.jsonl` file. Every random choice comes from the code (by"
            + " the method `%s`).")
        .formatted(decks.secret().hex(), DealSecret.VERSION);
  }
}
