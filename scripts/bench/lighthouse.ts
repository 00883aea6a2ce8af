import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { atLeast, atMost, type Budget, median, type Row, shown } from "./budget.ts";
import { withCloud } from "./cloud.ts";

const runs = 3;
const command = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
const chromeFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
].join(" ");

const Score = z.object({ score: z.number() });
const Metric = z.object({ numericValue: z.number() });
const Report = z.object({
  categories: z.object({
    performance: Score,
    accessibility: Score,
    "best-practices": Score,
    seo: Score,
  }),
  audits: z.object({
    "largest-contentful-paint": Metric,
    "cumulative-layout-shift": Metric,
    "total-blocking-time": Metric,
    "bootup-time": z.object({
      details: z.object({ items: z.array(z.object({ url: z.string(), total: z.number() })) }),
    }),
  }),
  /** Lighthouse's own measure of the machine: a slow one has less. */
  environment: z.object({ benchmarkIndex: z.number() }),
});
type Report = z.infer<typeof Report>;

/** Visits as a mid-range phone on a slow network, which Lighthouse simulates by default. */
const visit = async (url: string): Promise<Report> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      command,
      url,
      "--quiet",
      "--output=json",
      "--no-enable-error-reporting",
      `--chrome-flags=${chromeFlags}`,
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: process.env["CHROMIUM_PATH"] } },
  );
  return Report.parse(JSON.parse(stdout));
};

/** Chromium sometimes misses the start of a visit. */
const visitAgainIfMissed = (url: string): Promise<Report> => visit(url).catch(() => visit(url));

const scores = {
  performance: ({ categories }: Report) => categories.performance.score * 100,
  accessibility: ({ categories }: Report) => categories.accessibility.score * 100,
  "best practices": ({ categories }: Report) => categories["best-practices"].score * 100,
  SEO: ({ categories }: Report) => categories.seo.score * 100,
} as const;

type Least = Partial<Record<keyof typeof scores, number>>;

const rate = (page: string, reports: readonly Report[], least: Least): Row[] =>
  Object.entries(scores).flatMap(([name, read]) => {
    const limit = Object.entries(least).find(([of]) => of === name)?.[1];
    const value = median(reports.map(read));
    return limit === undefined
      ? []
      : [atLeast(limit, { what: `Lighthouse ${name} of ${page}`, value, unit: "" })];
  });

const paint = (page: string, reports: readonly Report[]): Row[] => {
  const largest = median(reports.map(({ audits }) => audits["largest-contentful-paint"].numericValue));
  const shift = median(reports.map(({ audits }) => audits["cumulative-layout-shift"].numericValue));
  return [
    atMost(1.3, { what: `largest contentful paint of ${page}`, value: largest / 1000, unit: "s", digits: 2 }),
    atMost(0.02, { what: `layout shift of ${page}`, value: shift, unit: "", digits: 3 }),
  ];
};

const maxScripts = 3;

/** The scripts that keep the main thread busy, and the speed of the machine, so that a slow machine is told from a slow page. */
const thread = (page: string, reports: readonly Report[]): Row[] => {
  const blocked = median(reports.map(({ audits }) => audits["total-blocking-time"].numericValue));
  const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
  const items = reports[0]?.audits["bootup-time"].details.items ?? [];
  const dearest = items.toSorted((one, other) => other.total - one.total).slice(0, maxScripts);
  return [
    shown(`total blocking time of ${page}`, `${blocked.toFixed(0)} ms`),
    shown(`index of the machine at ${page}`, index.toFixed(0)),
    ...dearest.map(({ url, total }) => shown(`processor time of ${url}`, `${total.toFixed(0)} ms`)),
  ];
};

const visits = async (url: string, say: (line: string) => void): Promise<Report[]> => {
  const reports: Report[] = [];
  for (let run = 1; run <= runs; run += 1) {
    say(`Lighthouse, ${new URL(url).pathname}, ${run} of ${runs} …`);
    reports.push(await visitAgainIfMissed(url));
  }
  return reports;
};

export const lighthouse: Budget = {
  name: "lighthouse",
  measure: (say) =>
    withCloud(async (url) => {
      const landing = await visits(`${url}/`, say);
      const search = await visits(`${url}/bike-search`, say);
      const check = await visits(`${url}/check`, say);
      return [
        ...rate("/", landing, { performance: 98, accessibility: 100, "best practices": 100, SEO: 95 }),
        ...paint("/", landing),
        ...thread("/", landing),
        ...rate("/bike-search", search, { performance: 95, accessibility: 100 }),
        ...thread("/bike-search", search),
        ...paint("/check", check),
      ];
    }),
};
