import { jsPDF } from "jspdf";
import { type FontBytes, type Ink, inks, type Style } from "./faces.ts";
import { Lettering } from "./lettering.ts";
import { nameCollection } from "./name-collection.ts";

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;

const footerHeight = 26;
const lineHeight = 1.38;

export type Align = "left" | "center" | "right";
export type Details = { readonly title: string; readonly language: "sv" | "en"; readonly author: string };
type Column = { readonly width: number; readonly draw: () => void };

/** Writes A4 pages from top to bottom. `y` is the next position; `left` and `width` are those of the page or the current column. */
export class Sheet {
  readonly doc: jsPDF;
  readonly lettering: Lettering;
  y: number = page.margin;
  left: number = page.margin;
  width: number = page.width - 2 * page.margin;
  private inColumn = false;

  constructor(fonts: FontBytes, { title, language, author }: Details) {
    this.doc = new jsPDF({ unit: "pt", format: "a4", compress: true });
    this.doc.setDocumentProperties({ title, author, creator: author });
    this.doc.setLanguage(language);
    this.doc.viewerPreferences({ DisplayDocTitle: true });
    this.lettering = new Lettering(this.doc, fonts);
  }

  get bottom(): number {
    return page.height - page.margin - footerHeight;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = page.margin;
  }

  /** Starts a new page unless this height is left. A column is never broken. */
  need(height: number): void {
    if (!this.inColumn && this.y + height > this.bottom) this.newPage();
  }

  space(height: number): void {
    this.y += height;
  }

  heightOf(text: string, style: Style, width = this.width): number {
    return this.lettering.wrap(text, width, style).length * style.size * lineHeight;
  }

  text(text: string, style: Style, align: Align = "left"): void {
    const height = style.size * lineHeight;
    for (const line of this.lettering.wrap(text, this.width, style)) {
      this.need(height);
      this.lettering.draw(line, this.xOf(line, style, align), this.y + style.size, style);
      this.y += height;
    }
  }

  /** Writes one line, reduced to fit. */
  line(text: string, style: Style, align: Align = "left"): void {
    this.text(text, this.lettering.fit(text, this.width, style), align);
  }

  columns(gap: number, columns: readonly Column[]): void {
    const { y, left, width, inColumn } = this;
    let lowest = y;
    let x = left;
    this.inColumn = true;
    for (const column of columns) {
      Object.assign(this, { y, left: x, width: column.width });
      column.draw();
      lowest = Math.max(lowest, this.y);
      x += column.width + gap;
    }
    Object.assign(this, { y: lowest, left, width, inColumn });
  }

  fillBox(box: { x: number; y: number; width: number; height: number; radius?: number }, ink: Ink): void {
    const { x, y, width, height, radius = 0 } = box;
    this.doc.setFillColor(inks[ink]).roundedRect(x, y, width, height, radius, radius, "F");
  }

  rule(ink: Ink = "line"): void {
    const { left, y, width } = this;
    this.doc
      .setDrawColor(inks[ink])
      .setLineWidth(0.7)
      .line(left, y, left + width, y);
  }

  finish(footer: (page: number, pages: number) => string): ArrayBuffer {
    const style = { face: "body", size: 8.5, ink: "quiet" } as const;
    const pages = this.doc.getNumberOfPages();
    for (let number = 1; number <= pages; number += 1) {
      this.doc.setPage(number);
      this.y = page.height - page.margin - style.size;
      const text = footer(number, pages);
      const fitting = this.lettering.fit(text, this.width, style);
      this.lettering.draw(text, this.left, this.y + style.size, fitting);
    }
    return nameCollection(this.doc.output("arraybuffer"));
  }

  private xOf(line: string, style: Style, align: Align): number {
    const free = this.width - this.lettering.width(line, style);
    switch (align) {
      case "left":
        return this.left;
      case "center":
        return this.left + free / 2;
      case "right":
        return this.left + free;
    }
  }
}
