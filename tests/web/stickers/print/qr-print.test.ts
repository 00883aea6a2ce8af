import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startPapers } from "#tests/web/papers.ts";
import { readPdf } from "#tests/read-pdf.ts";
import { seen } from "./printed-page.ts";
import {
  calibrationPage,
  labelPages,
  rollLabelPages,
  packingPages,
  slipPages,
  stickerPages,
} from "#web/stickers/print/documents.ts";
import { type StickerLayout, fieldAt, stickerLayouts } from "#web/stickers/print/layouts.ts";
import type { PrintedCode, PrintedOrder } from "#web/stickers/print/printed.ts";

const host = "cykelregistret.se";
const offset = { x: 0, y: 0 };

const code = (index: number): PrintedCode => {
  const hex = createHash("sha256").update(String(index)).digest("hex");
  const uid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { uid, shortCode: hex.slice(40, 46).toUpperCase().replaceAll("0", "Z").replaceAll("1", "Y") };
};
const codes = (count: number, from = 0): PrintedCode[] =>
  Array.from({ length: count }, (_, index) => code(from + index));
const addressOf = ({ uid }: PrintedCode): string => `https://${host}/qr/${uid.toUpperCase()}`;

const order = (index: number, count: number): PrintedOrder => ({
  id: `order_${index}`,
  orderNumber: `CR-261123-ÅÄÖ${index}`,
  address: { name: "Åsa Öström", street: "Södra Vägen 4", postalCode: "411 04", city: "Göteborg" },
  codes: codes(count, index * 100),
});

const fonts = await startPapers();
const document = () => ({ fonts, language: "sv" }) as const;

const layouts: readonly StickerLayout[] = ["sheet", "avery-l7159", "avery-l7160"];

/** The size of the dark cells in millimetres, without the margin. */
const sizes: Record<StickerLayout, number> = { sheet: 25.2, "avery-l7159": 20.1, "avery-l7160": 22.74 };

describe.each(layouts)("stickers on %s", (layout) => {
  const { columns, rows, width, height } = stickerLayouts[layout];

  it("can all be read in print, each in its place and size", async () => {
    const printed = codes(columns * rows);
    const [page] = await seen(stickerPages(document(), printed, { layout, offset, host }));
    const found = new Map(page?.map((one) => [one.text, one]));
    expect([...found.keys()].toSorted()).toEqual(printed.map(addressOf).toSorted());
    for (const [index, one] of printed.entries()) {
      const at = found.get(addressOf(one));
      const field = fieldAt(stickerLayouts[layout], index);
      expect(at?.side).toBeCloseTo(sizes[layout], 0);
      expect(at?.left).toBeGreaterThan(field.x);
      expect((at?.left ?? 0) + (at?.side ?? 0)).toBeLessThan(field.x + width);
      expect(at?.top).toBeGreaterThan(field.y);
      expect((at?.top ?? 0) + (at?.side ?? 0)).toBeLessThan(field.y + height);
    }
  });

  it("move on the paper by the offset", async () => {
    const printed = codes(1);
    const [[before] = []] = await seen(stickerPages(document(), printed, { layout, offset, host }));
    const moved = { x: 2.5, y: -1.5 };
    const [[after] = []] = await seen(stickerPages(document(), printed, { layout, offset: moved, host }));
    expect((after?.left ?? 0) - (before?.left ?? 0)).toBeCloseTo(2.5, 0);
    expect((after?.top ?? 0) - (before?.top ?? 0)).toBeCloseTo(-1.5, 0);
  });
});

describe("a sticker", () => {
  it("shows the product, its question, the short code and the site", async () => {
    const [page] = await readPdf(
      stickerPages(document(), [{ uid: code(1).uid, shortCode: "K7L9RD" }], {
        layout: "sheet",
        offset,
        host,
      }),
    );
    expect(page?.text).toContain("Cykelregistret");
    expect(page?.text).toContain("K7L 9RD");
    expect(page?.text).toContain("Skanna – är cykeln stulen?");
    expect(page?.text).toContain(host);
  });

  it("is so small that a thousand fit in 350 KiB", () => {
    const file = stickerPages(document(), codes(1000), { layout: "sheet", offset, host });
    expect(file.byteLength / 1024).toBeLessThanOrEqual(350);
  });

  it("starts a new sheet only when one is full", async () => {
    const sheets = async (count: number) =>
      (await readPdf(stickerPages(document(), codes(count), { layout: "sheet", offset, host }))).length;
    expect([await sheets(1), await sheets(20), await sheets(21)]).toEqual([1, 1, 2]);
  });
});

describe("the packing document", () => {
  it("has an address for each order, with its number", async () => {
    const pages = await readPdf(labelPages(document(), [order(1, 1), order(2, 1)], offset));
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text.match(/Åsa Öström Södra Vägen 4 411 04 Göteborg/g)).toHaveLength(2);
    expect(pages[0]?.text).toContain("CR-261123-ÅÄÖ2");
  });

  it("has a slip for each order, whose code opens it", async () => {
    const orders = [order(1, 2), order(2, 200), order(3, 0)];
    const file = slipPages(document(), orders, { host });
    const pages = await readPdf(file);
    const printed = (await seen(file)).flat().map(({ text }) => text);
    expect(pages).toHaveLength(2);
    expect(printed).toEqual([1, 2, 3].map((index) => `https://${host}/admin-orders?order=order_${index}`));
    expect(pages[0]?.text).toContain("2 dekaler");
    expect(pages[0]?.text).toContain("och 176 till");
    expect(pages[1]?.text).not.toContain("dekal");
  });

  it("is one document of stickers, labels and slips in the same order", async () => {
    const orders = [order(3, 2), order(1, 1), order(2, 1)];
    const file = packingPages(document(), orders, { layout: "sheet", offset, host });
    const pages = await readPdf(file);
    expect(pages).toHaveLength(4);
    const [stickers = [], labels = [], ...slips] = await seen(file);
    expect(stickers.map(({ text }) => text)).toEqual(orders.flatMap((one) => one.codes).map(addressOf));
    expect(labels).toEqual([]);
    const opened = slips.flat().map(({ text }) => text.split("=").at(-1));
    expect(opened).toEqual(["order_3", "order_1", "order_2"]);
    expect(pages[1]?.text).toMatch(/ÅÄÖ3.*ÅÄÖ1.*ÅÄÖ2/);
  });
});

describe("the labels of rolls", () => {
  it("say which roll it is and whose, and lead to it", async () => {
    const roll = { owner: "Åkes Cykel & Såg i Västra Frölunda AB", count: 100, made: "24 november 2026" };
    const rolls = [1, 2, 3].map((number) => ({ ...roll, number, id: `batch_${"0".repeat(26)}-${number}` }));
    const file = rollLabelPages(document(), rolls, { layout: "sheet", offset, host });
    const [page] = await readPdf(file);
    for (const text of ["Rulle 1", "Rulle 3", "100 dekaler", "Åkes Cykel", "24 november 2026"])
      expect(page?.text).toContain(text);
    const [codesOnPage = []] = await seen(file);
    expect(codesOnPage.map(({ text }) => text).toSorted()).toEqual(
      rolls.map(({ id }) => `https://${host}/qr-roll?type=roll&id=${id}`),
    );
  });
});

describe("the test sheet", () => {
  it("says how it is measured", async () => {
    const [page] = await readPdf(calibrationPage(document(), { layout: "avery-l7160", offset, host }));
    expect(page?.text).toContain("20 mm");
    expect(page?.text).toContain("Skriv ut i 100 %");
  });
});
