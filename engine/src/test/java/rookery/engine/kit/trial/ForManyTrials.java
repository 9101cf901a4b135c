package rookery.engine.kit.trial;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Properties quick to look at: they are looked at in all of {@link Trials#all()}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ParameterizedClass(name = "{0}")
@MethodSource("rookery.engine.kit.trial.Trials#all")
@ExtendWith(ShrinkOnFailure.class)
public @interface ForManyTrials {}
