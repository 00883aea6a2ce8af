import type { Font, jsPDF } from "jspdf";
import * as z from "zod";
import { type FontBytes, type FontFile, faces, inks, type Style } from "./faces.ts";
import { type Run, runsOf, signsIn } from "./runs.ts";

type Measure = (text: string) => number;

/** Splits a word at the width, after at least one character. */
const split = (word: string, width: number, measure: Measure): [start: string, rest: string] => {
  const signs = signsIn(word);
  let count = 1;
  while (count < signs.length && measure(signs.slice(0, count + 1).join("")) <= width) count += 1;
  return [signs.slice(0, count).join(""), signs.slice(count).join("")];
};

const wrapLine = (line: string, width: number, measure: Measure): string[] => {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/[ \t]+/)) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (measure(longer) <= width) {
      current = longer;
      continue;
    }
    if (current !== "") lines.push(current);
    let rest = word;
    while (measure(rest) > width && signsIn(rest).length > 1) {
      const [start, end] = split(rest, width, measure);
      lines.push(start);
      rest = end;
    }
    current = rest;
  }
  return [...lines, current];
};

/** Wraps a text into lines. A word wider than a line is split. */
const wrapText = (text: string, width: number, measure: Measure): string[] =>
  text.split(/\r?\n/).flatMap((line) => wrapLine(line, width, measure));

/** Draws letters that our fonts lack. Sizes and widths are in points. */
type SignPainter = {
  width(text: string, size: number): number;
  /** Returns the data URL of a PNG, `signHeight` times the size high, with the baseline at `signBaseline`. */
  paint(text: string, size: number, colour: string): string;
};

const signHeight = 1.5;
const signBaseline = 1.15;

/** Pixels per point: 288 dpi, for print. */
const scale = 4;

/** Uses the device's fonts; undefined where nothing can be drawn. */
const devicePainter = (): SignPainter | undefined => {
  if (typeof document === "undefined") return undefined;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const setFont = (size: number): void => {
    context.font = `${size * scale}px system-ui, sans-serif`;
  };
  const width = (text: string, size: number): number => {
    setFont(size);
    return context.measureText(text).width / scale;
  };
  return {
    width,
    paint: (text, size, colour) => {
      canvas.width = Math.max(1, Math.ceil(width(text, size) * scale));
      canvas.height = Math.ceil(size * signHeight * scale);
      // Resizing a canvas resets its font.
      setFont(size);
      context.fillStyle = colour;
      context.fillText(text, 0, size * signBaseline * scale);
      return canvas.toDataURL("image/png");
    },
  };
};

const Metadata = z.object({
  cmap: z.object({ unicode: z.object({ codeMap: z.record(z.string(), z.number()) }) }),
});
const Internal = z.object({
  write: z.custom<(operators: string) => void>((value) => typeof value === "function"),
});

const lettersOf = ({ metadata }: Font): ReadonlySet<number> =>
  new Set(Object.keys(Metadata.parse(metadata).cmap.unicode.codeMap).map(Number));

const binary = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");

const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, "0")).join("");

/** Width of the box for a missing glyph, relative to the font size. */
const boxWidth = 0.7;

/**
 * Measures and draws text in the document's fonts. The device draws letters that no font has as
 * pictures, so that every name is written as given; search and copy still find the text.
 */
export class Lettering {
  private readonly doc: jsPDF;
  private readonly letters = new Map<FontFile, ReadonlySet<number>>();
  private painter: SignPainter | false | undefined;

  constructor(doc: jsPDF, fonts: FontBytes) {
    this.doc = doc;
    for (const font of Object.values(faces).flat()) {
      doc.addFileToVFS(`${font}.ttf`, binary(fonts[font]));
      doc.addFont(`${font}.ttf`, font, "normal");
      this.letters.set(font, lettersOf(doc.setFont(font, "normal").getFont()));
    }
  }

  width(text: string, style: Style): number {
    this.doc.setFontSize(style.size);
    return this.runs(text, style).reduce((sum, run) => sum + this.widthOf(run, style), 0);
  }

  wrap(text: string, width: number, style: Style): string[] {
    return wrapText(text, width, (part) => this.width(part, style));
  }

  clip(text: string, lines: number, width: number, style: Style): string {
    const all = this.wrap(text, width, style);
    if (all.length <= lines) return text;
    const words = all.slice(0, lines).join(" ").split(" ");
    for (;;) {
      const shorter = `${words.join(" ")} …`;
      if (words.length === 1 || this.wrap(shorter, width, style).length <= lines) return shorter;
      words.pop();
    }
  }

  fit(text: string, width: number, style: Style): Style {
    // Slightly less, so that rounding causes no line break.
    const fitting = (0.999 * style.size * width) / this.width(text, style);
    return { ...style, size: Math.min(style.size, fitting) };
  }

  /** `y` is the baseline. */
  draw(text: string, x: number, y: number, style: Style): void {
    let at = x;
    for (const run of this.runs(text, style)) {
      this.doc.setFontSize(style.size).setTextColor(inks[style.ink]);
      if (run.font === undefined) this.drawSigns(run.text, at, y, style);
      else this.doc.setFont(run.font, "normal").text(run.text, at, y);
      at += this.widthOf(run, style);
    }
  }

  private runs(text: string, { face }: Style): Run<FontFile>[] {
    const of = (letter: string): FontFile | undefined =>
      faces[face].find((font) => this.letters.get(font)?.has(letter.codePointAt(0) ?? 0) === true);
    return runsOf(text, { of, first: faces[face][0] });
  }

  private widthOf({ font, text }: Run<FontFile>, { size }: Style): number {
    if (font !== undefined) return this.doc.setFont(font, "normal").getTextWidth(text);
    return this.device()?.width(text, size) ?? signsIn(text).length * boxWidth * size;
  }

  private device(): SignPainter | undefined {
    this.painter ??= devicePainter() ?? false;
    return this.painter === false ? undefined : this.painter;
  }

  /** Draws the picture, and adds the text invisibly for search and copy. */
  private drawSigns(text: string, x: number, y: number, style: Style): void {
    const { write } = Internal.parse(this.doc.internal);
    const width = this.widthOf({ font: undefined, text }, style);
    write(`/Span <</ActualText <feff${hexOf(text)}>>> BDC`);
    this.doc.setFont(faces[style.face][0], "normal").text("·", x, y, { renderingMode: "invisible" });
    write("EMC");
    const device = this.device();
    if (device === undefined) return this.drawBoxes(signsIn(text).length, x, y, style);
    const picture = device.paint(text, style.size, inks[style.ink]);
    const top = y - signBaseline * style.size;
    this.doc.addImage(picture, "PNG", x, top, width, signHeight * style.size, undefined, "FAST");
  }

  private drawBoxes(count: number, x: number, y: number, { size, ink }: Style): void {
    this.doc.setDrawColor(inks[ink]).setLineWidth(size / 16);
    for (let place = 0; place < count; place += 1)
      this.doc.rect(
        x + (place + 0.1) * boxWidth * size,
        y - 0.7 * size,
        0.8 * boxWidth * size,
        0.7 * size,
        "S",
      );
  }
}
