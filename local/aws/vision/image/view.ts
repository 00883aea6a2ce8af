import sharp from "sharp";
import type { Box } from "#local/aws/vision/ocr/words.ts";
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
import { measureSkew } from "./skew.ts";
import { warp } from "./warp.ts";

const CELL = 8;
const REACH = 4;

/** The lightest cell within reach, along rows and then columns, which removes letters but keeps shadows. */
const spreadLight = (cells: Gray): Gray => {
  const along = (source: Uint8Array, step: number, length: number, position: (index: number) => number) =>
    source.map((_, index) => {
      const at = position(index);
      let lightest = 0;
      for (let offset = -Math.min(REACH, at); offset <= Math.min(REACH, length - 1 - at); offset += 1) {
        lightest = Math.max(lightest, source[index + offset * step] ?? 0);
      }
      return lightest;
    });
  const { width, height } = cells;
  const rows = along(cells.data, 1, width, (index) => index % width);
  return { ...cells, data: along(rows, width, height, (index) => Math.floor(index / width)) };
};

/** Removes shadows and paper tone: paper becomes nearly white everywhere. */
const removeShading = async (gray: Gray): Promise<Gray> => {
  const { data, width, height } = gray;
  const size = {
    width: Math.max(1, Math.ceil(width / CELL)),
    height: Math.max(1, Math.ceil(height / CELL)),
    fit: "fill" as const,
  };
  const light = await toGray(toSharp(spreadLight(await toGray(toSharp(gray).resize(size)))).blur(4));
  const paper = await toGray(toSharp(light).resize({ width, height, fit: "fill", kernel: "cubic" }));
  const even = data.map((value, index) =>
    Math.min(255, (value * 245) / Math.max(30, paper.data[index] ?? 255)),
  );
  return { data: even, width, height };
};

/** A view of a page: a size in pixels, and the map from its pixels to the page. */
export type View = { readonly width: number; readonly height: number; readonly toPage: Matrix };

// Tesseract reads letters of 30 to 40 pixels best, which a receipt of this width has.
const READING_WIDTH = 1700;
const MAX_SIDE = 3600;
const MAX_ENLARGEMENT = 2.2;

/** Decodes a picture in grey, upright by its EXIF, no larger than OCR can use. */
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

/** Rotates a view so that text turned clockwise by `degrees` becomes level. */
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

/** Crops a view; the box is in its pixels. */
export const cropped = ({ toPage }: View, { left, top, right, bottom }: Box): View => ({
  width: Math.max(1, Math.round(right - left)),
  height: Math.max(1, Math.round(bottom - top)),
  toPage: compose(toPage, translation(left, top)),
});

/** The sheet, or else the whole page, with level lines, which may still be upside down. */
export const levelView = async (page: Gray, sheet: Quad | undefined): Promise<View> => {
  const flat = flatView(page, sheet);
  const { degrees, vertical } = await measureSkew(warp(page, flat.toPage, flat.width, flat.height));
  return turned(flat, vertical ? degrees - 90 : degrees);
};

/** `even` removes shadows and increases contrast; `blur` smooths grain (radius in pixels). */
export type Drawing = { readonly even: boolean; readonly blur: number };

export const drawView = async (page: Gray, view: View, { even, blur }: Drawing): Promise<Buffer> => {
  const picture = warp(page, view.toPage, view.width, view.height);
  const image = toSharp(even ? await removeShading(picture) : picture);
  const smooth = blur > 0 ? image.blur(blur) : image;
  const clear = even ? smooth.linear(1.25, -50) : smooth;
  return clear.withDensity(300).png({ compressionLevel: 1 }).toBuffer();
};
