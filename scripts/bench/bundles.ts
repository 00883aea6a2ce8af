import { bundleHandlers } from "#lib/bundle.ts";
import { weighBundles } from "#tests/lib/bundle-weight.ts";
import { atMost, type Budget } from "./budget.ts";

export const bundles: Budget = {
  name: "bundles",
  measure: async () => {
    const weights = await weighBundles(await bundleHandlers());
    return weights.map(({ what, kilobytes, limit }) =>
      atMost(limit, { what: `bundle of ${what}`, value: kilobytes, unit: "kB" }),
    );
  },
};
