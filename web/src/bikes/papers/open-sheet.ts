import i18next from "i18next";
import { dayText } from "#web/platform/i18n/day-text.ts";
import type { FontBytes } from "#web/platform/ui/pdf/faces.ts";
import { product } from "#web/platform/ui/pdf/letterhead.ts";
import { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import type { Issue } from "./paper.ts";

export const openSheet = (fonts: FontBytes, title: string, { language }: Issue): Sheet =>
  new Sheet(fonts, { title, language, author: product });

export const closeSheet = (sheet: Sheet, { at, language }: Issue, number?: string): ArrayBuffer => {
  const date = dayText(at, language);
  return sheet.finish((page, pages) =>
    number === undefined
      ? i18next.t(($) => $.papers.footerOfAll, { date, page, pages })
      : i18next.t(($) => $.papers.footer, { number, date, page, pages }),
  );
};
