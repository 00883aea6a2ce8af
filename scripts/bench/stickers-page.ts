import i18next from "i18next";
import { stickerPages } from "#web/stickers/print/documents.ts";
import type { PrintedCode } from "#web/stickers/print/printed.ts";
import { qrPrint } from "#web/stickers/print/texts/qr-print/sv.ts";
import type { FontBytes, FontFile } from "#web/platform/ui/pdf/faces.ts";

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);

/** Runs in the browser and measures the document of these stickers in seconds and KiB. */
const measureStickers = async (codes: readonly PrintedCode[], files: Readonly<Record<string, string>>) => {
  await i18next.init({ lng: "sv", resources: { sv: { translation: { qrPrint } } } });
  const load = (file: FontFile): Uint8Array => bytesOf(files[file] ?? "");
  const fonts: FontBytes = {
    body: load("body"),
    "body-more": load("body-more"),
    strong: load("strong"),
    "strong-more": load("strong-more"),
    title: load("title"),
    "title-more": load("title-more"),
    number: load("number"),
    "number-more": load("number-more"),
  };
  const began = performance.now();
  const print = { layout: "sheet", offset: { x: 0, y: 0 }, host: "cykelregistret.se" } as const;
  const file = stickerPages({ fonts, language: "sv" }, codes, print);
  return { seconds: (performance.now() - began) / 1000, kibibytes: file.byteLength / 1024 };
};

declare global {
  var measureStickers: (
    codes: readonly PrintedCode[],
    files: Readonly<Record<string, string>>,
  ) => Promise<{ seconds: number; kibibytes: number }>;
}
globalThis.measureStickers = measureStickers;
