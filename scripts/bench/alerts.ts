import { manyAds } from "#tests/lambdas/ads/listings/many-ads.ts";
import {
  fittingAlerts,
  minUnits,
  manyAlerts,
  offerOf,
  withManyAlerts,
} from "#tests/lambdas/ads/alerts/many-alerts.ts";
import { atMost, type Budget, exactly, percentile, type Row } from "./budget.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const now = new Date("2026-11-23T12:00:00.000Z");
const sizes = [1000, 100_000] as const;
const listings = 100;
/** In addition to one for each match. */
const maxUnits = 30;

type Measured = {
  readonly units: number;
  /** Read units beyond the bytes of the matches. */
  readonly beside: number;
  readonly matches: number;
  readonly right: boolean;
};

const measureSize = (count: number): Promise<Measured[]> =>
  withTemporaryFolder("alerts", async (folder) => {
    const alerts = manyAlerts(5, count, now);
    return withManyAlerts(folder, alerts, async (find) => {
      const measured: Measured[] = [];
      for (const offer of manyAds(9, listings, now).map(offerOf)) {
        const { ids, units } = await find(offer);
        const fitting = fittingAlerts(alerts, offer);
        const wanted = fitting.map(({ id }) => id);
        measured.push({
          units,
          beside: units - minUnits(fitting),
          matches: fitting.length,
          right: ids.toSorted().join() === wanted.toSorted().join(),
        });
      }
      return measured;
    });
  });

const rowsOf = (count: number, measured: readonly Measured[]): Row[] => {
  const size = count.toLocaleString("en-US");
  const most = Math.max(...measured.map(({ units, matches }) => units - matches));
  const matches = measured.map((one) => one.matches);
  return [
    atMost(maxUnits, {
      what: `alerts, one ad against ${size}, most beside one for each match`,
      value: most,
      unit: "units",
    }),
    atMost(maxUnits, {
      what: `alerts, one ad against ${size}, half of all beside the bytes of their matches (median ${percentile(matches, 0.5)})`,
      value: percentile(
        measured.map(({ beside }) => beside),
        0.5,
      ),
      unit: "units",
    }),
    exactly(
      `${measured.length} of ${measured.length}`,
      `alerts, found as looked at one by one among ${size}`,
      `${measured.filter(({ right }) => right).length} of ${measured.length}`,
    ),
  ];
};

/**
 * Finds the alerts that match an ad, in a small and a large register; the reads may grow only with the number
 * of matches.
 */
export const alerts: Budget = {
  name: "alerts",
  measure: async (say) => {
    const rows: Row[] = [];
    for (const count of sizes) {
      say(`${count} alerts …`);
      const began = performance.now();
      const measured = await measureSize(count);
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      const [dearest] = measured.toSorted((one, other) => other.units - one.units);
      say(`${seconds} s; at most ${dearest?.units} units, for ${dearest?.matches} matches`);
      rows.push(...rowsOf(count, measured));
    }
    return rows;
  },
};
