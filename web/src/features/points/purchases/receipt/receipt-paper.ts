import i18next from "i18next";
import type { Language } from "#contract/accounts.ts";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { type FontBytes, styles } from "#web/ui/pdf/faces.ts";
import { letterhead, product } from "#web/ui/pdf/letterhead.ts";
import { facts, heading, notice } from "#web/ui/pdf/parts.ts";
import { Sheet } from "#web/ui/pdf/sheet.ts";
import { type ReceiptLines, receiptLines } from "./receipt-lines.ts";

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

const amounts = (sheet: Sheet, { item, itemNotes, sums }: ReceiptLines): void => {
  const texts = i18next.t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  const last = sums.length - 1;
  row(sheet, () => sheet.text(texts.item, styles.label), texts.amount, false);
  const draw = () => {
    sheet.text(item, styles.strong);
    for (const note of itemNotes) sheet.text(note, styles.quiet);
  };
  row(sheet, draw, sums[last]?.[1] ?? "", false);
  for (const [place, [term, value]] of sums.entries())
    row(sheet, () => sheet.text(term, place === last ? styles.heading : styles.body), value, place === last);
};

/** The receipt on one A4 page. */
export const receiptPaper = (fonts: FontBytes, receipt: PurchaseReceipt, language: Language): ArrayBuffer => {
  const texts = i18next.t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  const { orderNumber, receiptNumber = orderNumber, paidAt, createdAt } = receipt.purchase;
  const lines = receiptLines(receipt, language);
  const [seller = "", ...address] = lines.seller;
  const sheet = new Sheet(fonts, { title: `${texts.title} ${receiptNumber}`, language, author: product });
  letterhead(sheet, texts.title, seller);
  if (lines.refunded !== undefined) {
    notice(sheet, lines.refunded, { ink: "text", ground: "soft" });
    sheet.space(14);
  }
  facts(sheet, lines.facts);
  sheet.space(22);
  amounts(sheet, lines);
  heading(sheet, texts.seller);
  sheet.text(seller, styles.strong);
  for (const line of address) sheet.text(line, styles.body);
  const date = dayText(paidAt ?? createdAt, language);
  return sheet.finish((page, pages) =>
    i18next.t(($) => $.purchases.receipt.footer, { number: receiptNumber, date, page, pages }),
  );
};
