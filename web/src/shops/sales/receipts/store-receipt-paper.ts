import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { StoreReceipt } from "#contract/shops/sales/receipts.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { writeReceipt } from "#web/points/paper-receipt/write-receipt.ts";
import type { FontBytes } from "#web/platform/ui/pdf/faces.ts";
import { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { storeReceiptLines } from "./store-receipt-lines.ts";

export const storeReceiptPaper = (
  fonts: FontBytes,
  receipt: StoreReceipt,
  language: Language,
): ArrayBuffer => {
  const { number, issuedAt, credits, store } = receipt;
  const lines = storeReceiptLines(receipt, language);
  const sheet = new Sheet(fonts, { title: `${lines.title} ${number}`, language, author: store.name });
  writeReceipt(sheet, lines);
  const date = dayText(issuedAt, language);
  return sheet.finish((page, pages) =>
    credits === undefined
      ? i18next.t(($) => $.storeReceipts.footer, { number, date, page, pages })
      : i18next.t(($) => $.storeReceipts.footerOfNote, { number, date, page, pages }),
  );
};
