import { create } from "qrcode";

/** The dark cells of a QR code as an SVG path, and how many cells its sides have. */
export const qrPath = (text: string): { path: string; side: number } => {
  const { data, size } = create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  for (let start = 0, end = 1; start < data.length; start = end, end += 1) {
    if (!data[start]) continue;
    while (end % size !== 0 && data[end]) end += 1;
    path += `M${start % size} ${Math.floor(start / size)}h${end - start}v1h${start - end}z`;
  }
  return { path, side: size };
};
