import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { type NotifiedTheft, type Sign, notifyOfLead } from "./match-writes.ts";
import { numbersIn } from "./numbers-in.ts";
import type { System } from "#lambdas/platform/system.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { FoldItem } from "#lambdas/bikes/items/frame-number.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { foldPartition, keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type MatchContext = {
  readonly table: Pick<Table, "batchGet" | "query" | "transact">;
  readonly system: Pick<System, "now" | "newId">;
  /** Alerts the operators with the theft's id. */
  readonly reportFailure: (theftId: string, error: unknown) => void;
};

export type Matches = { readonly thefts: number; readonly notified: number; readonly failed: number };

type Find = Pick<FoundReportItem, "id" | "bikeId">;
/** Open found reports, by the frame numbers in their texts. */
type Finds = ReadonlyMap<string, readonly Find[]>;

const maxAlike = 50;

const readFinds = async ({ table }: MatchContext): Promise<Finds> => {
  const finds = new Map<string, Find[]>();
  for (const state of ["pending", "owner_seen"]) {
    const list = { index: "gsi2", partition: lists.foundReports(state), schema: FoundReportItem } as const;
    for await (const page of pages(table, { ...list, limit: 100 }))
      for (const { id, bikeId, location, description = "" } of page)
        for (const number of [...numbersIn(location), ...numbersIn(description)])
          finds.set(number, [...(finds.get(number) ?? []), { id, bikeId }]);
  }
  return finds;
};

const registeredSince = async ({ table }: MatchContext, theft: TheftItem): Promise<Sign[]> => {
  const partition = foldPartition(foldFrameNumber(theft.frameNumber));
  const { items } = await table.query({ partition, schema: FoldItem, limit: maxAlike });
  const others = items.filter(({ bikeId }) => bikeId !== theft.bikeId);
  const bikes = await table.batchGet(
    others.map(({ bikeId }) => keys.bike(bikeId)),
    BikeItem,
  );
  return bikes
    .filter(({ ownerId, registeredAt }) => ownerId !== theft.ownerId && registeredAt >= theft.stolenDate)
    .map(({ id }) => ({ sign: "registered", once: id, reference: id }));
};

const foundElsewhere = (theft: TheftItem, finds: Finds): Sign[] =>
  (finds.get(foldFrameNumber(theft.frameNumber)) ?? [])
    .filter(({ bikeId }) => bikeId !== theft.bikeId)
    .map(({ id }) => ({ sign: "found", once: id, reference: id }));

const theftToNotify = ({ id: theftId, bikeId, ownerId, bike, frameNumber }: TheftItem): NotifiedTheft => ({
  theftId,
  bikeId,
  ownerId,
  bike,
  frameNumber,
});

const notifyOfLeads = async (context: MatchContext, theft: TheftItem, finds: Finds): Promise<number> => {
  const signs = [...(await registeredSince(context, theft)), ...foundElsewhere(theft, finds)];
  let notified = 0;
  for (const sign of signs) if (await notifyOfLead(context, theftToNotify(theft), sign)) notified += 1;
  return notified;
};

/** Compares every stolen bike with new registrations and with finders' texts. Each lead is notified once. */
export const findMatches = async (context: MatchContext): Promise<Matches> => {
  const finds = await readFinds(context);
  let [thefts, notified, failed] = [0, 0, 0];
  const open = { index: "gsi1", partition: lists.openThefts(), schema: TheftItem, limit: 50 } as const;
  for await (const page of pages(context.table, open))
    for (const theft of page) {
      thefts += 1;
      try {
        notified += await notifyOfLeads(context, theft, finds);
      } catch (error) {
        failed += 1;
        context.reportFailure(theft.id, error);
      }
    }
  return { thefts, notified, failed };
};
