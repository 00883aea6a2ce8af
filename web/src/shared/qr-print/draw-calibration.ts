import i18next from "i18next";
import { inks, type Style, styles } from "#web/ui/pdf/faces.ts";
import { page, type Sheet } from "#web/ui/pdf/sheet.ts";
import { fieldAt, perSheet, stickerLayouts } from "./layouts.ts";
import type { StickerPrint } from "./draw-stickers.ts";
import { mm } from "./operators.ts";

/** Where the lines to measure from lie, in millimetres from the edges. */
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

/** Two lines across the sheet, each with millimetres beside it. */
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

/** A sheet on plain paper that shows how far a printer moves what it prints. */
export const drawCalibration = (sheet: Sheet, print: StickerPrint): void => {
  sheet.newPage();
  drawFields(sheet, print);
  drawLines(sheet, print);
  drawAdvice(sheet);
};
