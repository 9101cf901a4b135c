package rookery.bot.post.daily;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.bot.daily.DealDay;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Look;
import rookery.bot.post.Post;
import rookery.bot.post.daily.DealControl.Asked;

/** What shows that the deals were settled before anybody played them. */
public record DeckProofPost(DealDay day, Optional<DealDay> before, Optional<DealDay> next) {
  /** The hashes, and the secrets of days that are over. */
  public Post post(Instant now) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "**How to check the deals:** I shuffle each day's decks with a secret code. I publish the SHA-256 hash of that code the day before the deals, and the code itself the day after.");
    before.ifPresent(one -> lines.add(line(one, now)));
    lines.add(line(day, now));
    next.ifPresent(one -> lines.add(line(one, now)));
    lines.add(
        "-# Today, write down the SHA-256 hash of tomorrow's code. When I publish the code, its"
            + " hash must match what you wrote down."
            + " `bot/docs/daily.md` in my source code has twenty lines of Python that rebuild the"
            + " decks from a secret code.");
    return Post.words(String.join("\n", lines))
        .with(new Button(DealControl.ofDay(day.date(), Asked.DAY).id(), "All deals", Look.PLAIN));
  }

  private static String line(DealDay of, Instant now) {
    String told =
        of.isAnnounced()
            ? ""
            : " (drawn only on that day, so its hash wasn't published the day before)";
    String secret = of.isOver(now) ? "\n  secret code `%s`".formatted(of.secret().hex()) : "";
    return "- Day %s, %s: SHA-256 `%s`%s%s"
        .formatted(of.number(), DealWords.date(of.date()), of.secret().commitment(), told, secret);
  }
}
