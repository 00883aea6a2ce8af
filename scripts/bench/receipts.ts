import { resolve } from "node:path";
import { atLeast, atMost, type Budget, median, type Row } from "./budget.ts";
import { readCorpus, type Result } from "./ocr.ts";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { cleanPicture } from "#lambdas/platform/uploads/clean-picture.ts";
import type { Version } from "./sent-page.ts";

const whole = { side: 3000, quality: 0.95 };

/** The versions of one picture that different browsers send. */
const versions: readonly Version[] = [
  { name: "as it is", ...whole },
  { name: "quality 0.88", ...whole, quality: 0.88 },
  { name: "quality 0.7", ...whole, quality: 0.7 },
  { name: "smaller", ...whole, side: 1400 },
  { name: "turned", ...whole, done: "turned" },
  { name: "cropped", ...whole, done: "cropped" },
  { name: "screenshot", ...whole, done: "screenshot" },
  { name: "page of a PDF", ...whole, done: "pdf" },
];

type SendAs = (picture: Buffer, version: Version) => Promise<Buffer>;

/** Starts a browser that draws pictures as the registration does; the upload's own cleaning draws them once more. */
const openSender = async (): Promise<{ sendAs: SendAs; close: () => Promise<void> }> => {
  const { outputFiles } = await build({
    entryPoints: ["scripts/bench/sent-page.ts"],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
  });
  const executablePath = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  return {
    sendAs: async (picture, version) => {
      const address = `data:image/jpeg;base64,${picture.toString("base64")}`;
      const sent = await page.evaluate(([of, how]) => sendPictureAs(of, how), [address, version] as const);
      return cleanPicture(Buffer.from(sent.slice(sent.indexOf(",") + 1), "base64"), "receipt");
    },
    close: () => browser.close(),
  };
};

const fixtures = resolve(import.meta.dirname, "../../tests/fixtures/receipts");

/** Minimum percentage of a corpus's upright receipts in which each field is found, in the original picture. */
const leastOfCorpus = {
  frame: 66,
  "personal number": 96,
  organisation: 80,
  date: 88,
  total: 91,
  all: 63,
  verified: 80,
} as const;

/** Our own few receipts are all legible. */
const leastOfFixtures = 100;

/** Maximum percentage of versions whose verdict differs from that of the original picture. */
const maxChanged = 2;

const foundIn = (results: readonly Result[], field: string): number =>
  (100 * results.filter(({ found }) => found[field] === true).length) / results.length;

const isVerified = ({ found }: Result): boolean => found["verified"] === true;

const changedIn = (results: readonly Result[]): number => {
  const ofPictures = [...Map.groupBy(results, ({ file }) => file).values()];
  const changed = ofPictures.flatMap(([first, ...others]) =>
    others.filter((other) => first !== undefined && isVerified(other) !== isVerified(first)),
  );
  return (100 * changed.length) / (results.length - ofPictures.length);
};

const timesOf = (results: readonly Result[]): Row[] => [
  atMost(5, {
    what: "a receipt read, p50",
    value: median(results.map(({ milliseconds }) => milliseconds)) / 1000,
    unit: "s",
  }),
  atMost(6, {
    what: "processor for a receipt, p50",
    value: median(results.map(({ processor }) => processor)) / 1000,
    unit: "s",
  }),
];

const rowsOf = (
  results: readonly Result[],
  leastOf: (field: keyof typeof leastOfCorpus) => number,
): Row[] => {
  const asItIs = results.filter((_, index) => index % versions.length === 0);
  const fields = ["frame", "personal number", "organisation", "date", "total", "all", "verified"] as const;
  const ofVersions = versions.map(({ name }, place) => ({
    name,
    verified: foundIn(
      results.filter((_, index) => index % versions.length === place),
      "verified",
    ),
  }));
  return [
    ...fields.map((field) =>
      atLeast(leastOf(field), {
        what: `receipts with ${field} found, of ${asItIs.length}`,
        value: foundIn(asItIs, field),
        unit: "%",
      }),
    ),
    ...ofVersions
      .slice(1)
      .map(({ name, verified }) =>
        atLeast(leastOf("verified") - 10, { what: `verified, ${name}`, value: verified, unit: "%" }),
      ),
    atMost(0, {
      what: `pictures that would verify another number, of ${results.length}`,
      value: results.filter(({ found }) => found["no other number verified"] !== true).length,
      unit: "",
      digits: 0,
    }),
    atMost(maxChanged, {
      what: "verdicts that change with the picture",
      value: changedIn(results),
      unit: "%",
    }),
    ...timesOf(results),
  ];
};

/** Measures the reading of receipts as browsers send them, from a folder with a truth.json or from our own fixtures. */
export const receipts = (folder: string | undefined): Budget => ({
  name: "receipts",
  measure: async (say) => {
    say(`Reading the receipts in ${folder ?? fixtures}, each in ${versions.length} versions …`);
    const sender = await openSender();
    try {
      const results = await readCorpus(folder ?? fixtures, 1, (picture) =>
        Promise.all(versions.map((version) => sender.sendAs(picture, version))),
      );
      const upright = results.filter(({ group }) => group !== "sideways");
      return rowsOf(upright, (field) => (folder === undefined ? leastOfFixtures : leastOfCorpus[field]));
    } finally {
      await sender.close();
    }
  },
});
