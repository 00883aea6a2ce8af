import type { AlertCriteria, AlertKind } from "#contract/ads/alerts.ts";
import { createAlert } from "#lambdas/ads/alerts/create-alert.ts";
import { followOffers } from "#lambdas/ads/offers/follow-offers.ts";
import { listAlerts } from "#lambdas/ads/alerts/list-alerts.ts";
import { sendDigests } from "#lambdas/ads/alerts/send-digests.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { aReport, aTown } from "#tests/lambdas/thefts/reports/context.ts";

const everybody = ["anna", "bo", "cilla"] as const;

/** A register whose owners have search alerts. Tests deliver the stream themselves, late or twice. */
export const aTownThatWatches = async () => {
  const town = await aTown();
  for (const userId of everybody) await town.person(userId);
  const context = { table: await town.inRole("alerts"), system: town.system, cursorSecret: "secret" };
  const meter = startMeter();
  const reader = openReader(town.tableName, town.system, town.client)(meter);
  const following = { table: await town.inRole("follow-changes"), system: town.system, reader };
  const failures: string[] = [];
  const ofJob = {
    table: await town.inRole("alert-digests"),
    system: town.system,
    reportFailure: (userId: string) => void failures.push(userId),
  };
  const watch = (criteria: AlertCriteria, userId = "bo", kind: AlertKind = "stolen", name = "Min sökning") =>
    createAlert(context, { userId, idempotencyKey: town.key(), wanted: { name, kind, criteria } });
  const follow = (before: BikeItem | undefined, after: BikeItem | undefined) =>
    followOffers(following, { id: "event", before, after });
  return {
    ...town,
    alerts: context,
    following,
    failures,
    meter,
    watch,
    follow,
    /** Reports a bike stolen, and returns it before and after. */
    take: async (bike: BikeItem, report = aReport()): Promise<readonly [BikeItem, BikeItem]> => {
      await town.steal(bike.id, report, bike.ownerId);
      return [bike, (await town.read(bike.id))!];
    },
    list: async (userId = "bo") => (await listAlerts(context, userId)).items,
    digest: () => sendDigests(ofJob),
    digests: async () =>
      (await town.of("alertDigest")).map(({ userId, day, alerts }) => ({ userId, day, alerts })),
  };
};
export type WatchingTown = Awaited<ReturnType<typeof aTownThatWatches>>;
