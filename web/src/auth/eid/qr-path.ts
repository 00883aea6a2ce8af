import { create } from "qrcode";

/** Around a code, in modules, so that cameras find its edge. */
const quietZone = 4;

export type QrPath = { readonly side: number; readonly path: string };

/** A QR code as one SVG path in a square of `side` units, each dark run of a row one rectangle. */
export const qrPath = (text: string): QrPath => {
  const { modules } = create(text, { errorCorrectionLevel: "low" });
  let path = "";
  for (let y = 0; y < modules.size; y++) {
    let run = 0;
    for (let x = 0; x <= modules.size; x++) {
      if (x < modules.size && modules.get(y, x)) run += 1;
      else if (run > 0) {
        path += `M${x - run + quietZone} ${y + quietZone}h${run}v1h-${run}z`;
        run = 0;
      }
    }
  }
  return { side: modules.size + 2 * quietZone, path };
};
