import type { Oklab } from "#lambdas/bikes/analysis/colour-distance.ts";
import { squaredDistance } from "./oklab.ts";

/** A group of similar colours: its mean, and its share of all pixels from 0 to 1. */
export type Cluster = { readonly colour: Oklab; readonly share: number };

const ROUNDS = 12;
const SAME = 1e-4;

const nearest = (colours: readonly Oklab[], to: Oklab): { index: number; distance: number } => {
  let best = { index: 0, distance: Infinity };
  for (const [index, colour] of colours.entries()) {
    const away = squaredDistance(colour, to);
    if (away < best.distance) best = { index, distance: away };
  }
  return best;
};

/** Starts far apart rather than at random, so that the same picture gives the same result. */
const startingColours = (pixels: readonly Oklab[], count: number): Oklab[] => {
  const first = pixels[Math.floor(pixels.length / 2)];
  const colours = first === undefined ? [] : [first];
  const sample = pixels.filter((_, index) => index % 3 === 0);
  while (colours.length > 0 && colours.length < count) {
    let [farthest, away] = [colours[0], SAME];
    for (const pixel of sample) {
      const { distance: apart } = nearest(colours, pixel);
      if (apart > away) [farthest, away] = [pixel, apart];
    }
    if (away === SAME || farthest === undefined) break;
    colours.push(farthest);
  }
  return colours;
};

/** Groups pixels by colour with k-means, largest group first. */
export const clustersOf = (pixels: readonly Oklab[], count: number): Cluster[] => {
  let clusters: Cluster[] = startingColours(pixels, count).map((colour) => ({ colour, share: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const colours = clusters.map(({ colour }) => colour);
    const sums = colours.map(() => ({ lightness: 0, a: 0, b: 0, pixels: 0 }));
    for (const pixel of pixels) {
      const sum = sums[nearest(colours, pixel).index];
      if (sum === undefined) continue;
      sum.lightness += pixel[0];
      sum.a += pixel[1];
      sum.b += pixel[2];
      sum.pixels += 1;
    }
    clusters = sums
      .filter((sum) => sum.pixels > 0)
      .map((sum) => ({
        colour: [sum.lightness / sum.pixels, sum.a / sum.pixels, sum.b / sum.pixels] as const,
        share: sum.pixels / pixels.length,
      }));
  }
  return clusters.toSorted((a, b) => b.share - a.share);
};
