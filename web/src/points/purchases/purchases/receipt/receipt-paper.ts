import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { writeReceipt } from "#web/points/paper-receipt/write-receipt.ts";
import type { FontBytes } from "#web/platform/ui/pdf/faces.ts";
import { product } from "#web/platform/ui/pdf/letterhead.ts";
import { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { receiptLines } from "./receipt-lines.ts";

export const receiptPaper = (fonts: FontBytes, receipt: PurchaseReceipt, language: Language): ArrayBuffer => {
  const { orderNumber, receiptNumber = orderNumber, paidAt, createdAt } = receipt.purchase;
  const lines = receiptLines(receipt, language);
  const sheet = new Sheet(fonts, { title: `${lines.title} ${receiptNumber}`, language, author: product });
  writeReceipt(sheet, lines);
  const date = dayText(paidAt ?? createdAt, language);
  return sheet.finish((page, pages) =>
    i18next.t(($) => $.purchases.receipt.footer, { number: receiptNumber, date, page, pages }),
  );
};
