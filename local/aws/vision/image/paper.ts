import { forEachComponent, type Component } from "./components.ts";
import { scaleTo, type Gray } from "./gray.ts";
import { apply, invert, rectangleToQuad, type Point, type Quad } from "./matrix.ts";
import type { Ink } from "./skew.ts";

type Corners = { readonly quad: Quad; readonly score: number };

// Shadows move the best threshold away from Otsu's, so several are tried and the sheet with the best shape
// wins.
const THRESHOLD_FACTORS = [1, 0.9, 0.8, 0.7, 0.6, 1.1];

const MAX_INK_OUTSIDE = 0.12;

const otsuThreshold = (data: Uint8Array): number => {
  const histogram = new Float64Array(256);
  for (const value of data) histogram[value] = (histogram[value] ?? 0) + 1;
  const total = histogram.reduce((sum, count, value) => sum + count * value, 0);
  let [below, sumBelow, best, threshold] = [0, 0, 0, 128];
  for (const [value, count] of histogram.entries()) {
    below += count;
    sumBelow += count * value;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2;
    if (spread > best) [best, threshold] = [spread, value];
  }
  return threshold;
};

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const sides = ([topLeft, topRight, bottomRight, bottomLeft]: Quad) => ({
  top: distance(topLeft, topRight),
  bottom: distance(bottomLeft, bottomRight),
  left: distance(topLeft, bottomLeft),
  right: distance(topRight, bottomRight),
});

const areaOf = (quad: Quad): number =>
  Math.abs(
    quad.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = quad[(index + 1) % 4] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

const largestLightArea = (small: Gray, threshold: number): Component | undefined => {
  const mask = small.data.map((value) => (value > threshold ? 1 : 0));
  let largest: Component | undefined;
  forEachComponent(mask, small.width, (component) => {
    if (component.pixels.length > (largest?.pixels.length ?? 0)) largest = component;
  });
  return largest;
};

const cornersOf = ({ pixels }: Component, width: number): Quad => {
  const extremes = [0, 0, 0, 0];
  const scores = [Infinity, -Infinity, -Infinity, -Infinity];
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (x + y < (scores[0] ?? 0)) [scores[0], extremes[0]] = [x + y, pixel];
    if (x - y > (scores[1] ?? 0)) [scores[1], extremes[1]] = [x - y, pixel];
    if (x + y > (scores[2] ?? 0)) [scores[2], extremes[2]] = [x + y, pixel];
    if (y - x > (scores[3] ?? 0)) [scores[3], extremes[3]] = [y - x, pixel];
  }
  const point = (corner: number): Point => {
    const pixel = extremes[corner] ?? 0;
    return [pixel % width, Math.floor(pixel / width)];
  };
  return [point(0), point(1), point(2), point(3)];
};

const touchesBorder = ({ pixels }: Component, { width, height }: Gray): boolean => {
  let border = 0;
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    if (x < 2 || y < 2 || x > width - 3 || y > height - 3) border += 1;
  }
  return border > 0.08 * (width + height);
};

const sheetAt = (small: Gray, threshold: number): Corners | undefined => {
  const sheet = largestLightArea(small, threshold);
  const share = (sheet?.pixels.length ?? 0) / small.data.length;
  if (sheet === undefined || share < 0.12 || share > 0.93 || touchesBorder(sheet, small)) return undefined;
  const quad = cornersOf(sheet, small.width);
  const { top, bottom, left, right } = sides(quad);
  const skewed =
    Math.min(top, bottom) < 0.7 * Math.max(top, bottom) ||
    Math.min(left, right) < 0.7 * Math.max(left, right);
  if (skewed) return undefined;
  const area = areaOf(quad);
  const fit = Math.min(sheet.pixels.length, area) / Math.max(sheet.pixels.length, area);
  return { quad, score: fit * 0.9 + 0.15 * Math.min(1, area / small.data.length / 0.7) };
};

const grown = (quad: Quad): Quad => {
  const [middleX, middleY] = quad.reduce(([x, y], corner) => [x + corner[0] / 4, y + corner[1] / 4], [0, 0]);
  const away = ([x, y]: Point): Point => [middleX + (x - middleX) * 1.035, middleY + (y - middleY) * 1.035];
  return [away(quad[0]), away(quad[1]), away(quad[2]), away(quad[3])];
};

/** The share of ink outside the sheet; a sheet found without its shadowed part would lose text. */
const inkOutside = (quad: Quad, { xs, ys }: Ink): number => {
  const toUnit = invert(rectangleToQuad(1, 1, quad));
  let outside = 0;
  for (let i = 0; i < xs.length; i += 1) {
    const [u, v] = apply(toUnit, [xs[i] ?? 0, ys[i] ?? 0]);
    if (u < 0 || v < 0 || u > 1 || v > 1) outside += 1;
  }
  return outside / Math.max(1, xs.length);
};

/** Finds the corners of a single sheet of paper, slightly outside its edge; undefined if none stands out. */
export const findPaper = async (page: Gray, ink: Ink): Promise<Quad | undefined> => {
  const small = await scaleTo(page, 420, 2.2);
  const otsu = otsuThreshold(small.data);
  const best = THRESHOLD_FACTORS.map((factor) => sheetAt(small, otsu * factor))
    .filter((sheet) => sheet !== undefined)
    .toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score <= 0.9) return undefined;
  const onPage = ([x, y]: Point): Point => [(x * page.width) / small.width, (y * page.height) / small.height];
  const [topLeft, topRight, bottomRight, bottomLeft] = grown(best.quad);
  const quad: Quad = [onPage(topLeft), onPage(topRight), onPage(bottomRight), onPage(bottomLeft)];
  return inkOutside(quad, ink) > MAX_INK_OUTSIDE ? undefined : quad;
};
