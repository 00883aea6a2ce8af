import { expect, it } from "vitest";
import { hasInkAtEdges } from "#tests/read-pdf.ts";
import { readPaper, startPapers } from "#tests/web/papers.ts";
import { statementPaper } from "#web/points/purchases/store/statement/statement-paper.ts";

const fonts = await startPapers();

/** Below the coloured band of the first page, in points. */
const belowHead = 140;

it("a statement continues over pages with repeated heads, and ends with balance and sums", async () => {
  const rows = Array.from({ length: 60 }, (_, place) => ({
    at: "2026-11-20T12:00:00.000Z",
    reason: "registration" as const,
    by: "Åsa Öberg-Łukaszewska",
    text: "Crescent Femto 2024, en cykel med ett mycket långt namn",
    amount: -100,
    balanceAfter: 9000 - place * 100,
  }));
  const statement = { store: "Vadstena Cykel AB", month: "2026-11", opening: 9100, closing: 3100, rows };
  const pages = await readPaper("store-statement", statementPaper(fonts, statement, "sv"));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages.slice(0, -1))
    expect(page.text).toContain("Datum Händelse Vem Referens Poäng Saldo");
  expect(pages[0]?.text).toContain("Månadsbesked för poäng, november 2026 Vadstena Cykel AB");
  expect(pages[0]?.text).toContain("Ingående saldo 9 100");
  const last = pages.at(-1)?.text;
  expect(last).toContain("Utgående saldo 3 100");
  expect(last).toContain("−6 000 (60 rader)");
  expect(pages.some((page, place) => hasInkAtEdges(page, 40, place === 0 ? belowHead : 0))).toBe(false);
});
