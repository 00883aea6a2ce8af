import { parseArgs } from "node:util";
import { backfillPostings, repairBike } from "#lambdas/bikes/index/backfill.ts";
import { system } from "#lambdas/platform/system.ts";
import { openBikeScan } from "#lambdas/platform/table/scan-bikes.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { enterLocal } from "./enter-local.ts";
import { localDeployment } from "./smoke/local-deployment.ts";

const { values, positionals: bikes } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: "string" },
    region: { type: "string", default: "eu-west-1" },
    segments: { type: "string", default: "4" },
    local: { type: "string" },
    url: { type: "string", default: "http://127.0.0.1:4300" },
  },
});
process.env["AWS_REGION"] ??= values.region;
const { local, url } = values;
const name =
  local === undefined
    ? values.table
    : enterLocal(local, url, (template) => localDeployment(template, true).removal?.TABLE_NAME);
if (name === undefined) {
  console.error("node scripts/backfill-postings.ts --table <name> [--segments 4] [bike_… …]");
  console.error("node scripts/backfill-postings.ts --local .local [--url http://127.0.0.1:4300] [bike_… …]");
  console.error(
    "Rewrites what searches read of every bike, or of these. Run it again if it was interrupted.",
  );
  process.exit(2);
}

const context = { table: openTable(name, system), system, scan: openBikeScan(name) };
if (bikes.length > 0) {
  for (const id of bikes) await repairBike(context, id);
  console.log(`${bikes.length} bikes are listed as they are.`);
} else {
  let mended = 0;
  const count = await backfillPostings(context, Number(values.segments), (more) => {
    mended += more;
    console.log(`${mended} bikes in this run`);
  });
  console.log(`All ${count} bikes are listed as they are.`);
}
