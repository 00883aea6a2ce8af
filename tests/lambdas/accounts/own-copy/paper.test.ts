import { expect, it } from "vitest";
import { Sheet, styles } from "#lambdas/accounts/own-copy/paper/sheet.ts";
import { readPdf } from "#tests/read-pdf.ts";

const read = async (write: (sheet: Sheet) => void): Promise<string[]> => {
  const sheet = new Sheet();
  write(sheet);
  const pages = await readPdf(new Uint8Array(sheet.file("Prov", "sv")).buffer);
  return pages.map(({ text }) => text);
};

it("says what was written, in the letters of Western Europe", async () => {
  const [page = ""] = await read((sheet) => sheet.text("Åsa Lindström – “1 234 €” (ÿ) \\ <b>", styles.text));
  expect(page).toContain("Åsa Lindström – “1 234 €” (ÿ) \\ <b>");
});

it("sets a letter that it lacks without its mark, and a sign that it does not know as a question mark", async () => {
  const [page = ""] = await read((sheet) => sheet.fact("Namn", "Ştefan Dvořák 🚲 你"));
  expect(page).toContain("Stefan Dvorák ? ?");
});

it("breaks words that are longer than a line, and begins pages as it needs them", async () => {
  const word = "w".repeat(400);
  const pages = await read((sheet) => {
    for (let row = 0; row < 80; row += 1) sheet.fact(`Rad ${row}`, "x\ny");
    sheet.text(word, styles.text);
  });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.at(-1)?.replaceAll(/[^w]/g, "")).toHaveLength(400);
  expect(pages.at(-1)).toContain(`Prov - ${pages.length} / ${pages.length}`);
});
