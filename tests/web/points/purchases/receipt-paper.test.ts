import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { hasInkAtEdges } from "#tests/read-pdf.ts";
import { readPaper, startPapers } from "#tests/web/papers.ts";
import { aReceipt } from "./browser.tsx";
import { receiptPaper } from "#web/points/purchases/purchases/receipt/receipt-paper.ts";

const fonts = await startPapers();

/** Below the coloured band of the first page, in points. */
const belowHead = 140;

describe("the receipt as a document", () => {
  it("has all that the law requires on one page", async () => {
    const receipt = { ...aReceipt({ bonusPoints: 50, code: "VÅR" }), buyerName: "Åsa Öberg-Łukaszewska" };
    const [page, ...others] = await readPaper("purchase-receipt", receiptPaper(fonts, receipt, "sv"));
    expect(others).toEqual([]);
    for (const part of [
      "Köpkvitto",
      "1042",
      "CR-261120-A1B2C3",
      "20 november 2026",
      "Åsa Öberg-Łukaszewska",
      "Swish",
      "300 poäng, paket PLUS",
      "varav 50 bonuspoäng",
      "Rabattkod VÅR",
      "223,20 kr",
      "Moms 25 %",
      "55,80 kr",
      "279,00 kr",
      "Cykelregistret AB",
      "Storgatan 1, 111 22 Stockholm",
      "Org.nr 556016-0680",
      "Momsreg.nr SE556016068001",
      "support@cykelregistret.example",
      "Kvitto 1042, 20 november 2026, sida 1 av 1",
    ])
      expect(page?.text).toContain(part);
    expect(page && hasInkAtEdges(page, 40, belowHead)).toBe(false);
  });

  it("says in English that it was refunded", async () => {
    await i18next.changeLanguage("en");
    const receipt = aReceipt({
      state: "refunded",
      refundedAt: "2026-11-21T12:00:00.000Z",
      withdrawal: "done",
    });
    const [page] = await readPaper("purchase-receipt-en", receiptPaper(fonts, receipt, "en"));
    await i18next.changeLanguage("sv");
    for (const part of ["Purchase receipt", "Refunded 21 November 2026", "SEK 279.00", "VAT 25%"])
      expect(page?.text).toContain(part);
  });

  it("stays within its margins with the longest names", async () => {
    const receipt = { ...aReceipt({ code: "W".repeat(30) }), buyerName: "Wåhlström ".repeat(10).trim() };
    const pages = await readPaper("purchase-receipt-long", receiptPaper(fonts, receipt, "sv"));
    expect(pages.map((page) => hasInkAtEdges(page, 40, belowHead))).toEqual([false]);
  });
});
