import type { Size } from "#local/aws/vision/geometry.ts";

/** Width in pixels of the picture in which wheels and colours are searched. */
export const SEARCH_WIDTH = 320;

/** Keeps the aspect ratio but limits the height, so that no picture takes longer than a photo. */
export const searchSize = ({ width, height }: Size) => ({
  width: SEARCH_WIDTH,
  height: Math.max(1, Math.min(3 * SEARCH_WIDTH, Math.round((SEARCH_WIDTH * height) / width))),
  fit: "fill" as const,
});
