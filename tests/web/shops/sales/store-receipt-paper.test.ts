import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { warrantyEnd } from "#contract/bikes/warranty.ts";
import { hasInkAtEdges } from "#tests/read-pdf.ts";
import { readPaper, startPapers } from "#tests/web/papers.ts";
import { storeReceiptPaper } from "#web/shops/sales/receipts/store-receipt-paper.ts";
import { aCreditNote, aStoreReceipt } from "./a-store-receipt.ts";

const fonts = await startPapers();

/** Below the coloured band of the first page. */
const belowHead = 140;

describe("a shop's receipt as a PDF", () => {
  it("shows shop, bike, price, VAT, warranty and both numbers", async () => {
    const paper = storeReceiptPaper(fonts, aStoreReceipt(), "sv");
    const [page, ...others] = await readPaper("store-receipt", paper);
    expect(others).toEqual([]);
    for (const part of [
      "Kvitto",
      "20 november 2026",
      "K-1042",
      "36 månader, till 20 november 2029",
      "Crescent Femto",
      "Ramnummer WTU 204-K8861",
      "6 796,00 kr",
      "Moms 25 %",
      "1 699,00 kr",
      "8 495,00 kr",
      "Cykelboden, Cykelkedjan",
      "Storgatan 1, 592 30 Vadstena",
      "Org.nr 556016-0680",
      "Telefon 070-123 45 67",
      "butik@example.se",
      "Öppet köp i 14 dagar.",
      "Kvitto 12, 20 november 2026, sida 1 av 1",
    ])
      expect(page?.text).toContain(part);
    expect(page?.text).not.toContain("Karin Nord");
    expect(page && hasInkAtEdges(page, 40, belowHead)).toBe(false);
  });

  it("shows in English the amount, receipt and reason of a credit note", async () => {
    await i18next.changeLanguage("en");
    const [page] = await readPaper("credit-note-en", storeReceiptPaper(fonts, aCreditNote(), "en"));
    await i18next.changeLanguage("sv");
    for (const part of ["Credit note", "Corrects receipt 12", "Repa i lacken", "-SEK 500.00", "-SEK 100.00"])
      expect(page?.text.replaceAll(/[\u00A0\u2212−]/g, (sign) => (sign === "\u00A0" ? " " : "-"))).toContain(
        part,
      );
  });

  it("refers to the cash receipt if no price was entered", async () => {
    const receipt = aStoreReceipt({ amount: undefined, warrantyMonths: undefined });
    const [page] = await readPaper("store-receipt-free", storeReceiptPaper(fonts, receipt, "sv"));
    expect(page?.text).toContain("Priset står på kassans kvitto.");
    expect(page?.text).not.toContain("Moms");
  });
});

describe("the last day of a warranty", () => {
  it.each([
    ["2026-11-20T12:00:00.000Z", 36, "2029-11-20"],
    ["2026-01-31T12:00:00.000Z", 1, "2026-02-28"],
    ["2023-12-31T12:00:00.000Z", 2, "2024-02-29"],
    ["2026-11-30T23:30:00.000Z", 12, "2027-12-01"],
  ])("from %s in %i months is %s", (from, months, last) => {
    expect(warrantyEnd(from, months)).toBe(last);
  });
});
