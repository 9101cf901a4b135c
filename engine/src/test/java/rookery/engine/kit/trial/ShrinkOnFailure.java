package rookery.engine.kit.trial;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import org.opentest4j.AssertionFailedError;

/**
 * With {@code -Dkit.shrink=true}, looks for a smaller trial that fails the same property. That
 * takes a while, so it is better asked for with a single property.
 */
public final class ShrinkOnFailure implements TestExecutionExceptionHandler {
  private static final boolean WANTED = Boolean.getBoolean("kit.shrink");

  @Override
  public void handleTestExecutionException(ExtensionContext context, Throwable failure)
      throws Throwable {
    Method property = context.getRequiredTestMethod();
    if (!WANTED || property.getParameterCount() > 0) {
      throw failure;
    }
    Class<?> properties = context.getRequiredTestClass();
    Trial trial = trial(context.getRequiredTestInstance());
    Trial smallest = Shrinking.smallest(trial, smaller -> fails(properties, property, smaller));
    throw new AssertionFailedError(
        "%s\nThe smallest such game:\n%s".formatted(failure.getMessage(), smallest.played().text()),
        failure);
  }

  private static Trial trial(Object properties) throws ReflectiveOperationException {
    Method trial = properties.getClass().getDeclaredMethod("trial");
    trial.setAccessible(true);
    return (Trial) trial.invoke(properties);
  }

  private static boolean fails(Class<?> properties, Method property, Trial trial) {
    try {
      Constructor<?> constructor = properties.getDeclaredConstructor(Trial.class);
      constructor.setAccessible(true);
      property.setAccessible(true);
      property.invoke(constructor.newInstance(trial));
      return false;
    } catch (InvocationTargetException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
