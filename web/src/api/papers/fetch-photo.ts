import type { Photo } from "#web/ui/pdf/parts.ts";
import { drawJpeg } from "#web/ui/pictures/prepare-picture.ts";
import { fetchBytes } from "./fetch-bytes.ts";

/** 1,400 pixels are sharp across a page; more only makes a document heavy. */
const longestSide = 1400;

/** A picture behind a signed address, as a document takes it. */
export const fetchPhoto = async (address: string, signal: AbortSignal): Promise<Photo> => {
  const bytes = await fetchBytes(address, signal);
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
    imageOrientation: "from-image",
  });
  try {
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const blob = await drawJpeg(bitmap, scale, 0.85);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale].map(Math.round);
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: width ?? 1, height: height ?? 1 };
  } finally {
    bitmap.close();
  }
};
