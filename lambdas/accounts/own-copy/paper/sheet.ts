import { codesOf, type Weight, widthOf } from "./helvetica.ts";
import { pdfFile } from "./pdf-file.ts";

/** A4 in points. */
const page = { width: 595, height: 842, side: 56, top: 64, foot: 64 };
const room = page.width - 2 * page.side;

type Style = { readonly size: number; readonly weight: Weight; readonly grey: number };
const style = (size: number, weight: Weight, grey = 0.1): Style => ({ size, weight, grey });

export const styles = {
  title: style(24, "bold"),
  heading: style(15, "bold"),
  entry: style(11, "bold"),
  text: style(10, "normal"),
  term: style(10, "normal", 0.4),
  foot: style(8.5, "normal", 0.4),
} as const;

/** How wide the names of facts may be. */
const termRoom = 150;

const hex = (codes: readonly number[]): string =>
  codes.map((code) => code.toString(16).padStart(2, "0")).join("");

const drawn = (text: string, x: number, y: number, { size, weight, grey }: Style): string =>
  `BT ${grey} g /${weight === "bold" ? "F2" : "F1"} ${size} Tf ${x} ${y.toFixed(1)} Td <${hex(codesOf(text))}> Tj ET\n`;

/** A word that is longer than a line, in pieces. */
const pieces = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word)) return [word];
  const signs = Array.from(word);
  let end = 1;
  while (end < signs.length && fits(signs.slice(0, end + 1).join(""))) end += 1;
  return [signs.slice(0, end).join(""), ...pieces(signs.slice(end).join(""), fits)];
};

const wrapLine = (text: string, width: number, { size, weight }: Style): string[] => {
  const fits = (line: string): boolean => widthOf(line, size, weight) <= width;
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((each) => pieces(each, fits))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
};

const wrap = (text: string, width: number, look: Style): string[] =>
  text.split(/\r?\n/).flatMap((line) => wrapLine(line.replaceAll("\t", " "), width, look));

/** Pages of text, from top to bottom. */
export class Sheet {
  private readonly pages: string[] = [""];
  private y = page.height - page.top;

  space(points: number): void {
    this.y -= points;
  }

  /** Begins a new page where so many points are not left. */
  need(points: number): void {
    if (this.y - points >= page.foot) return;
    this.pages.push("");
    this.y = page.height - page.top;
  }

  text(text: string, look: Style, left = 0): void {
    for (const line of wrap(text, room - left, look)) this.line([[line, left, look]], look.size);
  }

  /** A term beside what it stands for. */
  fact(term: string, value: string, left = 0): void {
    const terms = wrap(term, termRoom - 10, styles.term);
    const values = wrap(value, room - left - termRoom, styles.text);
    for (let row = 0; row < Math.max(terms.length, values.length); row += 1)
      this.line(
        [
          [terms[row] ?? "", left, styles.term],
          [values[row] ?? "", left + termRoom, styles.text],
        ],
        styles.text.size,
      );
  }

  /** The whole document, with the number of each page at its foot. */
  file(title: string, language: string): Uint8Array {
    const count = this.pages.length;
    const pages = this.pages.map((operators, at) => {
      const number = `${title} - ${at + 1} / ${count}`;
      return `${operators}${drawn(number, page.side, page.foot / 2, styles.foot)}`;
    });
    return pdfFile({ pages, title, language, width: page.width, height: page.height });
  }

  private line(parts: readonly (readonly [text: string, left: number, look: Style])[], size: number): void {
    const height = size * 1.4;
    this.need(height);
    this.y -= height;
    const operators = parts
      .filter(([text]) => text !== "")
      .map(([text, left, look]) => drawn(text, page.side + left, this.y, look));
    this.pages[this.pages.length - 1] += operators.join("");
  }
}
