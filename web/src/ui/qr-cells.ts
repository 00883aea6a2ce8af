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

/** An SVG path that looks like a QR code and holds nothing: drawn the same on server and client. */
export const qrCells = (): string => {
  let seed = 7;
  let path = "";
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const corner = inFinder(x, y);
      if (corner === undefined && besideFinder(x, y)) continue;
      if (corner === undefined) seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      if (corner ?? seed % 100 < 47) path += `M${x} ${y}h1v1h-1z`;
    }
  }
  return path;
};
