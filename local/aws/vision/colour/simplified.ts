import type { Oklab } from "#lambdas/bikes/analysis/colour-distance.ts";

export type SimplifiedColor =
  | "black"
  | "blue"
  | "brown"
  | "cyan"
  | "green"
  | "grey"
  | "orange"
  | "pink"
  | "purple"
  | "red"
  | "white"
  | "yellow";

const byLightness = (lightness: number): SimplifiedColor => {
  // Black paint in daylight measures up to 0.4.
  if (lightness < 0.4) return "black";
  return lightness > 0.84 ? "white" : "grey";
};

const warm = (lightness: number, chroma: number, hue: number): SimplifiedColor => {
  if (hue < 38) {
    if (lightness > 0.74 && chroma < 0.13) return "pink";
    return lightness < 0.36 || (chroma < 0.09 && lightness < 0.5) ? "brown" : "red";
  }
  if (hue < 76) return lightness < 0.5 || (chroma < 0.1 && lightness < 0.75) ? "brown" : "orange";
  if (lightness < 0.45 || (chroma < 0.07 && lightness < 0.7)) return "brown";
  return "yellow";
};

/**
 * One of Rekognition's twelve simple names by regions of hue, chroma and lightness, which match everyday
 * names better than the nearest sample colour.
 */
export const simplifiedColor = ([lightness, a, b]: Oklab): SimplifiedColor => {
  const chroma = Math.hypot(a, b);
  if (chroma < 0.032) return byLightness(lightness);
  if ((lightness < 0.27 && chroma < 0.05) || (lightness < 0.25 && chroma < 0.06)) return "black";
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if ((hue < 12 || hue >= 335) && lightness > 0.5 && chroma < 0.17) return "pink";
  if (hue < 20 || hue >= 335) return lightness > 0.68 ? "pink" : "red";
  if (hue < 112) return warm(lightness, chroma, hue);
  if (hue < 168) return "green";
  if (hue < 222) return "cyan";
  if (hue < 285) return "blue";
  return lightness > 0.75 ? "pink" : "purple";
};
