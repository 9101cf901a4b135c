package rookery.bot;

/** Starts Rookery. */
public final class Main {
  private Main() {}

  /** Placeholder until the command line lands. */
  public static void main(String[] args) {
    System.out.println("Rookery");
  }
}
