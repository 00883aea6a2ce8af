import { maxUploadBytes } from "#contract/platform/uploads.ts";

/** Pixels; a larger picture is no more readable. */
const maxSide = 3000;
const qualities = [0.95, 0.88, 0.8, 0.7];

export const drawJpeg = async (bitmap: ImageBitmap, scale: number, quality: number): Promise<Blob> => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new TypeError("The browser cannot draw pictures");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new TypeError("Empty picture"))),
      "image/jpeg",
      quality,
    );
  });
};

/** Redraws the picture upright as JPEG, which drops location, camera and other metadata. Throws if it cannot be decoded. */
export const preparePicture = async (file: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    let scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    for (;;) {
      for (const quality of qualities) {
        const blob = await drawJpeg(bitmap, scale, quality);
        if (blob.size <= maxUploadBytes) return blob;
      }
      scale *= 0.75;
    }
  } finally {
    bitmap.close();
  }
};
