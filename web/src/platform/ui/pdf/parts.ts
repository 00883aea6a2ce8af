import { qrRuns } from "#web/platform/ui/qr/qr-runs.ts";
import { type Ink, inks, type Style, styles } from "./faces.ts";
import type { Sheet } from "./sheet.ts";

/** Width and height in pixels. */
export type Photo = { readonly jpeg: Uint8Array; readonly width: number; readonly height: number };

export const heading = (sheet: Sheet, text: string): void => {
  sheet.need(70);
  sheet.space(14);
  sheet.text(text, styles.heading);
  sheet.space(5);
};

export const paragraph = (sheet: Sheet, text: string, style: Style = styles.body): void => {
  sheet.text(text, style);
  sheet.space(5);
};

export const plate = (
  sheet: Sheet,
  number: string,
  { height, stolen }: { height: number; stolen: boolean },
): void => {
  const { doc, left, y } = sheet;
  const strip = height * 0.62;
  const padding = height * 0.34;
  const style = sheet.lettering.fit(number, sheet.width - strip - 2 * padding, {
    face: "number",
    size: height * 0.56,
    ink: stolen ? "stolen" : "text",
  });
  const width = strip + 2 * padding + sheet.lettering.width(number, style);
  sheet.fillBox({ x: left, y, width, height, radius: height * 0.16 }, "white");
  sheet.fillBox({ x: left, y, width: strip, height, radius: height * 0.16 }, stolen ? "stolen" : "primary");
  sheet.fillBox(
    { x: left + strip - height * 0.16, y, width: height * 0.16, height },
    stolen ? "stolen" : "primary",
  );
  const mark: Style = { face: "title", size: height * 0.4, ink: stolen ? "white" : "sun" };
  const letters = "CR";
  const room = strip - sheet.lettering.width(letters, mark);
  sheet.lettering.draw(letters, left + room / 2, y + height * 0.64, mark);
  sheet.lettering.draw(number, left + strip + padding, y + height / 2 + style.size * 0.35, style);
  doc
    .setDrawColor(inks[stolen ? "stolen" : "text"])
    .setLineWidth(1.4)
    .roundedRect(left, y, width, height, height * 0.16, height * 0.16, "S");
  sheet.space(height);
};

export type Fact = readonly [term: string, value: string | undefined];

/** Terms and values side by side; undefined values are left out. */
export const facts = (sheet: Sheet, rows: readonly Fact[], termWidth = 118): void => {
  for (const [term, value] of rows) {
    if (value === undefined) continue;
    const height = sheet.heightOf(value, styles.strong, sheet.width - termWidth);
    sheet.need(height + 9);
    sheet.rule();
    sheet.space(5);
    sheet.columns(0, [
      { width: termWidth, draw: () => sheet.text(term, styles.label) },
      { width: sheet.width - termWidth, draw: () => sheet.text(value, styles.strong) },
    ]);
    sheet.space(4);
  }
};

export const picture = (
  sheet: Sheet,
  { jpeg, width, height }: Photo,
  box: { width: number; height: number },
): void => {
  const scale = Math.min(box.width / width, box.height / height);
  sheet.need(height * scale);
  const x = sheet.left + (box.width - width * scale) / 2;
  sheet.doc.addImage(jpeg, "JPEG", x, sheet.y, width * scale, height * scale, undefined, "NONE");
  sheet.space(height * scale);
};

/** Draws a QR code as one vector path, sharp on every printer, with the quiet zone that readers need. */
export const qrCode = (sheet: Sheet, text: string, size: number): void => {
  const { runs, side } = qrRuns(text);
  const quiet = 4;
  const cell = size / (side + 2 * quiet);
  sheet.fillBox({ x: sheet.left, y: sheet.y, width: size, height: size }, "white");
  for (const { x, y, length } of runs)
    sheet.doc.rect(sheet.left + (x + quiet) * cell, sheet.y + (y + quiet) * cell, length * cell, cell, null);
  sheet.doc.setFillColor(inks.black).fill();
  sheet.space(size);
};

export const notice = (sheet: Sheet, text: string, { ink, ground }: { ink: Ink; ground: Ink }): void => {
  const style: Style = { ...styles.strong, ink };
  const padding = 12;
  const width = sheet.width - 2 * padding;
  const height = sheet.heightOf(text, style, width) + 2 * padding - 3;
  sheet.need(height);
  sheet.fillBox({ x: sheet.left, y: sheet.y, width: sheet.width, height, radius: 8 }, ground);
  const { y, left } = sheet;
  sheet.y += padding - 2;
  sheet.columns(0, [
    { width: padding, draw: () => undefined },
    { width, draw: () => sheet.text(text, style) },
  ]);
  Object.assign(sheet, { y: y + height, left });
};
