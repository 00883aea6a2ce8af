import { buildAll } from "#local/build/build-all.ts";
import { weighPages } from "#tests/architecture/page-weight.ts";
import { atMost, type Budget } from "./budget.ts";

export const pages: Budget = {
  name: "pages",
  measure: async (say) => {
    await buildAll(say);
    const weights = await weighPages();
    return weights.map(({ page, kilobytes, limit }) =>
      atMost(limit, { what: `weight of ${page}, brotli`, value: kilobytes, unit: "kB" }),
    );
  },
};
