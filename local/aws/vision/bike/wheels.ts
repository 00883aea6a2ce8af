import type { Gray } from "#local/aws/vision/image/gray.ts";

/** A wheel seen from the side, in pixels; `score` is the share of its rim that shows as an edge. */
export type Wheel = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly score: number;
};

export type WheelPair = { readonly left: Wheel; readonly right: Wheel; readonly score: number };

type Edges = {
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  readonly dx: Float32Array;
  readonly dy: Float32Array;
};

const EDGE = 60;
const MIN_RADIUS = 0.07;
const MAX_RADIUS = 0.22;
const MIN_RIM = 0.45;
const CIRCLES_PER_RADIUS = 12;
const CANDIDATES = 80;

const edgesOf = ({ data, width, height }: Gray): Edges => {
  const edges: [number, number, number, number][] = [];
  const at = (x: number, y: number) => data[y * width + x] ?? 0;
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const right = at(x + 1, y - 1) + 2 * at(x + 1, y) + at(x + 1, y + 1);
      const left = at(x - 1, y - 1) + 2 * at(x - 1, y) + at(x - 1, y + 1);
      const below = at(x - 1, y + 1) + 2 * at(x, y + 1) + at(x + 1, y + 1);
      const above = at(x - 1, y - 1) + 2 * at(x, y - 1) + at(x + 1, y - 1);
      const strength = Math.hypot(right - left, below - above);
      if (strength > EDGE) edges.push([x, y, (right - left) / strength, (below - above) / strength]);
    }
  }
  return {
    xs: Int32Array.from(edges, ([x]) => x),
    ys: Int32Array.from(edges, ([, y]) => y),
    dx: Float32Array.from(edges, ([, , dx]) => dx),
    dy: Float32Array.from(edges, ([, , , dy]) => dy),
  };
};

/** Hough transform: every edge votes for the two possible centres along its gradient. */
const middlesOf = ({ xs, ys, dx, dy }: Edges, { width, height }: Gray, radius: number): Float32Array => {
  const votes = new Float32Array(width * height);
  for (let i = 0; i < xs.length; i += 1) {
    for (const side of [-radius, radius]) {
      const x = Math.round((xs[i] ?? 0) + side * (dx[i] ?? 0));
      const y = Math.round((ys[i] ?? 0) + side * (dy[i] ?? 0));
      if (x >= 0 && y >= 0 && x < width && y < height) votes[y * width + x] = (votes[y * width + x] ?? 0) + 1;
    }
  }
  return votes;
};

const circlesOf = (edges: Edges, gray: Gray, radius: number): Wheel[] => {
  const { width, height } = gray;
  const votes = middlesOf(edges, gray, radius);
  const circles: Wheel[] = [];
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      let near = 0;
      for (let row = y - 1; row <= y + 1; row += 1) {
        for (let column = x - 1; column <= x + 1; column += 1) near += votes[row * width + column] ?? 0;
      }
      const score = near / (2 * Math.PI * radius);
      if (score > MIN_RIM) circles.push({ x, y, radius, score });
    }
  }
  return circles.toSorted((a, b) => b.score - a.score).slice(0, CIRCLES_PER_RADIUS);
};

const isPair = (left: Wheel, right: Wheel): boolean => {
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const radius = (left.radius + right.radius) / 2;
  return (
    right.x > left.x &&
    Math.abs(left.radius - right.radius) <= 0.15 * radius &&
    apart >= 2.3 * radius &&
    apart <= 4.6 * radius &&
    Math.abs(right.y - left.y) <= 0.35 * apart
  );
};

/**
 * Finds two wheels of equal size at a bicycle's distance, in a picture about 320 pixels wide; undefined if
 * there are none.
 */
export const findWheels = (gray: Gray): WheelPair | undefined => {
  const edges = edgesOf(gray);
  const circles: Wheel[] = [];
  for (let radius = Math.round(gray.width * MIN_RADIUS); radius <= gray.width * MAX_RADIUS; radius += 1) {
    circles.push(...circlesOf(edges, gray, radius));
  }
  const best = circles.toSorted((a, b) => b.score - a.score).slice(0, CANDIDATES);
  const pairs = best.flatMap((left) =>
    best
      .filter((right) => isPair(left, right))
      .map((right) => ({ left, right, score: Math.min(left.score, right.score) })),
  );
  return pairs.toSorted((a, b) => b.score - a.score)[0];
};
