import type { UploadKind } from "#contract/bug-pictures.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { openSharp } from "#lambdas/uploads/open-sharp.ts";
import { pictureFormat } from "#lambdas/uploads/picture-format.ts";

/** 67 million, which the largest camera sensors that write files of 5 MB stay below. */
const maxPixels = 8192 * 8192;

/** The longer side of a kept picture: OCR gains nothing above 3,000, a logo is small wherever it stands, and the picture of a page is drawn no larger. */
const maxSides: Readonly<Record<UploadKind, number>> = {
  "bike-photo": 3000,
  receipt: 3000,
  "id-card": 3000,
  logo: 600,
  "bug-picture": 1600,
};

/** Rekognition refuses smaller ones, and nobody can read them. */
const minSide = 80;

const quality = 88;

const readable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch {
    throw new ProblemError("upload-unreadable");
  }
};

/** Draws the picture again: upright, on white, as a JPEG no larger than its kind needs. Nothing but pixels survives, so neither does anything hidden before, between or behind them. */
export const cleanPicture = async (bytes: Uint8Array, kind: UploadKind): Promise<Buffer> => {
  const maxSide = maxSides[kind];
  const format = pictureFormat(bytes);
  if (!format) throw new ProblemError("upload-wrong-type");

  const sharp = await openSharp();
  // The header alone: a small file can unpack to gigabytes.
  const header = await readable(sharp(bytes, { limitInputPixels: false }).metadata());
  if (header.format !== format) throw new ProblemError("upload-wrong-type");
  if (header.width * header.height > maxPixels) throw new ProblemError("upload-too-many-pixels");

  const drawing = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality });
  const { data, info } = await readable(drawing.toBuffer({ resolveWithObject: true }));
  if (Math.min(info.width, info.height) < minSide) throw new ProblemError("upload-unreadable");
  return data;
};
