import { apply, type Matrix, type Point } from "#local/aws/vision/image/matrix.ts";
import type { Box } from "#local/aws/vision/ocr/words.ts";

export type Size = { readonly width: number; readonly height: number };

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Maps a box to the page in AWS's units: shares of the page's width and height. */
export const geometryOf = ({ left, top, right, bottom }: Box, toPage: Matrix, page: Size) => {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const Polygon = corners.map((corner) => {
    const [x, y] = apply(toPage, corner);
    return { X: within(x / page.width), Y: within(y / page.height) };
  });
  const [Left, Top] = [Math.min(...Polygon.map(({ X }) => X)), Math.min(...Polygon.map(({ Y }) => Y))];
  const [Right, Bottom] = [Math.max(...Polygon.map(({ X }) => X)), Math.max(...Polygon.map(({ Y }) => Y))];
  return { BoundingBox: { Left, Top, Width: Right - Left, Height: Bottom - Top }, Polygon };
};
