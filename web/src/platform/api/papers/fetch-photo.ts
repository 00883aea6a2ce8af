import type { Photo } from "#web/platform/ui/pdf/parts.ts";
import { drawJpeg } from "#web/platform/ui/pictures/prepare-picture.ts";
import { fetchBytes } from "./fetch-bytes.ts";

/** Pixels; sharp across a page without making the file heavy. */
const maxSide = 1400;

export const fetchPhoto = async (address: string, signal: AbortSignal): Promise<Photo> => {
  const bytes = await fetchBytes(address, signal);
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
    imageOrientation: "from-image",
  });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const blob = await drawJpeg(bitmap, scale, 0.85);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale].map(Math.round);
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: width ?? 1, height: height ?? 1 };
  } finally {
    bitmap.close();
  }
};
