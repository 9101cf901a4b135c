package rookery.bot.cli;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.MutuallyExclusiveArgsException;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import rookery.engine.text.Phrase;

/** What is wrong with a command as it was typed, in a sentence: picocli's are for programmers. */
public final class UsageMistake {
  private UsageMistake() {}

  /**
   * The sentence; ours have no full stop, and picocli's, for what we don't reword, may have one.
   */
  public static String sentence(ParameterException wrong) {
    if (wrong instanceof UnmatchedArgumentException more) {
      return unknown(more);
    }
    if (wrong instanceof MissingParameterException less) {
      return missing(less.getMissing());
    }
    if (wrong instanceof MutuallyExclusiveArgsException) {
      var groups = wrong.getCommandLine().getCommandSpec().argGroups();
      return oneOf(groups.stream().flatMap(group -> group.args().stream()).toList());
    }
    if (wrong instanceof OverwrittenOptionException twice) {
      return "Give %s only once".formatted(name(twice.getOverwritten()));
    }
    return wrong.getArgSpec() == null
        ? wrong.getMessage()
        : name(wrong.getArgSpec()) + wanted(wrong.getArgSpec()).formatted(wrong.getValue());
  }

  private static String unknown(UnmatchedArgumentException more) {
    String typed = more.getUnmatched().get(0);
    if (more.isUnknownOption()) {
      return "There's no option \"%s\"".formatted(typed);
    }
    boolean isCommand = !more.getCommandLine().getSubcommands().isEmpty();
    return (isCommand ? "There's no command \"%s\"" : "Unexpected word: \"%s\"").formatted(typed);
  }

  private static String missing(List<ArgSpec> missing) {
    return missing.get(0).group() == null ? name(missing.get(0)) + " is missing" : oneOf(missing);
  }

  private static String oneOf(Collection<ArgSpec> options) {
    List<String> names = options.stream().map(UsageMistake::name).toList();
    return "Give one of these: " + Phrase.either(names);
  }

  private static String name(ArgSpec one) {
    return one instanceof OptionSpec option ? option.longestName() : one.paramLabel();
  }

  private static String wanted(ArgSpec one) {
    Class<?> type = one.auxiliaryTypes()[0];
    if (type == boolean.class) {
      return " takes no value";
    }
    if (Map.class.isAssignableFrom(one.type())) {
      return " must be " + one.paramLabel() + ", not \"%s\"";
    }
    return type == Double.class
        ? " must be numbers, not \"%s\""
        : " must be a whole number of at most "
            + (type == int.class ? 9 : 18)
            + " digits, not \"%s\"";
  }
}
