import type { UploadKind } from "#contract/office/bug-pictures.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

/** 67 million, more than cameras whose files are below 5 MB have. */
const maxPixels = 8192 * 8192;

/** The longer side of a stored picture: OCR gains nothing above 3,000, logos are shown small, and screenshots need no more than 1,600. */
const maxSides: Readonly<Record<UploadKind, number>> = {
  "bike-photo": 3000,
  receipt: 3000,
  "id-card": 3000,
  logo: 600,
  "bug-picture": 1600,
};

/** The minimum of Rekognition. */
const minSide = 80;

const quality = 88;

/** Loads sharp with the first picture, because it doubles a cold start and most requests need no picture. */
export const openSharp = async () => (await import("sharp")).default;

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(text.length, bytes.length - at)).toString(
    "latin1",
  ) === text;

/** Detects the format by the first bytes, because name and declared type prove nothing. Other files never reach the decoder. */
const pictureFormat = (bytes: Uint8Array): "jpeg" | "png" | "webp" | undefined => {
  if (bytes.length < 12) return undefined;
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  return startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8) ? "webp" : undefined;
};

const readable = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch {
    throw new ProblemError("upload-unreadable");
  }
};

/** Re-encodes a picture as an upright JPEG on white. Only pixels survive, so all metadata and hidden data are gone. */
export const cleanPicture = async (bytes: Uint8Array, kind: UploadKind): Promise<Buffer> => {
  const maxSide = maxSides[kind];
  const format = pictureFormat(bytes);
  if (!format) throw new ProblemError("upload-wrong-type");

  const sharp = await openSharp();
  // Reads only the header, because a small file can unpack to gigabytes.
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
