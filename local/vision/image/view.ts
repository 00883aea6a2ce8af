import sharp from "sharp";

import type { Box } from "#local/vision/ocr/words.ts";
import { toGray, toSharp, type Gray } from "./gray.ts";
import {
  compose,
  rectangleToQuad,
  rotation,
  scaling,
  translation,
  type Matrix,
  type Quad,
} from "./matrix.ts";
import { sides } from "./paper.ts";
import { removeShading } from "./shading.ts";
import { measureSkew } from "./skew.ts";
import { warp } from "./warp.ts";

/** A way to look at a page: a size in pixels and, for each of its pixels, the place on the page. */
export type View = { readonly width: number; readonly height: number; readonly toPage: Matrix };

// Tesseract reads letters of 30 to 40 pixels best: a receipt about this wide has them.
const READING_WIDTH = 1700;
const MAX_SIDE = 3600;
const MAX_ENLARGEMENT = 2.2;

/** Decodes a picture upright by its EXIF, in grey, no larger than can be read with profit. */
export const openPage = (bytes: Buffer, maxPixels: number): Promise<Gray> =>
  toGray(
    sharp(bytes, { limitInputPixels: maxPixels })
      .autoOrient()
      .flatten({ background: "white" })
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true }),
  );

const readingScale = (width: number, height: number): number =>
  Math.max(
    0.3,
    Math.min(
      MAX_ENLARGEMENT,
      Math.max(1, READING_WIDTH / Math.min(width, height)),
      MAX_SIDE / Math.max(width, height),
    ),
  );

/** Looks at the page as it is, in a size for reading. */
export const wholeView = (page: Gray): View => {
  const scale = readingScale(page.width, page.height);
  return {
    width: Math.round(page.width * scale),
    height: Math.round(page.height * scale),
    toPage: scaling(1 / scale),
  };
};

const flatView = (page: Gray, sheet: Quad | undefined): View => {
  if (sheet === undefined) return wholeView(page);
  const { top, bottom, left, right } = sides(sheet);
  const [wide, high] = [Math.max(top, bottom), Math.max(left, right)];
  const scale = readingScale(wide, high);
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  return { width, height, toPage: rectangleToQuad(width, height, sheet) };
};

/** The view turned so that what leaned by `degrees` clockwise becomes level. */
export const turned = ({ width, height, toPage }: View, degrees: number): View => {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))];
  const [newWidth, newHeight] = [
    Math.round(width * cosine + height * sine),
    Math.round(width * sine + height * cosine),
  ];
  const around = compose(
    translation(width / 2, height / 2),
    rotation(degrees),
    translation(-newWidth / 2, -newHeight / 2),
  );
  return { width: newWidth, height: newHeight, toPage: compose(toPage, around) };
};

/** A part of the view, in its pixels. */
export const cropped = ({ toPage }: View, { left, top, right, bottom }: Box): View => ({
  width: Math.max(1, Math.round(right - left)),
  height: Math.max(1, Math.round(bottom - top)),
  toPage: compose(toPage, translation(left, top)),
});

/** Looks at the sheet, or the whole page where there is none, with its lines level; they may still be upside down. */
export const levelView = async (page: Gray, sheet: Quad | undefined): Promise<View> => {
  const flat = flatView(page, sheet);
  const { degrees, vertical } = await measureSkew(warp(page, flat.toPage, flat.width, flat.height));
  return turned(flat, vertical ? degrees - 90 : degrees);
};

/** How a view is prepared for reading: `even` removes shadows and lifts the contrast, `blur` smooths grain (radius in pixels). */
export type Drawing = { readonly even: boolean; readonly blur: number };

/** Draws the view as a PNG. */
export const drawView = async (page: Gray, view: View, { even, blur }: Drawing): Promise<Buffer> => {
  const picture = warp(page, view.toPage, view.width, view.height);
  const image = toSharp(even ? await removeShading(picture) : picture);
  const smooth = blur > 0 ? image.blur(blur) : image;
  const clear = even ? smooth.linear(1.25, -50) : smooth;
  return clear.withDensity(300).png({ compressionLevel: 1 }).toBuffer();
};
