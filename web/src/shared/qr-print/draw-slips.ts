import i18next from "i18next";
import { type Style, styles } from "#web/ui/pdf/faces.ts";
import { product } from "#web/ui/pdf/letterhead.ts";
import { qrCode } from "#web/ui/pdf/parts.ts";
import { page, type Sheet } from "#web/ui/pdf/sheet.ts";
import { addressLines } from "./draw-labels.ts";
import { mm } from "./operators.ts";
import type { PrintedCode, PrintedOrder, PrintSite } from "./printed.ts";

/** Two to a sheet, to be cut in the middle. */
const slipHeight = page.height / 2;
const codeSide = 36 * mm;
const number: Style = { face: "number", size: 17, ink: "text" };
const short: Style = { face: "number", size: 11, ink: "text" };
/** What has room below the address. */
const mostShown = 24;
const columns = 4;

/** The order's page, which is opened by scanning its slip. */
const orderAddress = (host: string, id: string): string =>
  `https://${host}/admin-orders?${new URLSearchParams({ order: id }).toString()}`;

const drawCodes = (sheet: Sheet, codes: readonly PrintedCode[]): void => {
  const shown = codes.length > mostShown ? codes.slice(0, mostShown) : codes;
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

/** What lies in each letter, and the code by which its order is opened. */
export const drawSlips = (sheet: Sheet, orders: readonly PrintedOrder[], { host }: PrintSite): void => {
  for (const [index, order] of orders.entries()) {
    if (index % 2 === 0) {
      sheet.newPage();
      cutLine(sheet);
    }
    sheet.y = (index % 2) * slipHeight + 36;
    drawSlip(sheet, order, host);
  }
};
