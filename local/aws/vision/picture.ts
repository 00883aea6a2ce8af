import sharp from "sharp";
import * as z from "zod";
import { VisionError, type VisionErrorCode } from "./vision-error.ts";

/** A picture in a request: base64 bytes, or an object in S3. */
export const PictureInput = z.object({
  Bytes: z.string().optional(),
  S3Object: z.object({ Bucket: z.string().min(3).max(255), Name: z.string().min(1).max(1024) }).optional(),
});

export type ReadObject = (bucket: string, key: string) => Promise<Buffer>;

export type PictureRules = {
  readonly maxStoredBytes: number;
  readonly tooLarge: VisionErrorCode;
  readonly wrongFormat: VisionErrorCode;
  readonly undecodable: VisionErrorCode;
};

const MAX_SENT_BYTES = 5 * 1024 * 1024;
const MAX_SIDE = 10_000;

/** Phones reach 50 million pixels; a larger picture may be a decompression bomb. */
export const MAX_PIXELS = 64_000_000;

const isS3Refusal = (error: unknown): boolean =>
  error instanceof Object && "name" in error && error.name === "InvalidS3ObjectException";

const fetchStored = async (readObject: ReadObject, bucket: string, key: string): Promise<Buffer> => {
  try {
    return await readObject(bucket, key);
  } catch (error) {
    if (!isS3Refusal(error)) throw error;
    throw new VisionError(
      "InvalidS3ObjectException",
      "Unable to get object metadata from S3. Check object key, region and/or access permissions.",
    );
  }
};

const formatOf = (bytes: Buffer): "jpeg" | "png" | undefined => {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  return bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) ? "png" : undefined;
};

const checkHeader = async (bytes: Buffer, limit: number, rules: PictureRules): Promise<void> => {
  if (bytes.length > limit)
    throw new VisionError(rules.tooLarge, `The picture is larger than ${limit} bytes.`);
  if (formatOf(bytes) === undefined)
    throw new VisionError(rules.wrongFormat, "Request has an unsupported format: send JPEG or PNG.");
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new VisionError(
      rules.tooLarge,
      `A picture has at most ${MAX_SIDE} pixels a side and ${MAX_PIXELS} in all.`,
    );
  }
};

/** Loads and decodes a picture; throws VisionError if it exceeds the limits or cannot be decoded. */
export const loadPicture = async <T>(
  { Bytes, S3Object }: z.infer<typeof PictureInput>,
  readObject: ReadObject,
  rules: PictureRules,
  decode: (bytes: Buffer) => Promise<T>,
): Promise<{ bytes: Buffer; decoded: T }> => {
  if ((Bytes === undefined) === (S3Object === undefined)) {
    throw new VisionError(
      "InvalidParameterException",
      "Request has invalid parameters: give either Bytes or S3Object.",
    );
  }
  const bytes =
    S3Object === undefined
      ? Buffer.from(Bytes ?? "", "base64")
      : await fetchStored(readObject, S3Object.Bucket, S3Object.Name);
  try {
    await checkHeader(bytes, S3Object === undefined ? MAX_SENT_BYTES : rules.maxStoredBytes, rules);
    return { bytes, decoded: await decode(bytes) };
  } catch (error) {
    if (error instanceof VisionError) throw error;
    throw new VisionError(rules.undecodable, "The picture cannot be decoded.");
  }
};
