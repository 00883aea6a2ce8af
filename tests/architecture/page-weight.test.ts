import { beforeAll, describe, expect, it } from "vitest";
import { buildAll } from "#local/build/build-all.ts";
import { pages } from "#web/app/routes.ts";
import { type PageWeight, filesBuiltOf, weighDocument, weighPages } from "#tests/architecture/page-weight.ts";

/** Milliseconds. Run alone, this test builds the site first. */
const patience = 300_000;

/** Bytes that a server sends before the first acknowledgement: ten segments of 1460, minus 1600 for headers. */
const firstFlight = 13_000;

const apart = ["document /", "document /en/", "document /check/", "document /en/check/"];

describe("the weight of a page", () => {
  let weights: PageWeight[];
  beforeAll(async () => {
    await buildAll(() => undefined);
    weights = await weighPages();
  }, patience);

  it("is measured for every page of the route table and every document without the app", () => {
    expect(weights.map(({ page }) => page)).toEqual([...apart, ...pages.map(({ path }) => path)]);
  });

  it("is within its limit, in kilobytes after brotli", () => {
    const tooHeavy = weights.filter(({ kilobytes, limit }) => kilobytes > limit);
    expect(tooHeavy.map(({ page, kilobytes, limit }) => ({ page, kilobytes, limit }))).toEqual([]);
  });

  it.each(["index.html", "en/index.html", "check/index.html", "en/check/index.html"])(
    "lets %s arrive in the first round trip",
    async (document) => {
      expect(await weighDocument(document)).toBeLessThanOrEqual(firstFlight);
    },
  );

  it("includes no antd on the search and the documents without the app", () => {
    const forStrangers = weights.filter(({ page }) => [...apart, "/bike-search"].includes(page));
    expect(forStrangers.flatMap(({ files }) => [...files]).filter((file) => /antd/i.test(file))).toEqual([]);
  });

  it.each([/html5-qrcode/, /barcode-detector/, /zxing_reader\.wasm$/, /QrScanDialog/])(
    "does not include %s, which is loaded for scanning",
    async (source) => {
      const files = await filesBuiltOf(source);
      expect(files).not.toEqual([]);
      const loading = weights.filter(({ files: loaded }) => files.some((file) => loaded.has(file)));
      expect(loading.map(({ page }) => page)).toEqual([]);
    },
  );

  it.each([/make-papers/, /pdf-body/])(
    "does not include %s, which is loaded for documents",
    async (source) => {
      const files = await filesBuiltOf(source);
      expect(files).not.toEqual([]);
      const loading = weights.filter(({ files: loaded }) => files.some((file) => loaded.has(file)));
      expect(loading.map(({ page }) => page)).toEqual([]);
    },
  );
});
