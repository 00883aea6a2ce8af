import { maxPhotoBytes, type Photo } from "#contract/checks/photos.ts";
import { drawJpeg } from "#web/platform/ui/pictures/prepare-picture.ts";
import { hideFaces } from "./faces/hide-faces.ts";
import type { Region } from "./picture-region.ts";

/** `shown` is for the person to compare with the frame. */
export type CutPhoto = { readonly shown: Blob; readonly sent: Photo };

/** Pixels; a larger picture is read no better. */
const maxSide = 1600;
const qualities = [0.88, 0.75, 0.6, 0.4];
/** A misread character is often read differently in another size. */
const smallerBy = 0.62;

const drawSmallEnough = async (bitmap: ImageBitmap, scale: number): Promise<Blob> => {
  for (const quality of qualities) {
    const jpeg = await drawJpeg(bitmap, scale, quality);
    if (jpeg.size <= maxPhotoBytes) return jpeg;
  }
  return drawSmallEnough(bitmap, scale * smallerBy);
};

const base64Of = (jpeg: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(typeof reader.result === "string" ? reader.result.replace(/^.*,/, "") : ""),
    );
    reader.addEventListener("error", () => reject(new TypeError("Unreadable picture")));
    reader.readAsDataURL(jpeg);
  });

/** Crops a picture and redraws it in two sizes, which drops location, camera and all other metadata. */
export const cutPicture = async (
  source: HTMLVideoElement | ImageBitmap,
  { x, y, width, height }: Region,
): Promise<CutPhoto> => {
  const bitmap = await hideFaces(await createImageBitmap(source, x, y, width, height));
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const larger = await drawSmallEnough(bitmap, scale);
  const smaller = await drawSmallEnough(bitmap, scale * smallerBy);
  bitmap.close();
  return { shown: larger, sent: { larger: await base64Of(larger), smaller: await base64Of(smaller) } };
};
