package rookery.practice.resource;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Something that a person asked of the bot, and how far the answer has come. What changes in it
 * changes under the world's lock.
 */
public final class Interaction {
  /** How far the answer has come. */
  public enum Stage {
    /** The bot has not been heard of. */
    WAITING,
    /** The bot has acknowledged it. */
    ACKNOWLEDGED,
    /** Nobody acknowledged it in time. */
    FAILED
  }

  private final long id;
  private final String token;
  private final InteractionRequest asking;
  private final CompletableFuture<InteractionAnswer> answer = new CompletableFuture<>();
  private Stage stage = Stage.WAITING;
  private CallbackKind acknowledgedBy;
  private long original;
  private int followUps;

  public Interaction(long id, String token, InteractionRequest asking) {
    this.id = id;
    this.token = token;
    this.asking = asking;
  }

  /** Its snowflake. */
  public long id() {
    return id;
  }

  /** The secret that lets the bot answer. */
  public String token() {
    return token;
  }

  /** What it is. */
  public InteractionKind kind() {
    return asking.kind();
  }

  /** Whose it is. */
  public long person() {
    return asking.person();
  }

  /** Where it happened, as the place was then. */
  public Channel channel() {
    return asking.channel();
  }

  /** What was asked, and by whom. */
  public InteractionRequest asking() {
    return asking;
  }

  /** The message whose component was used, as the person saw it. */
  public Optional<Message> source() {
    return asking.source();
  }

  /** The name of a command, "" for other kinds. */
  public String command() {
    return kind() == InteractionKind.COMMAND ? asking.data().path("name").asText() : "";
  }

  /** Comes when the bot has answered, or has failed to. */
  public CompletableFuture<InteractionAnswer> answer() {
    return answer;
  }

  /** How far the answer has come. */
  public Stage stage() {
    return stage;
  }

  /** How the bot acknowledged it. */
  public Optional<CallbackKind> acknowledgedBy() {
    return Optional.ofNullable(acknowledgedBy);
  }

  /** The message that is the first answer, 0 as long as there is none. */
  public long original() {
    return original;
  }

  /** The bot has said that it has heard. */
  public void acknowledge(CallbackKind how) {
    stage = Stage.ACKNOWLEDGED;
    acknowledgedBy = how;
  }

  /** The time to acknowledge it is over. */
  public void fail() {
    stage = Stage.FAILED;
    settle(InteractionAnswer.Kind.FAILED, 0);
  }

  /** The first answer is that message. */
  public void answeredBy(long message) {
    original = message;
  }

  /** Counts one more further answer, and says how many there are now. */
  public int countFollowUp() {
    return ++followUps;
  }

  /** Whoever asked gets a message. */
  public void settle(InteractionAnswer.Kind how, long message) {
    answer.complete(new InteractionAnswer(how, message, NullNode.instance));
  }

  /** Whoever asked gets a form or choices. */
  public void settle(InteractionAnswer.Kind how, JsonNode payload) {
    answer.complete(new InteractionAnswer(how, 0, payload));
  }
}
