import { describe, expect, it } from "vitest";
import { ImportField, bytesAtOnce, longestCell } from "#contract/bike-imports/fields.ts";
import { bytesOf } from "#contract/most-bytes.ts";
import { missingOf, recognise } from "#web/features/bike-imports/columns.ts";
import { partsOf } from "#web/features/bike-imports/parts-of.ts";
import { readFile } from "#web/features/bike-imports/read-file.ts";

const file = (content: string | Uint8Array<ArrayBuffer>): File => new File([content], "lista.csv");
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const table = { headers: ["Märke", "Färg"], rows: [{ line: 2, cells: ["Crescent", "blå"] }] };

describe("a file", () => {
  it.each([
    ["UTF-8 with a mark", "\uFEFFMärke;Färg\r\nCrescent;blå\r\n"],
    ["UTF-8", "Märke,Färg\nCrescent,blå"],
    ["Windows-1252", latin("Märke;Färg\r\nCrescent;blå")],
    ["tabs", "Märke\tFärg\nCrescent\tblå\n"],
  ])("in %s is the same table", async (_, content) => {
    expect(await readFile(file(content))).toEqual(table);
  });

  it("keeps the lines on which a spreadsheet shows its rows", async () => {
    const { rows } = await readFile(
      file('sep=;\r\nMärke;Färg\r\n"Cres;cent";blå\r\n;\r\n"två\nrader";röd\r\n'),
    );
    expect(rows).toEqual([
      { line: 3, cells: ["Cres;cent", "blå"] },
      { line: 5, cells: ["två\nrader", "röd"] },
    ]);
  });

  it("of Excel itself, or without rows, is refused by name", async () => {
    await expect(readFile(file(latin("PK\u0003\u0004")))).rejects.toMatchObject({ fault: "excel" });
    await expect(readFile(file("Märke;Färg\r\n\r\n"))).rejects.toMatchObject({ fault: "empty" });
  });
});

describe("columns", () => {
  it("are recognised by the names that tills give them", () => {
    expect(recognise(["Ram-nr", "Märke", "Modell", "E-post", "Pris inkl. moms", "Övrigt"])).toEqual({
      frameNumber: 0,
      brand: 1,
      model: 2,
      email: 3,
      price: 4,
    });
    expect(recognise(["Serial number", "Make", "Model", "Colour"])).toEqual({
      frameNumber: 0,
      brand: 1,
      model: 2,
      color: 3,
    });
  });

  it("that nobody can do without are asked for, or an answer for the whole list", () => {
    expect(missingOf({ frameNumber: 0, brand: 1 }, {})).toEqual(["model", "type", "color"]);
    expect(missingOf({ frameNumber: 0, brand: 1, model: 2, color: 3 }, { type: "dam" })).toEqual([]);
  });
});

describe("rows that are sent", () => {
  it("go in parts that the firewall lets through", () => {
    const rows = Array.from({ length: 300 }, (_, place) => ({ line: place + 2, cells: ["Ö".repeat(40)] }));
    const longest = ImportField.options.map(() => "漢".repeat(longestCell));
    rows.push({ line: 302, cells: longest }, { line: 303, cells: longest });
    const parts = partsOf(rows);
    expect(parts.flat()).toEqual(rows);
    expect(parts.map((part) => bytesOf(part) <= bytesAtOnce)).not.toContain(false);
    expect(partsOf([])).toEqual([]);
  });
});
