import { expect, it, vi } from "vitest";
import { startPapers } from "#tests/web/papers.ts";
import { readPdf } from "#tests/read-pdf.ts";
import {
  addressLabels,
  calibrationPdf,
  orderSlips,
  packingPdf,
  stickerSheets,
} from "#web/stickers/print/print.ts";
import { noOffset, type PrintedOrder } from "#web/stickers/print/printed.ts";

vi.mock("#web/platform/api/papers/fetch-fonts.ts", () => ({ fetchFonts: async () => fonts }));
vi.mock("#web/platform/i18n/i18n.ts", () => ({
  loadTexts: async () => undefined,
  shownLanguage: () => "sv",
}));

const fonts = await startPapers();

const codes = [{ uid: "0b6f2c1e-93d4-4c57-a8e1-5f20d7b94a36", shortCode: "K7L9RD" }];
const orders: readonly PrintedOrder[] = [
  {
    id: "order_1",
    orderNumber: "CR-261123-ABCDEF",
    address: { name: "Åsa Öström", street: "Södra Vägen 4", postalCode: "411 04", city: "Göteborg" },
    codes,
  },
];
const print = { layout: "sheet", offset: noOffset, host: "cykelregistret.se" } as const;
const { signal } = new AbortController();

it.each([
  ["stickers", 1, "K7L 9RD", () => stickerSheets(codes, print, signal)],
  ["labels", 1, "411 04 Göteborg", () => addressLabels(orders, noOffset, signal)],
  ["slips", 1, "Följesedel", () => orderSlips(orders, print, signal)],
  ["all that is packed", 3, "K7L 9RD", () => packingPdf(orders, print, signal)],
  ["a test sheet", 1, "Testark", () => calibrationPdf(print, signal)],
] as const)("makes a PDF of %s", async (_what, pages, text, make) => {
  const file = await make();
  expect(file.type).toBe("application/pdf");
  const read = await readPdf(await file.arrayBuffer());
  expect(read).toHaveLength(pages);
  expect(read[0]?.text).toContain(text);
});
