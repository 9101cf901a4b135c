package rookery.render;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameStartingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.awt.Font;
import java.awt.FontMetrics;

@AnalyzeClasses(packages = "rookery.render", importOptions = ImportOption.DoNotIncludeTests.class)
class RenderBordersTest {
  @ArchTest
  static final ArchRule knowsDiagramsAndBoardsOnly =
      classes()
          .should()
          .onlyDependOnClassesThat(
              resideInAnyPackage(
                  "java..",
                  "org.apache.fontbox..",
                  "org.apache.pdfbox.io..",
                  "rookery.render..",
                  "rookery.engine.board",
                  "rookery.engine.diagram"))
          .because("a picture is a pure function of its diagram and knows no game");

  @ArchTest
  static final ArchRule needsNoFontsOfTheMachine =
      noClasses()
          .should()
          .dependOnClassesThat()
          .areAssignableTo(Font.class)
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(FontMetrics.class)
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.awt.font..")
          .orShould()
          .callMethodWhere(target(nameStartingWith("drawString")))
          .because("they fail where the machine has no font or font library");

  @ArchTest
  static final ArchRule needsNoTemporaryFiles =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javax.imageio..", "java.nio.file..")
          .because("ImageIO wants a writable folder, and a picture goes straight into a message");

  @ArchTest
  static final ArchRule onlyTheArtReadsFontFiles =
      noClasses()
          .that(not(resideInAPackage("rookery.render.art")))
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.apache..");

  @ArchTest
  static final ArchRule imagesKnowNoChess =
      noClasses()
          .that()
          .resideInAPackage("rookery.render.image")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "rookery.engine..",
              "rookery.render",
              "rookery.render.figure",
              "rookery.render.beside",
              "rookery.render.scene",
              "rookery.render.style",
              "rookery.render.art");

  @ArchTest
  static final ArchRule artKnowsNoPictures =
      noClasses()
          .that()
          .resideInAPackage("rookery.render.art")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "rookery.render",
              "rookery.render.figure",
              "rookery.render.beside",
              "rookery.render.scene",
              "rookery.render.style");

  @ArchTest
  static final ArchRule packagesAreFreeOfCycles =
      slices().matching("rookery.(**)").should().beFreeOfCycles();
}
