import { createHash } from "node:crypto";
import { openSharp } from "./clean-picture.ts";

export type PictureFacts = {
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
  readonly perceptualHash: string;
};

/** Returns 64 bits in hex, one for each patch that is brighter than its right neighbour. They survive scaling and compression, so they recognise the same receipt. */
const perceptualHash = async (jpeg: Uint8Array): Promise<string> => {
  const sharp = await openSharp();
  const [columns, rows] = [9, 8];
  const patches = await sharp(jpeg).greyscale().resize(columns, rows, { fit: "fill" }).raw().toBuffer();
  const brighter = Array.from({ length: rows * (columns - 1) }, (_, bit) => {
    const patch = Math.floor(bit / (columns - 1)) * columns + (bit % (columns - 1));
    return (patches[patch] ?? 0) > (patches[patch + 1] ?? 0) ? "1" : "0";
  });
  return BigInt(`0b${brighter.join("")}`)
    .toString(16)
    .padStart(16, "0");
};

export const describePicture = async (jpeg: Uint8Array): Promise<PictureFacts> => {
  const sharp = await openSharp();
  const { width, height } = await sharp(jpeg).metadata();
  const sha256 = createHash("sha256").update(jpeg).digest("hex");
  return { width, height, sha256, perceptualHash: await perceptualHash(jpeg) };
};
