import { describe, expect, it } from "vitest";
import { ImportField, maxBytesPerRequest, maxCellLength } from "#contract/shops/bike-imports/fields.ts";
import { bytesOf } from "#contract/platform/max-bytes.ts";
import { missingOf, recognise } from "#web/shops/bike-imports/columns.ts";
import { partsOf } from "#web/shops/bike-imports/parts-of.ts";
import { readFile } from "#web/shops/bike-imports/read-file.ts";

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

  const swedish = "Märke;Färg\rCrescent;blå";
  const bytesOfEach = (codes: Readonly<Record<string, number>>, text: string) =>
    Uint8Array.from(text, (sign) => codes[sign] ?? sign.charCodeAt(0));
  const wide = (text: string, littleEndian: boolean) => {
    const bytes = new DataView(new ArrayBuffer(text.length * 2));
    for (let place = 0; place < text.length; place += 1)
      bytes.setUint16(place * 2, text.charCodeAt(place), littleEndian);
    return new Uint8Array(bytes.buffer);
  };

  it.each([
    ["MacRoman", bytesOfEach({ å: 0x8c, ä: 0x8a, ö: 0x9a }, swedish)],
    ["CP850", bytesOfEach({ å: 0x86, ä: 0x84, ö: 0x94 }, swedish)],
    ["UTF-16BE with a mark", wide(`\uFEFF${swedish}`, false)],
    ["UTF-16LE with a mark", wide(`\uFEFF${swedish}`, true)],
    ["UTF-16BE", wide(swedish, false)],
    ["UTF-16LE", wide(swedish, true)],
  ])("in %s is the same table", async (_, content) => {
    expect(await readFile(file(content))).toEqual(table);
  });

  it.each([
    "Lager, Vadstena Cykel\n\nMärke;Färg\nCrescent;blå",
    "Sålda cyklar 2026;;;\n;;;\nMärke;Färg\nCrescent;blå",
    "Utskrift 2026-11-20 12:00, sida 1\nMärke\tFärg\nCrescent\tblå",
  ])("may have a title above the column names", async (content) => {
    const { headers, rows } = await readFile(file(content));
    expect([headers, rows.map(({ cells }) => cells)]).toEqual([["Märke", "Färg"], [["Crescent", "blå"]]]);
  });

  it("keeps the line numbers that a spreadsheet shows", async () => {
    const { rows } = await readFile(
      file('sep=;\r\nMärke;Färg\r\n"Cres;cent";blå\r\n;\r\n"två\nrader";röd\r\n'),
    );
    expect(rows).toEqual([
      { line: 3, cells: ["Cres;cent", "blå"] },
      { line: 5, cells: ["två\nrader", "röd"] },
    ]);
  });

  it("in Excel format or without rows is refused with a reason", async () => {
    await expect(readFile(file(latin("PK\u0003\u0004")))).rejects.toMatchObject({ fault: "excel" });
    await expect(readFile(file("Märke;Färg\r\n\r\n"))).rejects.toMatchObject({ fault: "empty" });
  });
});

describe("columns", () => {
  it("are recognised by the names that tills use", () => {
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

  it("that are required are asked for, or one value for all rows", () => {
    expect(missingOf({ frameNumber: 0, brand: 1 }, {})).toEqual(["model", "type", "color"]);
    expect(missingOf({ frameNumber: 0, brand: 1, model: 2, color: 3 }, { type: "dam" })).toEqual([]);
  });
});

describe("sent rows", () => {
  it("are split into parts that the firewall accepts", () => {
    const rows = Array.from({ length: 300 }, (_, place) => ({ line: place + 2, cells: ["Ö".repeat(40)] }));
    const longest = ImportField.options.map(() => "漢".repeat(maxCellLength));
    rows.push({ line: 302, cells: longest }, { line: 303, cells: longest });
    const parts = partsOf(rows);
    expect(parts.flat()).toEqual(rows);
    expect(parts.map((part) => bytesOf(part) <= maxBytesPerRequest)).not.toContain(false);
    expect(partsOf([])).toEqual([]);
  });
});
