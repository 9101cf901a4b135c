package rookery.bot.post.announce;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import rookery.bot.post.Control.Button;
import rookery.bot.post.Control.Link;
import rookery.bot.post.Control.Look;
import rookery.bot.post.ControlId;
import rookery.bot.post.ControlVerb;
import rookery.bot.post.Post;
import rookery.bot.post.table.CachedViews;
import rookery.bot.post.table.EndPost;
import rookery.bot.post.table.PublicPicture;
import rookery.bot.post.text.PlayerNames;
import rookery.bot.post.text.TablePhrases;
import rookery.bot.table.MessageAddress;
import rookery.bot.table.Person;
import rookery.bot.table.Table;
import rookery.bot.table.TableStage;
import rookery.engine.Seat;
import rookery.engine.match.Match;

/**
 * What those who follow a game are told in direct messages: its end, and what everybody could see
 * that may decide it. It is made of what the channel shows, and of nothing else.
 */
record FollowerNews(MessageBatch mail, CachedViews views, Table was) {
  private Table after() {
    return mail.table();
  }

  /** Sends what has happened, if it is worth a message. */
  void tell() {
    Set<Person> followers = new TreeSet<>(after().seating().followers());
    // Those who have taken a seat meanwhile are told as players.
    followers.removeIf(after()::concerns);
    if (followers.isEmpty() || was.stage() != TableStage.PLAYING) {
      return;
    }
    List<String> happened = after().stage() == TableStage.PLAYING ? turns() : List.of();
    if (!happened.isEmpty()) {
      toAll(followers, turningPoint(happened));
    } else if (after().stage() == TableStage.OVER) {
      toAll(followers, end());
    } else if (after().stage() == TableStage.CLOSED) {
      toAll(followers, Post.words("%s was stopped without a result.".formatted(after().title())));
    }
  }

  private void toAll(Set<Person> followers, Post post) {
    followers.forEach(person -> mail.send(new MessageAddress.Direct(person), post));
  }

  /** What everybody at the table could see, in sentences. */
  private List<String> turns() {
    List<String> happened = new ArrayList<>();
    Match before = was.match().orElseThrow();
    Match now = after().match().orElseThrow();
    PlayerNames names = new PlayerNames(after());
    now.resigned().stream()
        .filter(seat -> !before.resigned().contains(seat))
        .forEach(
            seat ->
                happened.add(
                    "%s resigned. The game ends when both partners have resigned."
                        .formatted(name(names, seat))));
    if (before.drawOffer().isEmpty() && now.drawOffer().isPresent()) {
      happened.add("A draw was offered.");
    }
    after().seats().stream()
        .filter(seat -> new PlayersToNotify(was, after()).isTaken(seat))
        .forEach(
            seat ->
                happened.add(
                    "%s took over %s's seat."
                        .formatted(name(names, seat), name(new PlayerNames(was), seat))));
    // Where something is hidden, why there is check could tell who the king is.
    if (after().game().hidesNothing() && before.why().isEmpty()) {
      now.why().ifPresent(why -> happened.add("A king is in check."));
    }
    return happened;
  }

  private String name(PlayerNames names, Seat seat) {
    return names.of(seat);
  }

  private Post turningPoint(List<String> happened) {
    String words =
        String.join("\n", happened)
            + "\n"
            + new TablePhrases(after()).turn()
            + "\n"
            + new TablePhrases(after()).place();
    return Post.of(new PublicPicture(after(), views).picture(), words)
        .with(
            new Link(after().home().link(), "Go to game"),
            new Button(ControlId.of(ControlVerb.FOLLOW, after(), "no"), "Unfollow", Look.PLAIN));
  }

  /** The end card without its buttons, which are for those who played. */
  private Post end() {
    Post card = new EndPost(after(), views, mail.now()).post();
    return Post.of(
            card.picture().orElseThrow(), card.words() + "\n" + new TablePhrases(after()).place())
        .with(new Link(after().home().link(), "Go to game"));
  }
}
