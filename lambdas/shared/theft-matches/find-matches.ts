import { foldFrameNumber } from "#contract/frame-number.ts";
import { type Missed, type Sign, tellOfSign } from "./match-writes.ts";
import { numbersIn } from "./numbers-in.ts";
import type { System } from "#lambdas/system.ts";
import { BikeItem, FoldItem } from "#lambdas/shared/table/items/bike.ts";
import { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { foldPartition, keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type MatchContext = {
  readonly table: Pick<Table, "batchGet" | "query" | "transact">;
  readonly system: Pick<System, "now" | "newId">;
  /** Tells the operators which theft could not be looked at. */
  readonly reportFailure: (theftId: string, error: unknown) => void;
};

export type Matches = { readonly thefts: number; readonly told: number; readonly failed: number };

type Find = Pick<FoundReportItem, "id" | "bikeId">;
/** Reports of finds that wait for an owner, by the numbers that they name. */
type Finds = ReadonlyMap<string, readonly Find[]>;

const mostAlike = 50;

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

/** Bikes with such a number that came into the register since the theft: before that nobody can have known of it. */
const registeredSince = async ({ table }: MatchContext, theft: TheftItem): Promise<Sign[]> => {
  const partition = foldPartition(foldFrameNumber(theft.frameNumber));
  const { items } = await table.query({ partition, schema: FoldItem, limit: mostAlike });
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

const missedBy = ({ id: theftId, bikeId, ownerId, bike, frameNumber }: TheftItem): Missed => ({
  theftId,
  bikeId,
  ownerId,
  bike,
  frameNumber,
});

const tellOfTheft = async (context: MatchContext, theft: TheftItem, finds: Finds): Promise<number> => {
  const signs = [...(await registeredSince(context, theft)), ...foundElsewhere(theft, finds)];
  let told = 0;
  for (const sign of signs) if (await tellOfSign(context, missedBy(theft), sign)) told += 1;
  return told;
};

/** Looks for every stolen bike among what has come into the register since, and in what finders have written. Each sign is told once, however often this runs. */
export const findMatches = async (context: MatchContext): Promise<Matches> => {
  const finds = await readFinds(context);
  let [thefts, told, failed] = [0, 0, 0];
  const open = { index: "gsi1", partition: lists.openThefts(), schema: TheftItem, limit: 50 } as const;
  for await (const page of pages(context.table, open))
    for (const theft of page) {
      thefts += 1;
      try {
        told += await tellOfTheft(context, theft, finds);
      } catch (error) {
        failed += 1;
        context.reportFailure(theft.id, error);
      }
    }
  return { thefts, told, failed };
};
