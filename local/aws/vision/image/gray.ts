import sharp, { type Sharp } from "sharp";

/** One byte per pixel, row by row. */
export type Gray = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Reads only the first channel: sharp may keep three equal ones for a greyscale image. */
export const toGray = async (image: Sharp): Promise<Gray> => {
  const { data, info } = await image
    .greyscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

export const toSharp = ({ data, width, height }: Gray): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

export const scaleTo = async (gray: Gray, side: number, blur: number): Promise<Gray> => {
  const factor = side / Math.max(gray.width, gray.height);
  const size = {
    width: Math.max(1, Math.round(gray.width * factor)),
    height: Math.max(1, Math.round(gray.height * factor)),
  };
  return toGray(toSharp(await toGray(toSharp(gray).resize({ ...size, fit: "fill" }))).blur(blur));
};
