import i18next from "i18next";
import { drawCalibration } from "./draw-calibration.ts";
import { drawLabels } from "./draw-labels.ts";
import { drawRollLabels } from "./draw-roll-labels.ts";
import { drawSlips } from "./draw-slips.ts";
import { drawStickers, type StickerPrint } from "./draw-stickers.ts";
import { closePages, type Document, openPages } from "./pages.ts";
import type { PrintedCode, PrintedOrder, PrintedRoll, PrintOffset, PrintSite } from "./printed.ts";

const title = (what: "stickers" | "labels" | "rolls" | "slips" | "packing" | "calibration"): string =>
  i18next.t(($) => $.qrPrint.titles[what]);

export const stickerPages = (document: Document, codes: readonly PrintedCode[], print: StickerPrint) => {
  const sheet = openPages(document, title("stickers"));
  drawStickers(sheet, codes, print);
  return closePages(sheet);
};

export const labelPages = (document: Document, orders: readonly PrintedOrder[], offset: PrintOffset) => {
  const sheet = openPages(document, title("labels"));
  drawLabels(sheet, orders, offset);
  return closePages(sheet);
};

export const rollLabelPages = (document: Document, rolls: readonly PrintedRoll[], print: StickerPrint) => {
  const sheet = openPages(document, title("rolls"));
  drawRollLabels(sheet, rolls, print);
  return closePages(sheet);
};

export const slipPages = (document: Document, orders: readonly PrintedOrder[], site: PrintSite) => {
  const sheet = openPages(document, title("slips"));
  drawSlips(sheet, orders, site);
  return closePages(sheet);
};

/** Stickers, then labels, then slips, each in the order in which the letters are packed. */
export const packingPages = (document: Document, orders: readonly PrintedOrder[], print: StickerPrint) => {
  const sheet = openPages(document, title("packing"));
  drawStickers(
    sheet,
    orders.flatMap(({ codes }) => codes),
    print,
  );
  drawLabels(sheet, orders, print.offset);
  drawSlips(sheet, orders, print);
  return closePages(sheet);
};

export const calibrationPage = (document: Document, print: StickerPrint) => {
  const sheet = openPages(document, title("calibration"));
  drawCalibration(sheet, print);
  return closePages(sheet);
};
