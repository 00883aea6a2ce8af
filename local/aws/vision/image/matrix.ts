/** A 3 × 3 projective transform, row by row. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number];

export type Point = readonly [x: number, y: number];

/** Top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

export const scaling = (across: number, down = across): Matrix => [across, 0, 0, 0, down, 0, 0, 0, 1];

/** Slants upright strokes by `share` of their height, like italics, around the row at `middle`. */
export const slanting = (share: number, middle: number): Matrix => [
  1,
  share,
  -share * middle,
  0,
  1,
  0,
  0,
  0,
  1,
];

export const translation = (x: number, y: number): Matrix => [1, 0, x, 0, 1, y, 0, 0, 1];

/** Rotates clockwise, with y pointing down. */
export const rotation = (degrees: number): Matrix => {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  return [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1];
};

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[3] + a[2] * b[6],
  a[0] * b[1] + a[1] * b[4] + a[2] * b[7],
  a[0] * b[2] + a[1] * b[5] + a[2] * b[8],
  a[3] * b[0] + a[4] * b[3] + a[5] * b[6],
  a[3] * b[1] + a[4] * b[4] + a[5] * b[7],
  a[3] * b[2] + a[4] * b[5] + a[5] * b[8],
  a[6] * b[0] + a[7] * b[3] + a[8] * b[6],
  a[6] * b[1] + a[7] * b[4] + a[8] * b[7],
  a[6] * b[2] + a[7] * b[5] + a[8] * b[8],
];

/** The last transform applies first. */
export const compose = (first: Matrix, ...rest: Matrix[]): Matrix => rest.reduce(multiply, first);

export const invert = ([a, b, c, d, e, f, g, h, i]: Matrix): Matrix => {
  const [ei, di, dh] = [e * i - f * h, d * i - f * g, d * h - e * g];
  const determinant = a * ei - b * di + c * dh;
  const by = (value: number) => value / determinant;
  return [
    by(ei),
    by(c * h - b * i),
    by(b * f - c * e),
    by(-di),
    by(a * i - c * g),
    by(c * d - a * f),
    by(dh),
    by(b * g - a * h),
    by(a * e - b * d),
  ];
};

export const apply = (matrix: Matrix, [x, y]: Point): Point => {
  const depth = matrix[6] * x + matrix[7] * y + matrix[8];
  return [
    (matrix[0] * x + matrix[1] * y + matrix[2]) / depth,
    (matrix[3] * x + matrix[4] * y + matrix[5]) / depth,
  ];
};

const fromUnitSquare = ([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Matrix => {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
};

export const rectangleToQuad = (width: number, height: number, quad: Quad): Matrix =>
  compose(fromUnitSquare(quad), [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1]);
