import { describe, expect, it } from "vitest";
import type { NumberReport } from "#contract/bikes/number-reports.ts";
import { codesOn, hasInkAtEdges } from "#tests/read-pdf.ts";
import { readPaper, startPapers } from "#tests/web/papers.ts";
import { reportPaper } from "#web/bikes/search/store/report/report-paper.ts";

const fonts = await startPapers();

const origin = "https://cykelregistret.example";
const report = (rows: NumberReport["rows"]): NumberReport => ({
  number: "N-261122-7Q2M9X",
  at: "2026-11-22T09:42:00.000Z",
  store: "Vadstena Cykel",
  checkableUntil: "2028-11-22T09:42:00.000Z",
  fingerprint: "3F2A 90BC 11D4 7E60",
  rows,
  checkPath: "/number-check/N-261122-7Q2M9X/7Q4MK2XP01AB23CD",
});
const stolen = { number: "KR619C20427", result: "stolen", bike: "Kronan Sport" } as const;
const language = "sv";

describe("a printed report of frame numbers", () => {
  it("shows each answer, its time and its store, with a code that leads to the check", async () => {
    const rows = [stolen, { number: "XYZ999999", result: "unknown" } as const];
    const file = reportPaper(fonts, report(rows), { language, origin });
    const [page, ...others] = await readPaper("number-report", file);
    expect(others).toEqual([]);
    for (const part of [
      "Kontroll av ramnummer",
      "Vadstena Cykel, 22 november 2026 kl. 10:42",
      "1 av 2 är anmäld stulen",
      "KR619C20427",
      "STULEN",
      "Kronan Sport",
      "Inte registrerad",
      "3F2A 90BC 11D4 7E60",
      "22 november 2028",
    ])
      expect(page?.text).toContain(part);
    expect(page && (await codesOn(page))).toEqual([
      `${origin}/number-check/N-261122-7Q2M9X/7Q4MK2XP01AB23CD`,
    ]);
  });

  it("spreads fifty numbers over pages within their margins", async () => {
    const rows = Array.from({ length: 50 }, () => stolen);
    const pages = await readPaper(
      "number-report-long",
      reportPaper(fonts, report(rows), { language, origin }),
    );
    expect(pages).toHaveLength(2);
    expect(
      pages.map(({ text }) => text.split("KR619C20427").length - 1).reduce((sum, each) => sum + each),
    ).toBe(50);
    expect(pages.slice(1).some((page) => hasInkAtEdges(page, 40, 0))).toBe(false);
  });
});
