type Found = { readonly rawValue: string };
type Detector = { detect(picture: ImageBitmap): Promise<readonly Found[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

declare global {
  /** Only some browsers have one, and on some systems it reads no codes. */
  var BarcodeDetector: DetectorClass | undefined;
}

const format = "qr_code";

/** Whether this browser reads QR codes by itself. */
export const canReadCodes = async (): Promise<boolean> =>
  (await globalThis.BarcodeDetector?.getSupportedFormats())?.includes(format) ?? false;

/** The text of a code in a picture, if there is one. */
export const readCode = async (picture: ImageBitmap): Promise<string | undefined> => {
  const { BarcodeDetector: Class } = globalThis;
  const [found] = Class === undefined ? [] : await new Class({ formats: [format] }).detect(picture);
  return found?.rawValue;
};
