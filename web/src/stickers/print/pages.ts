import type { FontBytes } from "#web/platform/ui/pdf/faces.ts";
import { product } from "#web/platform/ui/pdf/letterhead.ts";
import { nameCollection } from "#web/platform/ui/pdf/name-collection.ts";
import { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { fieldAt, type Layout, perSheet } from "./layouts.ts";

export type Document = { readonly fonts: FontBytes; readonly language: "sv" | "en" };

/** Opens a document without pages, because each drawing starts its own. */
export const openPages = ({ fonts, language }: Document, title: string): Sheet => {
  const sheet = new Sheet(fonts, { title, language, author: product });
  sheet.doc.deletePage(1);
  return sheet;
};

export const closePages = ({ doc }: Sheet): ArrayBuffer => nameCollection(doc.output("arraybuffer"));

type DrawField<T> = (item: T, field: { x: number; y: number }) => void;

/** Draws each item in its own field, on as many sheets as needed. */
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
