package rookery.bot;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "rookery.bot", importOptions = ImportOption.DoNotIncludeTests.class)
class BotBordersTest {
  private static final String MAIN = "rookery.bot";
  private static final String PROGRAM = "rookery.bot.program..";
  private static final String SETTINGS = "rookery.bot.settings..";
  private static final String PAINTED = "rookery.bot.picture..";
  private static final String COMMAND_LINE = "rookery.bot.cli..";
  private static final String PROGRESS = "rookery.bot.progress..";
  private static final String REVIEW_PAGE = "rookery.bot.review.page..";
  private static final String DEALS = "rookery.bot.deal";
  private static final String TOOLS = "rookery.bot.cli.tools..";
  private static final String TABLE = "rookery.bot.table..";
  private static final String PREFERENCE = "rookery.bot.preference..";
  private static final String POST = "rookery.bot.post..";
  private static final String TURN = "rookery.bot.request..";
  private static final String OUTBOX = "rookery.bot.outbox..";
  private static final String CHANCE = "rookery.bot.random..";
  private static final String STORE = "rookery.bot.store..";
  private static final String DISCORD = "rookery.bot.discord..";
  private static final String PRACTICE = "rookery.practice..";
  private static final String[] SQL = {
    "rookery.bot.store.sql..",
    "java.sql..",
    "javax.sql..",
    "org.sqlite..",
    "org.flywaydb..",
    "org.postgresql..",
    "com.zaxxer.."
  };

  @ArchTest
  static final ArchRule onlyTheStoreKnowsSql =
      noClasses()
          .that()
          .resideOutsideOfPackage(STORE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(SQL)
          .because("what is kept goes through the interfaces that a turn of work declares");

  @ArchTest
  static final ArchRule onlyOnePackageKnowsJda =
      noClasses()
          .that()
          .resideOutsideOfPackage(DISCORD)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("net.dv8tion..");

  @ArchTest
  static final ArchRule onlyOnePackageKnowsHowProgressIsShown =
      noClasses()
          .that()
          .resideOutsideOfPackage(PROGRESS)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("me.tongfei..");

  @ArchTest
  static final ArchRule tablesKnowNeitherDiscordNorTheStore =
      noClasses()
          .that()
          .resideInAnyPackage(TABLE, PREFERENCE, POST, OUTBOX, CHANCE, TURN)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              STORE,
              DISCORD,
              PRACTICE,
              MAIN,
              PROGRAM,
              SETTINGS,
              PAINTED,
              COMMAND_LINE,
              "rookery.render..");

  @ArchTest
  static final ArchRule theStoreKnowsTablesOnly =
      noClasses()
          .that()
          .resideInAPackage(STORE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              DISCORD,
              PRACTICE,
              MAIN,
              PROGRAM,
              SETTINGS,
              PAINTED,
              COMMAND_LINE,
              "rookery.render..");

  @ArchTest
  static final ArchRule theConnectionToDiscordKnowsNoStore =
      noClasses()
          .that()
          .resideInAPackage(DISCORD)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(STORE, MAIN, PROGRAM, SETTINGS, PAINTED, COMMAND_LINE);

  @ArchTest
  static final ArchRule onlyTheProgramKnowsThatDiscordMayNotBeReal =
      noClasses()
          .that()
          .resideOutsideOfPackage(PROGRAM)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(PRACTICE)
          .because("the practice room is reached through JDA alone");

  @ArchTest
  static final ArchRule theCommandLineKnowsTheProgramByItsInterface =
      noClasses()
          .that()
          .resideInAPackage(COMMAND_LINE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(MAIN, PROGRAM, SETTINGS, DISCORD);

  @ArchTest
  static final ArchRule nothingKnowsWhereTheProgramIsPutTogether =
      noClasses()
          .that()
          .resideOutsideOfPackage(MAIN)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(MAIN);

  @ArchTest
  static final ArchRule onlyTheCommandLineOffersTheTools =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName("rookery.bot.Main")
          .and()
          .resideOutsideOfPackage(TOOLS)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(TOOLS)
          .because("a running bot doesn't need them");

  @ArchTest
  static final ArchRule theToolsNeedNoBot =
      noClasses()
          .that()
          .resideInAPackage(TOOLS)
          .should()
          .dependOnClassesThat(
              resideInAPackage("rookery.bot..")
                  .and(resideOutsideOfPackages(TOOLS, PROGRESS, REVIEW_PAGE, DEALS)));

  @ArchTest
  static final ArchRule nothingPrintsPastTheCommandLine =
      noClasses().should(ACCESS_STANDARD_STREAMS);

  @ArchTest
  static final ArchRule packagesDependInOneDirection =
      slices().matching("rookery.bot.(**)").should().beFreeOfCycles();
}
