import { drawJpeg } from "#web/platform/ui/pictures/prepare-picture.ts";

/** The edits and the drawing that a picture goes through before it is sent. */
export type Version = {
  readonly name: string;
  /** Longest side in pixels. */
  readonly side: number;
  readonly quality: number;
  /** Rotated by 90°, cropped tightly, a screenshot of it, or on a page of a PDF. */
  readonly done?: "turned" | "cropped" | "screenshot" | "pdf";
};

const canvasOf = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(Math.round(width), Math.round(height));
  const context = canvas.getContext("2d");
  if (!context) throw new TypeError("The browser cannot draw pictures");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  return { canvas, context };
};

const turned = (picture: ImageBitmap): OffscreenCanvas => {
  const { canvas, context } = canvasOf(picture.height, picture.width);
  context.translate(picture.height, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0);
  return canvas;
};

const cropped = (picture: ImageBitmap): OffscreenCanvas => {
  const [x, y] = [0.02 * picture.width, 0.02 * picture.height];
  const { canvas, context } = canvasOf(picture.width - 2 * x, picture.height - 2 * y);
  context.drawImage(picture, -x, -y);
  return canvas;
};

/** As wide in pixels as a phone's screen, below its status bar. */
const screenshot = (picture: ImageBitmap): OffscreenCanvas => {
  const [width, bar] = [1170, 140];
  const height = (width * picture.height) / picture.width;
  const { canvas, context } = canvasOf(width, height + bar);
  context.fillStyle = "#000";
  context.font = "48px sans-serif";
  context.fillText("12:34", 90, 92);
  context.drawImage(picture, 0, bar, width, height);
  return canvas;
};

/** An A4 page at 200 dots per inch. */
const onPage = (picture: ImageBitmap): OffscreenCanvas => {
  const [width, height, margin] = [1654, 2339, 120];
  const { canvas, context } = canvasOf(width, height);
  const scale = Math.min((width - 2 * margin) / picture.width, (height - 2 * margin) / picture.height);
  context.drawImage(picture, margin, margin, scale * picture.width, scale * picture.height);
  return canvas;
};

const ways = { turned, cropped, screenshot, pdf: onPage };

const asAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.readAsDataURL(blob);
  });

/** Takes and returns a picture as a data URL. */
const sendAs = async (address: string, { side, quality, done }: Version): Promise<string> => {
  const file = await (await fetch(address)).blob();
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const bitmap = done === undefined ? picture : await createImageBitmap(ways[done](picture));
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  return asAddress(await drawJpeg(bitmap, scale, quality));
};

declare global {
  var sendPictureAs: typeof sendAs;
}

globalThis.sendPictureAs = sendAs;
