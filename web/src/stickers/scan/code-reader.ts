import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";

type DetectedCode = { readonly rawValue: string };
type Reader = { detect(picture: ImageBitmap): Promise<readonly DetectedCode[]> };
type ReaderClass = {
  new (options: { formats: ["qr_code"] }): Reader;
  getSupportedFormats(): Promise<readonly string[]>;
};

declare global {
  /** Missing in some browsers, and unable to read codes on some systems. */
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

/** Ensures that `BarcodeDetector` reads QR codes: the browser's own, or a WebAssembly version. Rejects if that cannot be loaded; can be retried. */
export const prepareReader = async (): Promise<void> => {
  if (await browserReads()) return;
  const ponyfill = await import("barcode-detector/ponyfill");
  try {
    await ponyfill.prepareZXingModule({ overrides, fireImmediately: true });
  } catch (error) {
    // The library would cache the failure.
    ponyfill.purgeZXingModule();
    throw error;
  }
  globalThis.BarcodeDetector = ponyfill.BarcodeDetector;
};

/** Reads the code in a picture, once the reader is prepared. */
export const readCode = async (picture: ImageBitmap): Promise<string | undefined> => {
  const { BarcodeDetector: Class } = globalThis;
  const [found] = Class === undefined ? [] : await new Class({ formats: [format] }).detect(picture);
  return found?.rawValue;
};
