import type { Gray } from "./gray.ts";
import type { Matrix } from "./matrix.ts";

// Light as paper, so that the area outside the picture does not look like ink.
const OUTSIDE = 225;

/** Draws a picture of the given size; `toSource` maps its pixels to `source`. */
export const warp = (source: Gray, toSource: Matrix, width: number, height: number): Gray => {
  const data = new Uint8Array(width * height);
  const { data: from, width: stride } = source;
  const [a, b, c, d, e, f, g, h, i] = toSource;
  for (let v = 0; v < height; v += 1) {
    for (let u = 0; u < width; u += 1) {
      const depth = g * u + h * v + i;
      const x = (a * u + b * v + c) / depth;
      const y = (d * u + e * v + f) / depth;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      if (left < 0 || top < 0 || left >= stride - 1 || top >= source.height - 1) {
        data[v * width + u] = OUTSIDE;
        continue;
      }
      const at = top * stride + left;
      const [fx, fy] = [x - left, y - top];
      const upper = (from[at] ?? 0) * (1 - fx) + (from[at + 1] ?? 0) * fx;
      const lower = (from[at + stride] ?? 0) * (1 - fx) + (from[at + stride + 1] ?? 0) * fx;
      data[v * width + u] = upper * (1 - fy) + lower * fy;
    }
  }
  return { data, width, height };
};
