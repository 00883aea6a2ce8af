import { type SourceChange, replace } from "#lib/source-change.ts";

/** The scanner without its own reader of codes, which would take turns with the better one that it is given. */
const withoutReader: SourceChange = replace(
  /html5-qrcode[\\/]esm[\\/]code-decoder\.js$/,
  ['import { ZXingHtml5QrcodeDecoder } from "./zxing-html5-qrcode-decoder";', ""],
  ["this.secondaryDecoder = new ZXingHtml5QrcodeDecoder(requestedFormats, verbose, logger);", ""],
  [
    "this.primaryDecoder = new ZXingHtml5QrcodeDecoder(requestedFormats, verbose, logger);",
    'throw new TypeError("No BarcodeDetector");',
  ],
);

/** And without its buttons and words: the page has its own. */
const withoutLooks: SourceChange = replace(/html5-qrcode[\\/]esm[\\/]index\.js$/, [
  'export { Html5QrcodeScanner } from "./html5-qrcode-scanner";',
  "",
]);

/** Closing the camera breaks off what has only begun to play. That is no failure, and nobody else waits for it. */
const withoutLooseEnds: SourceChange = replace(/html5-qrcode[\\/]esm[\\/]camera[\\/]core-impl\.js$/, [
  /this\.surface\.play\(\);/g,
  "this.surface.play().catch(() => undefined);",
]);

export const leanScanner: readonly SourceChange[] = [withoutReader, withoutLooks, withoutLooseEnds];
