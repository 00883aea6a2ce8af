import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const packages = createRequire(import.meta.url);
const dpi = 300;

export const startReader = async (): Promise<void> => {
  const wasm = await readFile(packages.resolve("zxing-wasm/reader/zxing_reader.wasm"));
  await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer }, fireImmediately: true });
};

export type Printed = { data: Buffer; width: number; height: number };

/** Renders each page as a printer does, at 300 dpi in grey. */
export const printed = async (file: ArrayBuffer): Promise<Printed[]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(new Uint8Array(file));
  const pages: Printed[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({
      scale: dpi / 72,
      render: async ({ data: pixels }) => pixels,
    });
    const grey = await sharp(data, { raw: { width, height, channels: 4 } })
      .greyscale()
      .raw()
      .toBuffer();
    pages.push({ data: grey, width, height });
  }
  document.destroy();
  library.destroy();
  return pages;
};

export const readGrey = async ({ data, width, height }: Printed) => {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) rgba.fill(data[at] ?? 255, at * 4, at * 4 + 3);
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255;
  const picture = { data: rgba, width, height, colorSpace: "srgb" as const, pixelFormat: "rgba-unorm8" };
  return readBarcodes(picture, {
    formats: ["QRCode"],
    maxNumberOfSymbols: 255,
    tryHarder: true,
  });
};

type SeenCode = { text: string; left: number; top: number; side: number };

/** Finds the codes of each page from top to bottom, with positions in millimetres. */
export const seen = async (file: ArrayBuffer): Promise<SeenCode[][]> => {
  await startReader();
  const pages: SeenCode[][] = [];
  for (const page of await printed(file)) {
    const barcodes = await readGrey(page);
    const inMm = (pixels: number): number => (pixels / dpi) * 25.4;
    const codes = barcodes.map(({ text, position }) => {
      const corners = Object.values(position);
      const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
      const left = inMm(Math.min(...xs));
      return { text, left, top: inMm(Math.min(...ys)), side: inMm(Math.max(...xs)) - left };
    });
    // Sorts by row first; codes in one row differ by less than a millimetre.
    pages.push(codes.toSorted((a, b) => (Math.abs(a.top - b.top) > 2 ? a.top - b.top : a.left - b.left)));
  }
  return pages;
};
