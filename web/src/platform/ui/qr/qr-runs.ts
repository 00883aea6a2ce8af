import { create, type QRCodeOptions } from "qrcode";

export type QrRun = { readonly x: number; readonly y: number; readonly length: number };

/** The mask pattern. Without one all eight are tried and the best is chosen. */
type Mask = { readonly maskPattern: NonNullable<QRCodeOptions["maskPattern"]> };

/** Returns adjacent dark cells, row by row; `side` is in cells. */
export const qrRuns = (text: string, mask?: Mask): { runs: readonly QrRun[]; side: number } => {
  const { data, size } = create(text, { errorCorrectionLevel: "M", ...mask }).modules;
  const runs: QrRun[] = [];
  for (let start = 0, end = 1; start < data.length; start = end, end += 1) {
    if (!data[start]) continue;
    while (end % size !== 0 && data[end]) end += 1;
    runs.push({ x: start % size, y: Math.floor(start / size), length: end - start });
  }
  return { runs, side: size };
};
