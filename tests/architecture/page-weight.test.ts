import { beforeAll, describe, expect, it } from "vitest";
import { buildAll } from "#local/build/build-all.ts";
import { pages } from "#web/app/routes.ts";
import { type PageWeight, filesBuiltOf, weighDocument, weighPages } from "#tests/architecture/page-weight.ts";

/** The site is built already when all tests are run; alone, this takes a while. */
const patience = 300_000;

/** What a server sends before it waits for the first answer: ten segments of 1460 bytes, of which the headers take 1600. */
const firstFlight = 13_000;

const landings = ["landing page /", "landing page /en/"];

describe("the weight of a page", () => {
  let weights: PageWeight[];
  beforeAll(async () => {
    await buildAll(() => undefined);
    weights = await weighPages();
  }, patience);

  it("is known of every page in the route table and of both landing pages", () => {
    expect(weights.map(({ page }) => page)).toEqual([...landings, ...pages.map(({ path }) => path)]);
  });

  it("is within its limit, in kilobytes after brotli", () => {
    const tooHeavy = weights.filter(({ kilobytes, limit }) => kilobytes > limit);
    expect(tooHeavy.map(({ page, kilobytes, limit }) => ({ page, kilobytes, limit }))).toEqual([]);
  });

  it.each(["index.html", "en/index.html"])(
    "lets %s arrive at once: what comes a round trip later is painted a round trip later",
    async (document) => {
      expect(await weighDocument(document)).toBeLessThanOrEqual(firstFlight);
    },
  );

  it("holds no antd for a stranger who searches or reads the landing page", () => {
    const forStrangers = weights.filter(({ page }) => [...landings, "/bike-search"].includes(page));
    expect(forStrangers.flatMap(({ files }) => [...files]).filter((file) => /antd/i.test(file))).toEqual([]);
  });

  it.each([/html5-qrcode/, /barcode-detector/, /zxing_reader\.wasm$/, /QrScanDialog/])(
    "holds nothing of %s, which comes when someone scans",
    async (source) => {
      const files = await filesBuiltOf(source);
      expect(files).not.toEqual([]);
      const loading = weights.filter(({ files: loaded }) => files.some((file) => loaded.has(file)));
      expect(loading.map(({ page }) => page)).toEqual([]);
    },
  );

  it.each([/make-papers/, /pdf-body/])(
    "holds nothing of %s, which comes when someone wants a document",
    async (source) => {
      const files = await filesBuiltOf(source);
      expect(files).not.toEqual([]);
      const loading = weights.filter(({ files: loaded }) => files.some((file) => loaded.has(file)));
      expect(loading.map(({ page }) => page)).toEqual([]);
    },
  );
});
