import { create, type QRCodeOptions } from "qrcode";

/** Dark cells side by side. */
export type QrRun = { readonly x: number; readonly y: number; readonly length: number };

/** The pattern that a code is laid over. Without one all eight are tried, and the most even one is taken. */
type Mask = { readonly maskPattern: NonNullable<QRCodeOptions["maskPattern"]> };

/** The dark cells of a QR code, row by row, and how many cells its sides have. */
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
