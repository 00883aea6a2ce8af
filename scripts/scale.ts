import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { measureTableUse } from "#tests/lambdas/table-use.ts";
import { production, registryApp, settingsFor } from "#tests/lib/synthesised.ts";
import { tableShape } from "#tests/table-shape.ts";
import { billOf } from "./cost/bill.ts";
import { type Line, dollarsOf, sumOf } from "./cost/line.ts";
import { measure } from "./cost/measure.ts";
import type { PriceName } from "./cost/prices.ts";
import { deployedBy } from "./cost/template.ts";
import { assumed } from "./cost/traffic.ts";
import { table } from "./docs/markdown.ts";
import { sharedPartitions } from "./scale/heat.ts";
import { type Limit, limitsOf } from "./scale/limits.ts";
import { type Load, loads, saturday } from "./scale/load.ts";

/** Costs the same however many come. */
const fixed = new Set<PriceName>([
  ...(["alarms", "dashboards", "firewallRules", "firewalls", "keys"] as const),
  ...(["metrics", "schedules", "secrets", "textMessages"] as const),
]);

const dollarsOfMonth = (lines: readonly Line[], times: number): number =>
  lines.reduce(
    (sum, { amount, price }) =>
      sum + dollarsOf({ price, amount: fixed.has(price) ? amount : amount * times }),
    0,
  );

/** Beyond the month, for its checks alone. */
const dollarsOfSaturday = (readUnits: number): number => {
  const checks = saturday.checks * saturday.hours * 3600;
  const requests = checks * assumed.requestsOfSearch;
  const lines: readonly Pick<Line, "amount" | "price">[] = [
    { price: "writeUnits", amount: checks * assumed.writeUnitsOfSearch },
    { price: "readUnits", amount: checks * readUnits },
    { price: "apiRequests", amount: requests },
    { price: "functionCalls", amount: requests },
    { price: "armTime", amount: requests * 0.04 },
    { price: "siteRequests", amount: requests + (checks * assumed.filesOfVisit) / assumed.searchesOfVisitor },
    { price: "firewallRequests", amount: requests },
    {
      price: "siteBytes",
      amount: ((checks / assumed.searchesOfVisitor) * assumed.megabytesOfVisit) / 1024,
    },
  ];
  return sumOf(lines);
};

const measureShared = async () => {
  const database = await startDynoxide(undefined);
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new DynamoDBClient({ endpoint: database.endpoint, region: "eu-west-1", credentials });
  try {
    await ensureTable(client, tableShape("numbers"));
    const uses = await measureTableUse(client, "numbers");
    const found = uses.find(({ what }) => what === "searching a number that is registered");
    if (found === undefined) throw new Error("Nobody measures the search for a number.");
    return { readUnitsOfNumber: found.units, shared: await sharedPartitions(client) };
  } finally {
    client.destroy();
    await database.close();
  }
};

const shareOf = ([, limit, use]: Limit, load: Load): number => (100 * use(load)) / limit;
const percent = (share: number): string =>
  share < 1 ? "< 1 %" : `${Math.round(share).toLocaleString("en")} %`;

const { smsBudget } = settingsFor(production);
const resources = deployedBy(await registryApp(production));
const units = { ...(await measure()), ...(await measureShared()) };
const columns = loads();
const limits = limitsOf(units).toSorted(
  (one, other) =>
    Math.max(...columns.map((load) => shareOf(other, load))) -
    Math.max(...columns.map((load) => shareOf(one, load))),
);
const lines = billOf({ resources, measured: units, smsBudget });
const usual = dollarsOfMonth(lines, 1);
const dollars = columns.map(({ name, times }) =>
  name === "Saturday" ? usual + dollarsOfSaturday(units.readUnitsOfSearch) : dollarsOfMonth(lines, times),
);

console.log(
  table(
    ["of the limit", "limit", ...columns.map(({ name }) => name), "before it gives"],
    [
      ...limits.map((limit) => [
        limit[0],
        limit[1].toLocaleString("en"),
        ...columns.map((load) => percent(shareOf(limit, load))),
        limit[3],
      ]),
      ["the month in dollars", "", ...dollars.map((sum) => `$${Math.round(sum).toLocaleString("en")}`), ""],
    ],
  ),
);
console.log("\n* rests on a number that nobody has measured: scripts/scale/limits.ts");
for (const load of columns) {
  const [first] = limits.toSorted((one, other) => shareOf(other, load) - shareOf(one, load));
  if (first)
    console.log(`${load.name}: first gives ${first[0]}, ${percent(shareOf(first, load))} of it is used.`);
}
