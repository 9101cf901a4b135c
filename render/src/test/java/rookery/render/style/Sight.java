package rookery.render.style;

import static java.lang.Math.abs;
import static java.lang.Math.atan2;
import static java.lang.Math.cbrt;
import static java.lang.Math.cos;
import static java.lang.Math.exp;
import static java.lang.Math.hypot;
import static java.lang.Math.max;
import static java.lang.Math.min;
import static java.lang.Math.pow;
import static java.lang.Math.sin;
import static java.lang.Math.sqrt;
import static java.lang.Math.toDegrees;
import static java.lang.Math.toRadians;

/**
 * How people see: with all cones, or with one kind missing (Machado, Oliveira and Fernandes 2009,
 * full strength). Colours are red, green and blue from 0 to 1, linear in light.
 */
enum Sight {
  NORMAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
  PROTANOPE(
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  DEUTERANOPE(
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
  TRITANOPE(
      1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

  private static final double[] WHITE = {0.95047, 1, 1.08883};

  private final double[] matrix;

  Sight(double... matrix) {
    this.matrix = matrix;
  }

  /** The colour that somebody of full sight would have to be shown to see the same. */
  double[] sees(int rgb) {
    double[] light = linear(rgb);
    double[] seen = new double[3];
    for (int i = 0; i < 3; i++) {
      double sum = 0;
      for (int j = 0; j < 3; j++) {
        sum += matrix[3 * i + j] * light[j];
      }
      seen[i] = min(1, max(0, sum));
    }
    return seen;
  }

  private static double[] linear(int rgb) {
    return new double[] {linear(rgb, 16), linear(rgb, 8), linear(rgb, 0)};
  }

  private static double linear(int rgb, int shift) {
    double value = (rgb >> shift & 0xFF) / 255.0;
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
  }

  /** The contrast of WCAG 2, from 1 to 21. */
  static double contrast(int one, int other) {
    double a = luminance(linear(one));
    double b = luminance(linear(other));
    return (max(a, b) + 0.05) / (min(a, b) + 0.05);
  }

  private static double luminance(double[] light) {
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
  }

  private static double[] lab(double[] light) {
    double x = 0.4124564 * light[0] + 0.3575761 * light[1] + 0.1804375 * light[2];
    double z = 0.0193339 * light[0] + 0.1191920 * light[1] + 0.9503041 * light[2];
    double fx = root(x / WHITE[0]);
    double fy = root(luminance(light) / WHITE[1]);
    double fz = root(z / WHITE[2]);
    return new double[] {116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)};
  }

  private static double root(double t) {
    return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
  }

  /** CIEDE2000. */
  static double distance(double[] one, double[] other) {
    double[] p = lab(one);
    double[] q = lab(other);
    double mean7 = pow((hypot(p[1], p[2]) + hypot(q[1], q[2])) / 2, 7);
    double stretch = 1 + 0.5 * (1 - sqrt(mean7 / (mean7 + pow(25, 7))));
    double chroma1 = hypot(p[1] * stretch, p[2]);
    double chroma2 = hypot(q[1] * stretch, q[2]);
    return distance(p[0], chroma1, hue(p, stretch), q[0], chroma2, hue(q, stretch));
  }

  private static double hue(double[] lab, double stretch) {
    return (toDegrees(atan2(lab[2], lab[1] * stretch)) + 360) % 360;
  }

  private static double distance(
      double light1, double chroma1, double hue1, double light2, double chroma2, double hue2) {
    boolean grey = chroma1 * chroma2 == 0;
    double turn = grey ? 0 : (hue2 - hue1 + 540) % 360 - 180;
    double hueMean = grey ? hue1 + hue2 : (hue1 + turn / 2 + 360) % 360;
    double chromaMean = (chroma1 + chroma2) / 2;
    double lightOff = pow((light1 + light2) / 2 - 50, 2);
    double lightPart = (light2 - light1) / (1 + 0.015 * lightOff / sqrt(20 + lightOff));
    double chromaPart = (chroma2 - chroma1) / (1 + 0.045 * chromaMean);
    double huePart =
        2
            * sqrt(chroma1 * chroma2)
            * sin(toRadians(turn / 2))
            / (1 + 0.015 * chromaMean * hueWeight(hueMean));
    double chroma7 = pow(chromaMean, 7);
    double rotation =
        -sin(toRadians(60 * exp(-pow((hueMean - 275) / 25, 2))))
            * 2
            * sqrt(chroma7 / (chroma7 + pow(25, 7)));
    return sqrt(
        abs(
            lightPart * lightPart
                + chromaPart * chromaPart
                + huePart * huePart
                + rotation * chromaPart * huePart));
  }

  private static double hueWeight(double hue) {
    return 1
        - 0.17 * cos(toRadians(hue - 30))
        + 0.24 * cos(toRadians(2 * hue))
        + 0.32 * cos(toRadians(3 * hue + 6))
        - 0.20 * cos(toRadians(4 * hue - 63));
  }
}
