import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

export const drawSamples = nightlyJob({
  name: "draw-samples",
  entry: "lambdas/office/bikes/draw-samples.job.ts",
  errorImpact:
    "None of yesterday's automatically approved bikes and opened people were drawn for a second look.",
  schedule: "DrawSamples",
  at: { hour: "3", minute: "40" },
  description: "Draws automatically approved bikes and opened people for a second look",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.listedBikes, list.accesses]);
    table.allow(fn, ["PutItem"], [partition.bike]);
    table.allow(fn, ["UpdateItem"], [partition.access]);
  },
});
