import { atMost, type Budget, type Row, median } from "./budget.ts";
import { startCloudIn, withState } from "./cloud.ts";
import { parseArgs } from "node:util";
import { align } from "./align.ts";
import { ads } from "./ads.ts";
import { alerts } from "./alerts.ts";
import { checkPhotos } from "./check-photos.ts";
import { bikeImports } from "./bike-imports.ts";
import { importTimes } from "./import-time.ts";
import { lighthouse } from "./lighthouse.ts";
import { lookups } from "./lookups.ts";
import { orders } from "./orders.ts";
import { receipts } from "./receipts.ts";
import { search } from "./search.ts";
import { statistics } from "./statistics.ts";
import { table } from "./table.ts";
import { till } from "./till.ts";
import { bundleHandlers } from "#lib/app/bundle.ts";
import { weighBundles } from "#tests/lib/bundled.ts";
import { buildAll } from "#local/build/build-all.ts";
import { weighPages } from "#tests/architecture/page-weight.ts";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { faces } from "#web/platform/ui/pdf/faces.ts";
import { writePdfFonts } from "../web/pdf-fonts.ts";

/** Measures the seconds until a new state with the year responds. */
const withYear = (): Promise<number> =>
  withState(async (state) => {
    const lived = await startCloudIn(state, { year: true });
    await lived.stop();
    return lived.seconds;
  });

const start: Budget = {
  name: "start",
  measure: () =>
    withState(async (state) => {
      const first = await startCloudIn(state);
      await first.stop();
      const second = await startCloudIn(state);
      await second.stop();
      const what = `second npm start to the page answering (first ${first.seconds.toFixed(1)} s)`;
      const year = "first npm start, which begins with a year of life";
      return [
        atMost(10, { what, value: second.seconds, unit: "s" }),
        atMost(10, { what: year, value: await withYear(), unit: "s" }),
      ];
    }),
};

const count = 1000;
const runs = 5;

/** Dependencies that jsPDF imports only for HTML pages and pictures. */
const neverLoaded = ["html2canvas", "dompurify", "canvg"];

const script = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ["scripts/bench/stickers-page.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    platform: "browser",
    external: neverLoaded,
  });
  return outputFiles[0]?.text ?? "";
};

const fontFiles = async (): Promise<Record<string, string>> => {
  await writePdfFonts();
  const names = Object.values(faces).flat();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(`out/fonts/pdf-${name}.ttf`, "base64")] as const),
  );
  return Object.fromEntries(files);
};

const stickers: Budget = {
  name: "stickers",
  measure: async () => {
    const [content, files] = [await script(), await fontFiles()];
    const codes = Array.from({ length: count }, () => ({ uid: randomUUID(), shortCode: "K7L9RD" }));
    const executablePath = process.env["CHROMIUM_PATH"];
    const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content });
      const results = [];
      for (let run = 0; run < runs; run += 1)
        results.push(
          await page.evaluate(([these, fonts]) => measureStickers(these, fonts), [codes, files] as const),
        );
      const seconds = median(results.map((result) => result.seconds));
      const size = Math.max(...results.map((result) => result.kibibytes));
      return [
        atMost(0.6, { what: `${count} stickers to PDF in Chromium`, value: seconds, unit: "s", digits: 2 }),
        atMost(350, { what: `file of ${count} stickers`, value: size, unit: "KiB", digits: 0 }),
      ];
    } finally {
      await browser.close();
    }
  },
};

const pages: Budget = {
  name: "pages",
  measure: async (say) => {
    await buildAll(say);
    const weights = await weighPages();
    return weights.map(({ page, kilobytes, limit }) =>
      atMost(limit, { what: `weight of ${page}, brotli`, value: kilobytes, unit: "kB" }),
    );
  },
};

const bundles: Budget = {
  name: "bundles",
  measure: async () => {
    const weights = await weighBundles(await bundleHandlers());
    return weights.map(({ what, kilobytes, limit }) =>
      atMost(limit, { what: `bundle of ${what}`, value: kilobytes, unit: "kB" }),
    );
  },
};

const say = (line: string): void => void process.stderr.write(`${line}\n`);

// Exits on a signal with the exit handlers, which remove what was started and written.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { receipts: { type: "string" }, bikes: { type: "string" } },
});

const all: readonly Budget[] = [
  bundles,
  pages,
  stickers,
  table,
  orders,
  statistics,
  bikeImports,
  till,
  importTimes,
  start,
  lookups,
  lighthouse,
  search(values.bikes),
  ads,
  alerts,
  checkPhotos,
  receipts(values.receipts ?? process.env["RECEIPTS"]),
];

const unknown = positionals.filter((name) => !all.some((budget) => budget.name === name));
if (unknown.length > 0) {
  say(`No budget is called ${unknown.join(" or ")}: there are ${all.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const measure = async (budget: Budget): Promise<readonly Row[]> => {
  say(`${budget.name} …`);
  try {
    return await budget.measure(say);
  } catch (error) {
    say(String(error));
    return [{ what: budget.name, measured: "failed", limit: "a figure", ok: false }];
  }
};

const rows: Row[] = [];
for (const budget of all) {
  if (positionals.length === 0 || positionals.includes(budget.name)) rows.push(...(await measure(budget)));
}

const line = ({ what, measured, limit, ok }: Row): string[] => [what, measured, limit, ok ? "ok" : "MISS"];
process.stdout.write(align(rows.map(line)));
if (rows.some(({ ok }) => !ok)) process.exitCode = 1;
