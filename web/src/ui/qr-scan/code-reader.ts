import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

type Found = { readonly rawValue: string };
type Reader = { detect(picture: ImageBitmap): Promise<readonly Found[]> };
type ReaderClass = {
  new (options: { formats: ["qr_code"] }): Reader;
  getSupportedFormats(): Promise<readonly string[]>;
};

declare global {
  /** Not every browser has one, and on some systems it reads no codes. */
  var BarcodeDetector: ReaderClass | undefined;
}

const format = "qr_code";

const browserReads = async (): Promise<boolean> => {
  try {
    return (await globalThis.BarcodeDetector?.getSupportedFormats())?.includes(format) ?? false;
  } catch {
    return false;
  }
};

const overrides = { locateFile: (): string => wasm };

/** Makes sure that `BarcodeDetector` reads QR codes: the browser's own where it does, else the same over WebAssembly. Rejects if that cannot be fetched; it can be asked for again. */
export const prepareReader = async (): Promise<void> => {
  if (await browserReads()) return;
  const ponyfill = await import("barcode-detector/ponyfill");
  try {
    await ponyfill.prepareZXingModule({ overrides, fireImmediately: true });
  } catch (error) {
    // It would keep the failure, and answer with it ever after.
    ponyfill.purgeZXingModule();
    throw error;
  }
  globalThis.BarcodeDetector = ponyfill.BarcodeDetector;
};

/** The text of a code in a picture, if there is one and the reader is prepared. */
export const readCode = async (picture: ImageBitmap): Promise<string | undefined> => {
  const { BarcodeDetector: Class } = globalThis;
  const [found] = Class === undefined ? [] : await new Class({ formats: [format] }).detect(picture);
  return found?.rawValue;
};
