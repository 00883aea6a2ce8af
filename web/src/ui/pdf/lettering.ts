import type { Font, jsPDF } from "jspdf";
import * as z from "zod";
import { type FontBytes, type FontFile, faces, inks, type Style } from "./faces.ts";
import { wrapText } from "./wrap-text.ts";

type Run = { readonly font: FontFile; readonly text: string };

const Metadata = z.object({
  cmap: z.object({ unicode: z.object({ codeMap: z.record(z.string(), z.number()) }) }),
});

const signsOf = ({ metadata }: Font): ReadonlySet<number> =>
  new Set(Object.keys(Metadata.parse(metadata).cmap.unicode.codeMap).map(Number));

const binary = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCodePoint(byte)).join("");

/** Signs without a form of their own in print: emoji, and what joins or colours them. */
const pictorial = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Cf}/gu;

/** Letters in the fonts of a document. What no font has is set as its bare letter, or else as a question mark. */
export class Lettering {
  private readonly doc: jsPDF;
  private readonly signs = new Map<FontFile, ReadonlySet<number>>();

  constructor(doc: jsPDF, fonts: FontBytes) {
    this.doc = doc;
    for (const font of Object.values(faces).flat()) {
      doc.addFileToVFS(`${font}.ttf`, binary(fonts[font]));
      doc.addFont(`${font}.ttf`, font, "normal");
      this.signs.set(font, signsOf(doc.setFont(font, "normal").getFont()));
    }
  }

  width(text: string, style: Style): number {
    this.doc.setFontSize(style.size);
    return this.runs(text, style).reduce((sum, run) => {
      return sum + this.doc.setFont(run.font, "normal").getTextWidth(run.text);
    }, 0);
  }

  wrap(text: string, width: number, style: Style): string[] {
    return wrapText(text, width, (part) => this.width(part, style));
  }

  /** At most so many lines of a text; where more is left out, an ellipsis says so. */
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

  /** The style, smaller where the text would not fit otherwise. */
  fit(text: string, width: number, style: Style): Style {
    // A hair less, so that rounding breaks no line.
    const fitting = (0.999 * style.size * width) / this.width(text, style);
    return { ...style, size: Math.min(style.size, fitting) };
  }

  /** `y` is the line the letters stand on. */
  draw(text: string, x: number, y: number, style: Style): void {
    this.doc.setFontSize(style.size).setTextColor(inks[style.ink]);
    let at = x;
    for (const { font, text: part } of this.runs(text, style)) {
      this.doc.setFont(font, "normal").text(part, at, y);
      at += this.doc.getTextWidth(part);
    }
  }

  private fontOf(sign: string, { face }: Style): FontFile | undefined {
    const code = sign.codePointAt(0) ?? 0;
    return faces[face].find((font) => this.signs.get(font)?.has(code) === true);
  }

  private runs(text: string, style: Style): Run[] {
    const runs: Run[] = [];
    for (const sign of text.normalize("NFC").replaceAll(pictorial, "")) {
      const font = this.fontOf(sign, style);
      const shown = font === undefined ? this.substitute(sign, style) : sign;
      const own = font ?? faces[style.face][0];
      const last = runs.at(-1);
      if (last?.font === own) runs[runs.length - 1] = { font: own, text: last.text + shown };
      else runs.push({ font: own, text: shown });
    }
    return runs;
  }

  private substitute(sign: string, { face }: Style): string {
    const bare = sign.normalize("NFKD").replaceAll(/\p{Mark}/gu, "");
    const known = this.signs.get(faces[face][0]);
    if (/^\s*$/.test(bare)) return " ";
    return Array.from(bare).every((letter) => known?.has(letter.codePointAt(0) ?? 0)) ? bare : "?";
  }
}
