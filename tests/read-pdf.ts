import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const packages = createRequire(import.meta.url);

/** Rendered pixels, four bytes each. */
type Raster = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

export type ReadPage = { text: string; raster: Raster };

/** 144 dots per inch. */
const scale = 2;

export const readPdf = async (file: ArrayBuffer): Promise<ReadPage[]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(new Uint8Array(file));
  const pages: ReadPage[] = [];
  for (const page of document.pages()) {
    // Reads the text first, because rendering closes the page.
    const text = page.getText().replaceAll(/\s+/g, " ");
    const { data, width, height } = await page.render({ scale, render: async ({ data: pixels }) => pixels });
    pages.push({ text, raster: { data: new Uint8ClampedArray(data), width, height } });
  }
  document.destroy();
  library.destroy();
  return pages;
};

export const codesOn = async ({ raster }: ReadPage): Promise<string[]> => {
  const wasmBinary = await readFile(packages.resolve("zxing-wasm/reader/zxing_reader.wasm"));
  await prepareZXingModule({
    overrides: { wasmBinary: wasmBinary.buffer },
    fireImmediately: true,
  });
  const barcodes = await readBarcodes({ ...raster, colorSpace: "srgb" } as unknown as ImageData, {
    formats: ["QRCode"],
  });
  return barcodes.map(({ text }) => text);
};

const isWhite = ({ data }: Raster, at: number): boolean =>
  (data[at] ?? 0) > 245 && (data[at + 1] ?? 0) > 245 && (data[at + 2] ?? 0) > 245;

/** Finds ink within this many points of the left, right or lower edge. */
export const hasInkAtEdges = ({ raster }: ReadPage, points: number, from = 0): boolean => {
  const { width, height } = raster;
  const edge = points * scale;
  for (let y = from * scale; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const within = x >= edge && x < width - edge && y < height - edge;
      if (!within && !isWhite(raster, (y * width + x) * 4)) return true;
    }
  return false;
};

/** The share of a page's pixels with nearly this colour. */
export const shareOf = (
  { raster }: ReadPage,
  [red, green, blue]: readonly [number, number, number],
): number => {
  const { data } = raster;
  let same = 0;
  for (let at = 0; at < data.length; at += 4) {
    const distance =
      Math.abs((data[at] ?? 0) - red) +
      Math.abs((data[at + 1] ?? 0) - green) +
      Math.abs((data[at + 2] ?? 0) - blue);
    if (distance < 24) same += 1;
  }
  return same / (data.length / 4);
};
