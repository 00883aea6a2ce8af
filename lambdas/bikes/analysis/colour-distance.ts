/** Close to human perception: lightness from 0 to 1, and two axes of hue and strength. */
export type Oklab = readonly [lightness: number, greenRed: number, blueYellow: number];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** From sRGB channels of 0 to 255, with Björn Ottosson's matrices. */
export const oklab = (red: number, green: number, blue: number): Oklab => {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
};

/**
 * Weights hue most: light, shade and haze change lightness and strength of a painted frame, seldom
 * its hue.
 */
export const distance = (one: Oklab, other: Oklab): number => {
  const [strength, otherStrength] = [Math.hypot(one[1], one[2]), Math.hypot(other[1], other[2])];
  const stronger = strength - otherStrength;
  const apart = (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2 - stronger ** 2;
  return Math.hypot(one[0] - other[0], 1.5 * stronger, 3 * Math.sqrt(Math.max(0, apart)));
};
