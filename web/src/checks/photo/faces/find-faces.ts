/** Brightness by rows, from 0 to 255. */
export type GrayPicture = {
  readonly pixels: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
};

/** A square of pixels around its middle; a higher `score` is a surer face. */
export type FoundFace = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly score: number;
};

/** Every fork compares the brightness of two pixels; the leaf at the end adds to the score. */
type Tree = { readonly forks: Int8Array; readonly leaves: Float32Array; readonly threshold: number };
export type Cascade = readonly Tree[];

/** A version and the shape of a face, neither of which is needed here. */
const headerBytes = 8;

/** Reads a cascade of Markuš et al., "A method for object detection based on pixel intensity comparisons" (2013). */
export const readCascade = (file: ArrayBuffer): Cascade => {
  const view = new DataView(file);
  const ends = 2 ** view.getInt32(headerBytes, true);
  const forkBytes = 4 * (ends - 1);
  const treeBytes = forkBytes + 4 * ends + 4;
  const first = headerBytes + 8;
  return Array.from({ length: view.getInt32(headerBytes + 4, true) }, (_, place) => {
    const start = first + place * treeBytes;
    const floatAt = (index: number): number => view.getFloat32(start + forkBytes + 4 * index, true);
    return {
      forks: new Int8Array(file, start, forkBytes),
      leaves: Float32Array.from({ length: ends }, (_leaf, index) => floatAt(index)),
      threshold: floatAt(ends),
    };
  });
};

/** The places in a cascade are 256ths of the square's side. */
const scoreOf = (cascade: Cascade, { pixels, width }: GrayPicture, [x, y, size]: Square): number => {
  const at = (dy = 0, dx = 0): number =>
    pixels[((256 * y + dy * size) >> 8) * width + ((256 * x + dx * size) >> 8)] ?? 0;
  let score = 0;
  for (const { forks, leaves, threshold } of cascade) {
    let fork = 1;
    while (fork < leaves.length) {
      const from = 4 * (fork - 1);
      const isDarker = at(forks[from], forks[from + 1]) <= at(forks[from + 2], forks[from + 3]);
      fork = 2 * fork + (isDarker ? 1 : 0);
    }
    score += leaves[fork - leaves.length] ?? 0;
    if (score <= threshold) return 0;
  }
  return score - (cascade.at(-1)?.threshold ?? 0);
};

type Square = readonly [x: number, y: number, size: number];

/** Of the shorter side: people do not recognise smaller faces either. */
const minSize = 0.08;
const growth = 1.1;
const stride = 0.1;

function* squaresIn({ width, height }: GrayPicture): Generator<Square> {
  const side = Math.min(width, height);
  for (let size = Math.max(24, minSize * side); size <= side; size *= growth) {
    const step = Math.max(1, Math.floor(stride * size));
    const edge = Math.floor(size / 2) + 1;
    for (let y = edge; y <= height - edge; y += step)
      for (let x = edge; x <= width - edge; x += step) yield [x, y, size];
  }
}

const overlaps = (one: FoundFace, other: FoundFace): boolean =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < Math.max(one.size, other.size) / 2;

/** Many squares find the same face, but few find the same lettering. */
const minScore = 10;

/** Finds upright faces seen from the front. */
export const findFaces = (cascade: Cascade, picture: GrayPicture): FoundFace[] => {
  const hits: FoundFace[] = [];
  for (const square of squaresIn(picture)) {
    const score = scoreOf(cascade, picture, square);
    if (score > 0) hits.push({ x: square[0], y: square[1], size: square[2], score });
  }
  const surest = hits.toSorted((one, other) => other.score - one.score);
  const faces: FoundFace[] = [];
  for (const hit of surest) {
    if (faces.some((face) => overlaps(face, hit))) continue;
    const score = surest.reduce((sum, each) => sum + (overlaps(hit, each) ? each.score : 0), 0);
    if (score >= minScore) faces.push({ ...hit, score });
  }
  return faces;
};
