import type { Size } from "#local/vision/geometry.ts";

/** Wheels and colours are sought in a picture of this width. */
export const SEARCH_WIDTH = 320;

/** The picture's shape at that width; a strip taller than any photo is squeezed, so that it costs no more than one. */
export const searchSize = ({ width, height }: Size) => ({
  width: SEARCH_WIDTH,
  height: Math.max(1, Math.min(3 * SEARCH_WIDTH, Math.round((SEARCH_WIDTH * height) / width))),
  fit: "fill" as const,
});
