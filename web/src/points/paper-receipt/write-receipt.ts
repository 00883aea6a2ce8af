import { styles } from "#web/platform/ui/pdf/faces.ts";
import { letterhead } from "#web/platform/ui/pdf/letterhead.ts";
import { facts, heading, notice, paragraph } from "#web/platform/ui/pdf/parts.ts";
import type { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import type { PaperLines } from "./paper-lines.ts";

const amountWidth = 140;

const row = (sheet: Sheet, left: () => void, right: string, strong: boolean): void => {
  sheet.need(34);
  sheet.space(7);
  sheet.columns(0, [
    { width: sheet.width - amountWidth, draw: left },
    {
      width: amountWidth,
      draw: () => sheet.line(right, strong ? styles.heading : styles.body, "right"),
    },
  ]);
  sheet.space(7);
  sheet.rule();
};

const amounts = (sheet: Sheet, { item, itemNotes, sums, words }: PaperLines): void => {
  const last = sums.length - 1;
  row(sheet, () => sheet.text(words.item, styles.label), words.amount, false);
  const draw = () => {
    sheet.text(item, styles.strong);
    for (const note of itemNotes) sheet.text(note, styles.quiet);
  };
  row(sheet, draw, sums[last]?.[1] ?? "–", false);
  for (const [place, [term, value]] of sums.entries())
    row(sheet, () => sheet.text(term, place === last ? styles.heading : styles.body), value, place === last);
};

export const writeReceipt = (sheet: Sheet, lines: PaperLines): void => {
  const [seller = "", ...address] = lines.seller;
  letterhead(sheet, lines.title, seller);
  if (lines.notice !== undefined) {
    notice(sheet, lines.notice, { ink: "text", ground: "soft" });
    sheet.space(14);
  }
  facts(sheet, lines.facts);
  sheet.space(22);
  amounts(sheet, lines);
  heading(sheet, lines.words.seller);
  sheet.text(seller, styles.strong);
  for (const line of address) sheet.text(line, styles.body);
  if (lines.text === undefined) return;
  sheet.space(14);
  paragraph(sheet, lines.text);
};
