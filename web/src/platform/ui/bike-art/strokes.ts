import type { Point } from "./bike-geometry.ts";

export const line = ([x1, y1]: Point, [x2, y2]: Point): string => `M${x1} ${y1}L${x2} ${y2}`;

export const move = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

/** The point at `share` of the way; beyond 1 it lies past the end. */
export const along = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** Two decimals, so that prerendering and browser produce the same text. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** A point on a circle; angles in radians, clockwise from three o'clock. */
const onCircle = ([x, y]: Point, radius: number, angle: number): Point => [
  round(x + Math.cos(angle) * radius),
  round(y + Math.sin(angle) * radius),
];

export const arc = (centre: Point, radius: number, from: number, to: number): string => {
  const [startX, startY] = onCircle(centre, radius, from);
  const [endX, endY] = onCircle(centre, radius, to);
  return `M${startX} ${startY}A${radius} ${radius} 0 0 1 ${endX} ${endY}`;
};
