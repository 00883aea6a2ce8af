import i18next from "i18next";
import { type Style, styles, inks } from "#web/platform/ui/pdf/faces.ts";
import { product } from "#web/platform/ui/pdf/letterhead.ts";
import { qrCode } from "#web/platform/ui/pdf/parts.ts";
import { page, type Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { drawLabels, addressLines } from "./draw-labels.ts";
import { drawRollLabels } from "./draw-roll-labels.ts";
import { mm } from "./operators.ts";
import type { PrintedCode, PrintedOrder, PrintSite, PrintedRoll, PrintOffset } from "./printed.ts";
import { drawStickers, type StickerPrint } from "./draw-stickers.ts";
import { closePages, type Document, openPages } from "./pages.ts";
import { fieldAt, perSheet, stickerLayouts } from "./layouts.ts";

/** Two slips per sheet, to be cut apart. */
const slipHeight = page.height / 2;
const codeSide = 36 * mm;
const number: Style = { face: "number", size: 17, ink: "text" };
const short: Style = { face: "number", size: 11, ink: "text" };
/** The codes that fit below the address. */
const maxShown = 24;
const columns = 4;

const orderAddress = (host: string, id: string): string =>
  `https://${host}/admin-orders?${new URLSearchParams({ order: id }).toString()}`;

const drawCodes = (sheet: Sheet, codes: readonly PrintedCode[]): void => {
  const shown = codes.length > maxShown ? codes.slice(0, maxShown) : codes;
  const top = sheet.y + short.size;
  for (const [index, { shortCode }] of shown.entries()) {
    const x = sheet.left + (index % columns) * (sheet.width / columns);
    const y = top + Math.floor(index / columns) * 17;
    sheet.lettering.draw(`${shortCode.slice(0, 3)} ${shortCode.slice(3)}`, x, y, short);
  }
  sheet.space(Math.ceil(shown.length / columns) * 17 + 6);
  const count = codes.length - shown.length;
  if (count > 0)
    sheet.line(
      i18next.t(($) => $.qrPrint.slip.more, { count }),
      styles.quiet,
    );
};

const drawHead = (sheet: Sheet, { id, orderNumber, address }: PrintedOrder, host: string): void => {
  const texts = i18next.t(($) => $.qrPrint.slip, { returnObjects: true, skipInterpolation: true });
  const details = (): void => {
    sheet.line(product, { face: "strong", size: 10, ink: "primary" });
    sheet.line(texts.title, styles.heading);
    sheet.space(4);
    sheet.line(orderNumber, number);
    sheet.space(10);
    for (const text of addressLines(address)) sheet.line(text, styles.body);
  };
  sheet.columns(12, [
    { width: sheet.width - codeSide - 12, draw: details },
    { width: codeSide, draw: () => qrCode(sheet, orderAddress(host, id), codeSide) },
  ]);
};

const drawSlip = (sheet: Sheet, order: PrintedOrder, host: string): void => {
  drawHead(sheet, order, host);
  sheet.space(12);
  sheet.rule();
  sheet.space(8);
  const { contents, codes } = order;
  const count = codes.length;
  if (contents !== undefined) sheet.line(contents, styles.strong);
  if (count === 0) return;
  sheet.line(
    i18next.t(($) => $.qrPrint.slip.stickers, { count }),
    styles.strong,
  );
  sheet.space(4);
  drawCodes(sheet, codes);
};

const cutLine = ({ doc }: Sheet): void => {
  doc.setLineDashPattern([3, 3], 0).setDrawColor("#999999").setLineWidth(0.5);
  doc.line(12, slipHeight, page.width - 12, slipHeight).setLineDashPattern([], 0);
};

const drawSlips = (sheet: Sheet, orders: readonly PrintedOrder[], { host }: PrintSite): void => {
  for (const [index, order] of orders.entries()) {
    if (index % 2 === 0) {
      sheet.newPage();
      cutLine(sheet);
    }
    sheet.y = (index % 2) * slipHeight + 36;
    drawSlip(sheet, order, host);
  }
};

/** The lines' distance from the edges, in millimetres. */
const calibrationAt = 20;

const small: Style = { face: "body", size: 6, ink: "text" };

const drawFields = (sheet: Sheet, { layout: name, offset }: StickerPrint): void => {
  const layout = stickerLayouts[name];
  sheet.doc.setDrawColor("#9aa5a0").setLineWidth(0.3);
  for (let index = 0; index < perSheet(layout); index += 1) {
    const { x, y } = fieldAt(layout, index);
    const [left, top] = [(x + offset.x) * mm, (y + offset.y) * mm];
    sheet.doc.rect(left, top, layout.width * mm, layout.height * mm, "S");
  }
};

/** Draws two lines across the sheet with a scale in millimetres. */
const drawLines = ({ doc, lettering }: Sheet, { offset }: StickerPrint): void => {
  const [x, y] = [(calibrationAt + offset.x) * mm, (calibrationAt + offset.y) * mm];
  doc.setDrawColor(inks.black).setLineWidth(0.4);
  doc.line(x, 0, x, page.height).line(0, y, page.width, y);
  for (let step = -5; step <= 5; step += 1) {
    const length = step % 5 === 0 ? 4 : 2;
    const [across, down] = [x + step * mm, y + step * mm];
    doc.line(across, 150 * mm, across, (150 + length) * mm).line(105 * mm, down, (105 + length) * mm, down);
    if (length !== 4) continue;
    lettering.draw(String(step), across + 1, 157 * mm, small);
    lettering.draw(String(step), 110 * mm, down - 1, small);
  }
};

const drawAdvice = (sheet: Sheet): void => {
  const texts = i18next.t(($) => $.qrPrint.calibration, { returnObjects: true, skipInterpolation: true });
  const [left, width] = [70, page.width - 140];
  sheet.fillBox({ x: left, y: 200 * mm, width, height: 48 * mm, radius: 8 }, "white");
  Object.assign(sheet, { left: left + 16, width: width - 32, y: 204 * mm });
  sheet.line(texts.title, styles.heading);
  sheet.space(4);
  for (const text of [texts.scale, texts.measure, texts.set]) sheet.text(text, styles.body);
};

const drawCalibration = (sheet: Sheet, print: StickerPrint): void => {
  sheet.newPage();
  drawFields(sheet, print);
  drawLines(sheet, print);
  drawAdvice(sheet);
};

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
