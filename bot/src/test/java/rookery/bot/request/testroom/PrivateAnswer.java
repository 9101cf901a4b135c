package rookery.bot.request.testroom;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import rookery.bot.post.Attachment;
import rookery.bot.post.PictureList;
import rookery.bot.post.Post;
import rookery.bot.request.host.RequestAnswerer;

/** What somebody was told in answer to one request. */
public class PrivateAnswer implements RequestAnswerer {
  public Optional<Post> given = Optional.empty();
  public Optional<Post> beside = Optional.empty();
  public Optional<Post> aloud = Optional.empty();
  public Optional<Post> meanwhile = Optional.empty();
  public Optional<Post> interrupted = Optional.empty();
  public List<Attachment> files = List.of();
  public Optional<PictureList> cards = Optional.empty();
  public Optional<String> replaced = Optional.empty();
  public Optional<String> closed = Optional.empty();
  public boolean later;
  public boolean arrives = true;

  @Override
  public void give(Post post) {
    given = Optional.of(MessageLimits.checked(post));
  }

  @Override
  public CompletionStage<Boolean> giveOnce(Post post) {
    give(post);
    return CompletableFuture.completedFuture(arrives);
  }

  @Override
  public void replacing(String before) {
    replaced = Optional.of(before);
  }

  @Override
  public void closing(String opened) {
    closed = Optional.of(opened);
  }

  @Override
  public void meanwhile(Post post) {
    meanwhile = Optional.of(MessageLimits.checked(post));
  }

  @Override
  public void meanwhile(Post post, Post other) {
    meanwhile(post);
    interrupted = Optional.of(MessageLimits.checked(other));
  }

  @Override
  public void give(PictureList list) {
    cards = Optional.of(MessageLimits.checked(list));
  }

  @Override
  public void beside(Post post) {
    beside = Optional.of(MessageLimits.checked(post));
  }

  @Override
  public void aloud(Post own, Post said) {
    give(own);
    aloud = Optional.of(MessageLimits.checked(said));
  }

  @Override
  public void deliver(Post post, List<Attachment> with) {
    later = true;
    beside = Optional.of(MessageLimits.checked(post));
    files = with;
  }

  @Override
  public void later() {
    later = true;
  }

  /** All that is in the file that came with the answer. */
  public byte[] file() {
    return content(files.get(0));
  }

  /** All that is in a file. */
  static byte[] content(Attachment file) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    try {
      file.content().writeTo(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return content.toByteArray();
  }

  /** The answer, wherever it came. */
  public Post post() {
    return given.or(() -> beside).or(() -> meanwhile).orElseThrow();
  }

  /** The answer in words; of a list of cards, those of all. */
  public String words() {
    return cards.map(list -> list.heading() + "\n" + lines(list)).orElseGet(() -> post().words());
  }

  private static String lines(PictureList list) {
    return String.join("\n", list.cards().stream().map(PictureList.Card::words).toList());
  }
}
