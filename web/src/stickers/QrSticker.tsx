import type { ReactNode } from "react";

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

/** The white margin between a finder pattern and the data. */
const besideFinder = (x: number, y: number): boolean =>
  corners.some(([left, top]) => x >= left - 1 && x <= left + finder && y >= top - 1 && y <= top + finder);

/** Decides row by row which cells are dark, with a fixed seed so that server and browser agree. */
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

/** An SVG path that looks like a QR code but contains no data. */
const qrCells = (): string => {
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

const cells = qrCells();

/** A decorative picture of a sticker; `stickers/print` draws the real ones. */
export function QrSticker({ size, text }: { size: number; text: string }): ReactNode {
  return (
    <svg width={size} height={size * 1.22} viewBox="0 0 27 33" aria-hidden="true">
      <rect className="sticker__paper" width="27" height="33" rx="3.4" fill="#ffc629" />
      <rect x="2.2" y="2.2" width="22.6" height="22.6" rx="2" fill="#fff" />
      <path d={cells} transform="translate(4.4 4.4) scale(1.07)" fill="#10201b" shapeRendering="crispEdges" />
      <text
        x="13.5"
        y="29.9"
        textAnchor="middle"
        fontFamily="var(--f-display)"
        fontWeight="700"
        fontSize="3.5"
        fill="#2b2100"
      >
        {text}
      </text>
    </svg>
  );
}
