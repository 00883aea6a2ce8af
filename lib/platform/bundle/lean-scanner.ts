import { type SourceChange, replace } from "./source-change.ts";

/** Removes the scanner's own decoder, which would take turns with the better one from the page. */
const withoutReader: SourceChange = replace(
  /html5-qrcode[\\/]esm[\\/]code-decoder\.js$/,
  ['import { ZXingHtml5QrcodeDecoder } from "./zxing-html5-qrcode-decoder";', ""],
  ["this.secondaryDecoder = new ZXingHtml5QrcodeDecoder(requestedFormats, verbose, logger);", ""],
  [
    "this.primaryDecoder = new ZXingHtml5QrcodeDecoder(requestedFormats, verbose, logger);",
    'throw new TypeError("No BarcodeDetector");',
  ],
);

/** Removes its buttons and texts, because the page has its own. */
const withoutLooks: SourceChange = replace(/html5-qrcode[\\/]esm[\\/]index\.js$/, [
  'export { Html5QrcodeScanner } from "./html5-qrcode-scanner";',
  "",
]);

/** Ignores the rejected promise of `play` after the camera was closed early. */
const withoutLooseEnds: SourceChange = replace(/html5-qrcode[\\/]esm[\\/]camera[\\/]core-impl\.js$/, [
  /this\.surface\.play\(\);/g,
  "this.surface.play().catch(() => undefined);",
]);

export const leanScanner: readonly SourceChange[] = [withoutReader, withoutLooks, withoutLooseEnds];
