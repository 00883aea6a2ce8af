import type { Oklab } from "#lambdas/bikes/analysis/colour-distance.ts";

export type Rgb = readonly [red: number, green: number, blue: number];

const companded = (share: number): number => {
  const value = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
};

export const toRgb = ([lightness, a, b]: Oklab): Rgb => {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    companded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    companded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    companded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
};

/**
 * The distance for k-means: hue counts more than lightness, because paint has light and shade. `distance` of
 * the analysis, which names a paint, is not squared and so has no mean.
 */
export const squaredDistance = (p: Oklab, q: Oklab): number =>
  0.7 * (p[0] - q[0]) ** 2 + 2.2 * (p[1] - q[1]) ** 2 + 2.2 * (p[2] - q[2]) ** 2;
