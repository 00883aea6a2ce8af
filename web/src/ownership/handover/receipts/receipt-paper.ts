import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { Signature, Transfer } from "#contract/ownership/transfers.ts";
import { includedIn, priceIn } from "#web/ownership/handover/agreed.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { type FontBytes, styles } from "#web/platform/ui/pdf/faces.ts";
import { letterhead, product } from "#web/platform/ui/pdf/letterhead.ts";
import { facts, heading, plate, qrCode } from "#web/platform/ui/pdf/parts.ts";
import { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { checkPath } from "./check-address.ts";

const codeSize = 118;
const gap = 24;

/** Dashed, so that black-and-white printers show it. */
const perforation = (sheet: Sheet): void => {
  sheet.space(14);
  sheet.doc.setLineDashPattern([4, 4], 0);
  sheet.rule("text");
  sheet.doc.setLineDashPattern([], 0);
  sheet.space(12);
};

const signature = (sheet: Sheet, role: string, { name, method, at }: Signature, language: Language): void => {
  const how = method === "sign-in" ? "signedSignIn" : "signedBankid";
  sheet.text(role, styles.label);
  sheet.text(name, styles.strong);
  sheet.text(
    i18next.t(($) => $.transfers.paper[how]),
    styles.body,
  );
  sheet.text(momentText(at, language), styles.body);
};

const signatures = (
  sheet: Sheet,
  { sellerSignature, buyerSignature }: Transfer,
  language: Language,
): void => {
  const {
    signatures: title,
    sellerSigned,
    buyerSigned,
  } = i18next.t(($) => $.ownershipReceipts, {
    returnObjects: true,
    skipInterpolation: true,
  });
  const width = (sheet.width - gap) / 2;
  heading(sheet, title);
  sheet.need(90);
  sheet.columns(gap, [
    { width, draw: () => signature(sheet, sellerSigned, sellerSignature, language) },
    {
      width,
      draw: () => buyerSignature && signature(sheet, buyerSigned, buyerSignature, language),
    },
  ]);
};

const check = (sheet: Sheet, address: string): void => {
  const texts = i18next.t(($) => $.ownershipReceipts, { returnObjects: true, skipInterpolation: true });
  sheet.need(codeSize + 40);
  perforation(sheet);
  sheet.columns(gap, [
    { width: codeSize, draw: () => qrCode(sheet, address, codeSize) },
    {
      width: sheet.width - codeSize - gap,
      draw: () => {
        sheet.space(20);
        sheet.text(texts.check, styles.heading);
        sheet.text(texts.checkText, styles.body);
        sheet.space(4);
        sheet.text(address, styles.quiet);
      },
    },
  ]);
};

const agreed = (sheet: Sheet, transfer: Transfer, language: Language): void => {
  const { terms, sellerSignature, buyerSignature, receiptNumber } = transfer;
  const texts = i18next.t(($) => $.transfers.paper, { returnObjects: true, skipInterpolation: true });
  facts(sheet, [
    [texts.number, receiptNumber],
    [texts.seller, sellerSignature.name],
    [texts.buyer, buyerSignature?.name],
    [texts.price, priceIn(terms, i18next.t, language)],
    [texts.day, dayText(terms.saleDate, language)],
    [texts.condition, terms.condition],
    [texts.included, includedIn(terms, i18next.t)],
  ]);
};

/** Leaves out everything that may change after the sale, such as the theft check. */
export const ownershipReceiptPaper = (
  fonts: FontBytes,
  transfer: Transfer,
  { language, origin }: { readonly language: Language; readonly origin: string },
): ArrayBuffer => {
  const { bike, receiptNumber = "", completedAt = transfer.createdAt } = transfer;
  const title = i18next.t(($) => $.transfers.paper.title);
  const sheet = new Sheet(fonts, { title: `${title} ${receiptNumber}`, language, author: product });
  letterhead(
    sheet,
    title,
    i18next.t(($) => $.ownershipReceipts.lead),
  );
  sheet.text(`${bike.brand} ${bike.model}`, styles.name);
  sheet.space(8);
  plate(sheet, bike.frameNumber, { height: 44, stolen: false });
  sheet.space(16);
  agreed(sheet, transfer, language);
  signatures(sheet, transfer, language);
  const path = checkPath(transfer);
  if (path !== undefined) check(sheet, `${origin}${path}`);
  const date = dayText(completedAt, language);
  return sheet.finish((page, pages) =>
    i18next.t(($) => $.ownershipReceipts.footer, { number: receiptNumber, date, page, pages }),
  );
};
