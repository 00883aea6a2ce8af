import { parseArgs } from "node:util";
import { align } from "./align.ts";
import type { Budget, Row } from "./budget.ts";
import { ads } from "./ads.ts";
import { alerts } from "./alerts.ts";
import { bikeImports } from "./bike-imports.ts";
import { bundles } from "./bundles.ts";
import { importTimes } from "./import-time.ts";
import { lighthouse } from "./lighthouse.ts";
import { lookups } from "./lookups.ts";
import { orders } from "./orders.ts";
import { pages } from "./pages.ts";
import { receipts } from "./receipts.ts";
import { search } from "./search.ts";
import { start } from "./start.ts";
import { statistics } from "./statistics.ts";
import { stickers } from "./stickers.ts";
import { table } from "./table.ts";
import { till } from "./till.ts";

const say = (line: string): void => void process.stderr.write(`${line}\n`);

// An end of one's own, so that what was started and written for measuring is cleared away.
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
