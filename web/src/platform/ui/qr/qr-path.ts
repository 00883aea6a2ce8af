import { qrRuns } from "./qr-runs.ts";

/** The dark cells of a QR code as an SVG path; `side` is in cells. */
export const qrPath = (text: string): { path: string; side: number } => {
  const { runs, side } = qrRuns(text);
  return { path: runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h${-length}z`).join(""), side };
};
