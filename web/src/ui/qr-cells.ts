const side = 17;
const finder = 5;

const corners: readonly (readonly [number, number])[] = [
  [0, 0],
  [side - finder, 0],
  [0, side - finder],
];

const inFinder = (x: number, y: number): boolean | undefined => {
  for (const [left, top] of corners) {
    const [dx, dy] = [x - left, y - top];
    if (dx < 0 || dy < 0 || dx >= finder || dy >= finder) continue;
    return dx === 0 || dy === 0 || dx === finder - 1 || dy === finder - 1 || (dx === 2 && dy === 2);
  }
  return undefined;
};

/** The quiet rim that keeps a finder apart from the data. */
const besideFinder = (x: number, y: number): boolean =>
  corners.some(([left, top]) => x >= left - 1 && x <= left + finder && y >= top - 1 && y <= top + finder);

/** Tells cell after cell, row by row, whether it is dark: drawn the same on server and client. */
const cellTeller = (): ((x: number, y: number) => boolean) => {
  let seed = 7;
  return (x, y) => {
    const corner = inFinder(x, y);
    if (corner !== undefined) return corner;
    if (besideFinder(x, y)) return false;
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % 100 < 47;
  };
};

/** An SVG path that looks like a QR code and holds nothing. */
export const qrCells = (): string => {
  const isDark = cellTeller();
  let path = "";
  for (let y = 0; y < side; y++) {
    let run = 0;
    for (let x = 0; x <= side; x++) {
      if (x < side && isDark(x, y)) {
        run += 1;
        continue;
      }
      if (run > 0) path += `M${x - run} ${y}h${run}v1h-${run}z`;
      run = 0;
    }
  }
  return path;
};
