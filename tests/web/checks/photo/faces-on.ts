import { readFileSync } from "node:fs";
import sharp from "sharp";
import { type FoundFace, findFaces, readCascade } from "#web/checks/photo/faces/find-faces.ts";

const file = readFileSync("web/src/checks/photo/faces/facefinder.bin");
const cascade = readCascade(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));

/** Finds the faces in a picture, drawn at the size that the page uses. */
export const facesOn = async (picture: Buffer): Promise<FoundFace[]> => {
  const drawn = sharp(picture).resize({ width: 480, height: 480, fit: "inside" }).greyscale();
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return findFaces(cascade, { pixels: data, width: info.width, height: info.height });
};
