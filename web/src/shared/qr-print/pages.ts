import type { FontBytes } from "#web/ui/pdf/faces.ts";
import { product } from "#web/ui/pdf/letterhead.ts";
import { nameCollection } from "#web/ui/pdf/name-collection.ts";
import { Sheet } from "#web/ui/pdf/sheet.ts";
import { fieldAt, type Layout, perSheet } from "./layouts.ts";

export type Document = { readonly fonts: FontBytes; readonly language: "sv" | "en" };

/** A document whose pages are begun by what is drawn on them. */
export const openPages = ({ fonts, language }: Document, title: string): Sheet => {
  const sheet = new Sheet(fonts, { title, language, author: product });
  sheet.doc.deletePage(1);
  return sheet;
};

export const closePages = ({ doc }: Sheet): ArrayBuffer => nameCollection(doc.output("arraybuffer"));

type DrawField<T> = (item: T, field: { x: number; y: number }) => void;

/** Gives each a field of its own, in order, on as many sheets as that takes. */
export const fillFields = <T>(
  sheet: Sheet,
  layout: Layout,
  { items, draw }: { items: readonly T[]; draw: DrawField<T> },
): void => {
  const onSheet = perSheet(layout);
  for (const [index, item] of items.entries()) {
    if (index % onSheet === 0) sheet.newPage();
    draw(item, fieldAt(layout, index % onSheet));
  }
};
