/** Lightness from 0 to 1, and the green–red and blue–yellow axes: distances in it are those people see. */
export type Oklab = readonly [lightness: number, a: number, b: number];

export type Rgb = readonly [red: number, green: number, blue: number];

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const companded = (share: number): number => {
  const value = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
};

export const toOklab = ([red, green, blue]: Rgb): Oklab => {
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

/** Squared distance; hue counts more than lightness, because light and shade fall on one paint. */
export const distance = (p: Oklab, q: Oklab): number =>
  0.7 * (p[0] - q[0]) ** 2 + 2.2 * (p[1] - q[1]) ** 2 + 2.2 * (p[2] - q[2]) ** 2;
