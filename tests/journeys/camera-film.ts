import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import QRCode from "qrcode";

const [width, height] = [640, 480];
const framesPerSecond = 5;
/** Modules of paper around a code. */
const quiet = 4;
const [paper, ink, wall] = [235, 25, 150];

/** One picture of a code before a grey wall, in the planes of I420. */
const frameOf = (text: string): Buffer => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const cell = Math.floor(240 / modules.size);
  const grey = Buffer.alloc(width * height, wall);
  const side = (modules.size + 2 * quiet) * cell;
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [row, column] = [Math.floor(y / cell) - quiet, Math.floor(x / cell) - quiet];
      const inside = row >= 0 && column >= 0 && row < modules.size && column < modules.size;
      grey[(top + y) * width + left + x] = inside && modules.get(row, column) ? ink : paper;
    }
  }
  return Buffer.concat([Buffer.from("FRAME\n"), grey, Buffer.alloc((width * height) / 2, 128)]);
};

/** Writes a film for Chromium's camera for tests, which plays it over and over: a second for each code. */
export const writeFilm = async (file: string, codes: readonly string[]): Promise<void> => {
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  const frames = codes.map(frameOf).flatMap((frame) => Array.from({ length: framesPerSecond }, () => frame));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.concat([header, ...frames]));
};
