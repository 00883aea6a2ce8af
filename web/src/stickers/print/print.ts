import { fetchFonts } from "#web/platform/api/papers/fetch-fonts.ts";
import { loadTexts, shownLanguage } from "#web/platform/i18n/i18n.ts";
import {
  calibrationPage,
  labelPages,
  packingPages,
  rollLabelPages,
  slipPages,
  stickerPages,
} from "./documents.ts";
import type { StickerPrint } from "./draw-stickers.ts";
import type { Document } from "./pages.ts";
import type { PrintedCode, PrintedOrder, PrintedRoll, PrintOffset, PrintSite } from "./printed.ts";

const make = async (draw: (document: Document) => ArrayBuffer, signal: AbortSignal): Promise<Blob> => {
  const [fonts] = await Promise.all([fetchFonts(signal), loadTexts(["qrPrint"])]);
  return new Blob([draw({ fonts, language: shownLanguage() })], { type: "application/pdf" });
};

/** Import this file only when printing, because it loads jsPDF. */
export const stickerSheets = (codes: readonly PrintedCode[], print: StickerPrint, signal: AbortSignal) =>
  make((document) => stickerPages(document, codes, print), signal);

export const addressLabels = (orders: readonly PrintedOrder[], offset: PrintOffset, signal: AbortSignal) =>
  make((document) => labelPages(document, orders, offset), signal);

export const rollLabels = (rolls: readonly PrintedRoll[], print: StickerPrint, signal: AbortSignal) =>
  make((document) => rollLabelPages(document, rolls, print), signal);

export const orderSlips = (orders: readonly PrintedOrder[], site: PrintSite, signal: AbortSignal) =>
  make((document) => slipPages(document, orders, site), signal);

export const packingPdf = (orders: readonly PrintedOrder[], print: StickerPrint, signal: AbortSignal) =>
  make((document) => packingPages(document, orders, print), signal);

export const calibrationPdf = (print: StickerPrint, signal: AbortSignal) =>
  make((document) => calibrationPage(document, print), signal);
