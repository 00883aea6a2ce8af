import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { codesOn, hasInkAtEdges } from "#tests/read-pdf.ts";
import { readPaper, startPapers } from "#tests/web/papers.ts";
import { aTransfer } from "./a-transfer.ts";
import { ownershipReceiptPaper } from "#web/ownership/handover/receipts/receipt-paper.ts";

const fonts = await startPapers();

const origin = "https://cykelregistret.example";
const address = `${origin}/receipt-check/A-261122-7Q2M9X/7Q4MK2XP01AB23CD`;
/** Below the coloured band of the first page. */
const belowHead = 140;

describe("the ownership receipt as a document", () => {
  it("holds on one page what was agreed, both signatures and the code that leads to its check", async () => {
    const file = ownershipReceiptPaper(fonts, aTransfer(), { language: "sv", origin });
    const [page, ...others] = await readPaper("ownership-receipt", file);
    expect(others).toEqual([]);
    for (const part of [
      "Ägarkvitto",
      "Kronan Sport",
      "KR619C20427",
      "A-261122-7Q2M9X",
      "Anna Lindqvist",
      "Johan Ek",
      "3 400 kr",
      "22 november 2026",
      "En liten repa på överröret.",
      "2 nycklar, Lås och lampor",
      "Skrev under med BankID",
      "22 november 2026 kl. 10:42",
      "Bekräftade med en ny inloggning",
      "22 november 2026 kl. 18:07",
      address,
      "Ägarkvitto A-261122-7Q2M9X, 22 november 2026, sida 1 av 1",
    ])
      expect(page?.text).toContain(part);
    expect(page && hasInkAtEdges(page, 40, belowHead)).toBe(false);
    expect(page && (await codesOn(page))).toEqual([address]);
    // The paper leaves out what may change, and email addresses.
    for (const part of ["senaste kvittot för cykeln är", "example.se"])
      expect(page?.text).not.toContain(part);
  });

  it("says in English that the bike was given away", async () => {
    await i18next.changeLanguage("en");
    const { terms } = aTransfer();
    const gift = aTransfer({ terms: { ...terms, price: null } });
    const [page] = await readPaper(
      "ownership-receipt-en",
      ownershipReceiptPaper(fonts, gift, { language: "en", origin }),
    );
    await i18next.changeLanguage("sv");
    for (const part of ["Ownership receipt", "Gift", "22 November 2026", "Confirmed by signing in again"])
      expect(page?.text).toContain(part);
  });

  it("stays within its margins with the longest of words, and its code can still be read", async () => {
    const { terms, bike } = aTransfer();
    const long = aTransfer({
      bike: { ...bike, brand: "W".repeat(40), model: "Wåhlström ".repeat(6), frameNumber: "W".repeat(20) },
      terms: { ...terms, condition: "Wåhlström ".repeat(50).trim(), accessories: "W".repeat(300) },
    });
    const pages = await readPaper(
      "ownership-receipt-long",
      ownershipReceiptPaper(fonts, long, { language: "sv", origin }),
    );
    for (const [index, page] of pages.entries())
      expect(hasInkAtEdges(page, 40, index === 0 ? belowHead : 0)).toBe(false);
    expect((await Promise.all(pages.map(codesOn))).flat()).toEqual([address]);
  });
});
