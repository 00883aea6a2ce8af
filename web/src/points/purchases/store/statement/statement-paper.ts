import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import { type FontBytes, type Style, styles } from "#web/platform/ui/pdf/faces.ts";
import { letterhead, product } from "#web/platform/ui/pdf/letterhead.ts";
import { facts, heading } from "#web/platform/ui/pdf/parts.ts";
import { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { type StatementLines, changeText, pointsText, statementLines } from "./statement-lines.ts";
import type { Statement } from "./statement-query.ts";

/** Column widths as shares of the page width. */
const shares = [0.17, 0.19, 0.17, 0.23, 0.11, 0.13] as const;
const padding = 4;
const small = { ...styles.body, size: 9 } as const;

type Cells = readonly string[];

/** Draws a row; the last two columns are numbers. Rows never break across pages, and each page repeats the heads. */
const row = (sheet: Sheet, cells: Cells, style: Style, heads?: () => void): void => {
  const widths = shares.map((share) => share * sheet.width);
  const heights = cells.map((text, place) => sheet.heightOf(text, style, (widths[place] ?? 0) - padding));
  const pages = sheet.doc.getNumberOfPages();
  sheet.need(Math.max(...heights) + 2 * padding);
  if (sheet.doc.getNumberOfPages() > pages) heads?.();
  sheet.rule();
  sheet.space(padding);
  sheet.columns(
    0,
    widths.map((width, place) => ({
      width,
      draw: () => {
        sheet.width = width - padding;
        sheet.text(cells[place] ?? "", style, place < 4 ? "left" : "right");
      },
    })),
  );
  sheet.space(padding);
};

const table = (sheet: Sheet, lines: StatementLines, language: Language): void => {
  const points = (count: number): string => pointsText(count, language);
  const strong = { ...styles.strong, size: 9 };
  const heads = (): void => row(sheet, lines.heads, { ...styles.label, size: 9 });
  heads();
  row(sheet, ["", lines.opening[0], "", "", "", points(lines.opening[1])], strong);
  for (const { at, what, who, reference, amount, balance } of lines.lines)
    row(sheet, [at, what, who, reference, changeText(amount, language), points(balance)], small, heads);
  row(sheet, ["", lines.closing[0], "", "", "", points(lines.closing[1])], strong, heads);
};

export const statementPaper = (fonts: FontBytes, statement: Statement, language: Language): ArrayBuffer => {
  const lines = statementLines(statement, language);
  const { store } = statement;
  const title = `${lines.title} ${lines.month}`;
  const sheet = new Sheet(fonts, { title: `${title}, ${store}`, language, author: product });
  letterhead(sheet, title, store);
  table(sheet, lines, language);
  heading(
    sheet,
    i18next.t(($) => $.statement.sums),
  );
  facts(
    sheet,
    lines.sums.map(({ what, count, amount }) => [
      what,
      i18next.t(($) => $.statement.sum, { count, amount: changeText(amount, language) }),
    ]),
    220,
  );
  return sheet.finish((page, pages) => i18next.t(($) => $.statement.footer, { title, store, page, pages }));
};
