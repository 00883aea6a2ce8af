import { forEachComponent } from "./components.ts";
import { scaleTo, type Gray } from "./gray.ts";

/** The rotation of text lines in degrees; lines of a `vertical` page run up or down. */
export type Skew = { readonly degrees: number; readonly vertical: boolean };

const MAX_DEGREES = 14;
const SEARCH_SIDE = 800;
const ROW_OFFSET = 2 * SEARCH_SIDE;
const LOCAL_RADIUS = 10;
// Measured: sideways pages 3.4 or more, upright pages at most 1.7 (the edges of a noisy sheet look like
// lines).
const VERTICAL_CONTRAST = 2;
const TOO_LITTLE_INK = 600;

const integralOf = ({ data, width, height }: Gray): Float64Array => {
  const integral = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      integral[(y + 1) * (width + 1) + x + 1] = (integral[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return integral;
};

const darkerThanSurroundings = (gray: Gray): Uint8Array => {
  const { data, width, height } = gray;
  const integral = integralOf(gray);
  const sumTo = (x: number, y: number) => integral[y * (width + 1) + x] ?? 0;
  const mask = new Uint8Array(data.length);
  const margin = LOCAL_RADIUS + 2;
  for (let y = margin; y < height - margin; y += 1) {
    for (let x = margin; x < width - margin; x += 1) {
      const [left, right, top, bottom] = [
        x - LOCAL_RADIUS,
        x + LOCAL_RADIUS,
        y - LOCAL_RADIUS,
        y + LOCAL_RADIUS,
      ];
      const sum = sumTo(right, bottom) - sumTo(right, top) - sumTo(left, bottom) + sumTo(left, top);
      const mean = sum / (4 * LOCAL_RADIUS * LOCAL_RADIUS);
      if ((data[y * width + x] ?? 0) < mean * 0.86 - 6) mask[y * width + x] = 1;
    }
  }
  return mask;
};

export type Ink = { readonly xs: Float64Array; readonly ys: Float64Array };

/** Finds likely text in pixels of `gray`; rules, paper edges and specks would distort the measurement. */
export const findInk = async (gray: Gray): Promise<Ink> => {
  const small = await scaleTo(gray, SEARCH_SIDE, 0.8);
  const points: number[] = [];
  forEachComponent(darkerThanSurroundings(small), small.width, (mark) => {
    const [width, height] = [mark.right - mark.left + 1, mark.bottom - mark.top + 1];
    const [long, short] = [Math.max(width, height), Math.min(width, height)];
    if (mark.pixels.length < 7 || long >= 90 || short >= 40 || long > 5 * short) return;
    for (const pixel of mark.pixels) points.push(pixel);
  });
  const scale = gray.width / small.width;
  const xs = Float64Array.from(points, (pixel) => (pixel % small.width) * scale);
  const ys = Float64Array.from(points, (pixel) => Math.floor(pixel / small.width) * scale);
  return { xs, ys };
};

/** The contrast between rows of ink and of space at an angle; `cell` is the row height in pixels. */
const contrastAt = (along: Float64Array, across: Float64Array, degrees: number, cell: number): number => {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians) / cell, Math.cos(radians) / cell];
  const rows = new Int32Array(2 * ROW_OFFSET + 1);
  for (let i = 0; i < across.length; i += 1) {
    const row = Math.round((across[i] ?? 0) * cosine - (along[i] ?? 0) * sine) + ROW_OFFSET;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let contrast = 0;
  for (let i = 1; i < rows.length; i += 1) contrast += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2;
  return contrast;
};

const sharpestAngle = (along: Float64Array, across: Float64Array, cell: number) => {
  let best = { degrees: 0, contrast: -1 };
  const tryAngles = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + step / 2; degrees += step) {
      const contrast = contrastAt(along, across, degrees, cell);
      if (contrast > best.contrast) best = { degrees, contrast };
    }
  };
  tryAngles(-MAX_DEGREES, MAX_DEGREES, 1);
  tryAngles(best.degrees - 0.8, best.degrees + 0.8, 0.2);
  return best;
};

/** Measures the rotation of the text; a page with hardly any ink counts as level. */
export const measureSkew = async (gray: Gray): Promise<Skew> => {
  const { xs, ys } = await findInk(gray);
  if (xs.length < TOO_LITTLE_INK) return { degrees: 0, vertical: false };
  const cell = Math.max(gray.width, gray.height) / SEARCH_SIDE;
  const level = sharpestAngle(xs, ys, cell);
  const upright = sharpestAngle(ys, xs, cell);
  return upright.contrast > level.contrast * VERTICAL_CONTRAST
    ? { degrees: -upright.degrees, vertical: true }
    : { degrees: level.degrees, vertical: false };
};
