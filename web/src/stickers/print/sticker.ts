import type { jsPDF } from "jspdf";
import { product } from "#web/platform/ui/pdf/letterhead.ts";
import { inks, type Style } from "#web/platform/ui/pdf/faces.ts";
import { page, type Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { type QrRun, qrRuns } from "#web/platform/ui/qr/qr-runs.ts";
import { mm, short, write } from "./operators.ts";
import type { PrintedCode } from "./printed.ts";
import { codeAt, codeSize, type Placing, quiet, sticker } from "./sticker-size.ts";

/** Always in Swedish, because the stickers are for bikes in Sweden. */
const question = ["Skanna – ", "är cykeln stulen?"] as const;

const bannerTop = 44.3;

/** The logo, two wheels joined by a check mark, as `LogoMark` draws it on forty units. */
const mark = (doc: jsPDF, x: number, y: number, size: number): void => {
  const unit = size / 40;
  const at = (dx: number, dy: number) => [x + dx * unit, y + dy * unit] as const;
  doc.setFillColor(inks.primary).roundedRect(x, y, size, size, 11 * unit, 11 * unit, "F");
  doc.setDrawColor(inks.white).setLineWidth(2.6 * unit);
  doc.circle(...at(12.2, 24.6), 6.2 * unit, "S").circle(...at(27.8, 24.6), 6.2 * unit, "S");
  doc
    .setDrawColor(inks.sun)
    .setLineWidth(3.2 * unit)
    .setLineCap("round")
    .setLineJoin("round");
  doc.lines(
    [
      [6.3, 6.2],
      [10.5, -13.4],
    ],
    ...at(12.6, 18.2),
    [unit, unit],
    "S",
  );
  doc.setLineCap("butt").setLineJoin("miter");
};

const line = (sheet: Sheet, parts: readonly (readonly [string, Style])[], y: number): void => {
  const { lettering } = sheet;
  const width = parts.reduce((sum, [text, style]) => sum + lettering.width(text, style), 0);
  let x = (sticker.width * mm - width) / 2;
  for (const [text, style] of parts) {
    lettering.draw(text, x, y * mm, style);
    x += lettering.width(text, style);
  }
};

/** Capitals need fewer cells in a QR code, so the cells are larger. */
const addressOf = (host: string, uid: string): string => `https://${host}/qr/${uid.toUpperCase()}`;

const whiteField = (sheet: Sheet, host: string): void => {
  const { side: cellsAcross } = qrRuns(addressOf(host, "f".repeat(36)));
  const rim = (quiet * codeSize) / cellsAcross;
  const side = (codeSize + 2 * rim) * mm;
  const box = { x: (codeAt.x - rim) * mm, y: (codeAt.y - rim) * mm, width: side, height: side };
  sheet.fillBox({ ...box, radius: 1.4 * mm }, "white");
};

const ground = (sheet: Sheet): void => {
  const { width, height, radius } = sticker;
  const whole = { x: 0, width: width * mm, radius: radius * mm };
  sheet.fillBox({ ...whole, y: 38 * mm, height: (height - 38) * mm }, "primary");
  sheet.fillBox({ ...whole, y: 0, height: 30 * mm }, "sun");
  sheet.fillBox({ x: 0, y: 20 * mm, width: width * mm, height: (bannerTop - 20) * mm }, "sun");
};

const drawCommon = (sheet: Sheet, host: string): void => {
  const { lettering, doc } = sheet;
  ground(sheet);
  mark(doc, 4.5 * mm, 2.4 * mm, 4.8 * mm);
  const name = lettering.fit(product, 25 * mm, { face: "title", size: 20, ink: "text" });
  lettering.draw(product, 10.4 * mm, 6.5 * mm, name);
  whiteField(sheet, host);
  const { size } = lettering.fit(question.join(""), 33.5 * mm, { face: "title", size: 20, ink: "white" });
  const styleIn = (ink: "white" | "sun"): Style => ({ face: "title", size, ink });
  line(
    sheet,
    [
      [question[0], styleIn("white")],
      [question[1], styleIn("sun")],
    ],
    48.1,
  );
  const address = lettering.fit(host, 33.5 * mm, { face: "strong", size: 5.2, ink: "white" });
  line(sheet, [[host, address]], 50.7);
};

/** Slightly more than a cell, because rows that merely touch show a thin white line between them. */
const rowHeight = 1.08;

/** A gap wider than any code, for the white rest of a row. */
const restOfRow = 99;

/** Draws a row of dark cells as one dashed line, a third smaller in the file than rectangles. */
const row = (runs: readonly QrRun[], side: number): string => {
  const [first] = runs;
  if (first === undefined) return "";
  const dashes = runs.flatMap(({ x, length }, place) => {
    const next = runs[place + 1];
    return [length, next === undefined ? restOfRow : next.x - x - length];
  });
  const middle = `${first.y}.5`;
  return `[${dashes.join(" ")}]0 d ${first.x} ${middle} m ${side} ${middle} l S`;
};

/**
 * Skips the choice of mask, which takes half the time of a thousand stickers. Either way, readers
 * read 900 of 990 damaged samples.
 */
const anyMask = { maskPattern: 0 } as const;

/** Draws the dark cells in whole numbers, which compress well. */
const cells = (text: string): string => {
  const { runs, side } = qrRuns(text, anyMask);
  const cell = (codeSize * mm) / side;
  const top = page.height - codeAt.y * mm;
  const grid = `q ${short(cell)} 0 0 ${short(-cell)} ${short(codeAt.x * mm)} ${short(top)} cm 0 G ${rowHeight} w 0 J`;
  const rows = [...new Set(runs.map(({ y }) => y))].map((y) => runs.filter((run) => run.y === y));
  return [grid, ...rows.map((each) => row(each, side)), "Q"].join("\n");
};

/** The transformation that centres a sticker here, in points from the top left. */
const placed = (x: number, y: number, { scale, turned }: Placing): string => {
  const [halfWidth, halfHeight] = [(sticker.width * mm) / 2, (sticker.height * mm) / 2];
  const [a, b] = turned ? [0, scale] : [scale, 0];
  const [fromX, fromY] = [halfWidth, page.height - halfHeight];
  const right = x - (a * fromX - b * fromY);
  const up = page.height - y - (b * fromX + a * fromY);
  return `${[a, b, -b, a, right, up].map((value) => short(value)).join(" ")} cm`;
};

const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The name of the shared drawing, stored once in the file. */
const common = "sticker";

export type DrawSticker = (code: PrintedCode, middle: { x: number; y: number }, placing: Placing) => void;

/** Prepares the shared drawing and returns a function that draws a sticker. `middle` is in points. */
export const stickerPress = (sheet: Sheet, host: string): DrawSticker => {
  const { doc } = sheet;
  const asItIs = doc.Matrix(1, 0, 0, 1, 0, 0);
  doc.beginFormObject(0, 0, page.width, page.height, asItIs);
  drawCommon(sheet, host);
  doc.endFormObject(common);
  const style: Style = { face: "number", size: 9, ink: "text" };
  return ({ uid, shortCode }, { x, y }, placing) => {
    write(doc, `q ${placed(x, y, placing)}`);
    doc.doFormObject(common, asItIs);
    write(doc, cells(addressOf(host, uid)));
    line(sheet, [[spaced(shortCode), style]], 43.4);
    write(doc, "Q");
  };
};
