import type { AlikeBike } from "#contract/office/bike-admin-bike.ts";
import type { BikeCode } from "#contract/stickers/bike-codes.ts";
import { readNames } from "#lambdas/people/administrators/show-decisions.ts";
import { undecidedAlike } from "#lambdas/office/bikes/removals/settle-likeness.ts";
import { periodsOf } from "#lambdas/bikes/periods.ts";
import { readEvents } from "#lambdas/bikes/read-events.ts";
import { readBikeCodes } from "#lambdas/stickers/codes/read-bike-codes.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Reading = Pick<Table, "get" | "query" | "batchGet">;

const readAlike = async (table: Reading, bike: BikeItem): Promise<AlikeBike[]> => {
  if (bike.deletedAt !== undefined) return [];
  const similar = await undecidedAlike(table, bike);
  if (similar.length === 0) return [];
  const bikes = await table.batchGet(
    similar.map((bikeId) => keys.bike(bikeId)),
    BikeItem,
  );
  const names = await readNames(
    table,
    bikes.map(({ ownerId }) => ownerId),
  );
  return bikes.map(({ id, frameNumber, brand, model, status, ownerId, registeredAt, version }) => ({
    id,
    frameNumber,
    brand,
    model,
    status,
    registeredAt,
    version,
    owner: { id: ownerId, name: names.get(ownerId) },
  }));
};

/** A paper code is void once its bike is deleted. */
const showCode =
  ({ deletedAt }: BikeItem) =>
  ({ shortCode, kind, state, linkedAt }: BikeCode) => ({
    shortCode,
    kind,
    state: kind === "papers" && deletedAt !== undefined ? ("void" as const) : state,
    linkedAt,
  });

/** Reads a bike's owner, open theft or transfer, selling store, codes and lookalikes. */
export const readAround = async (table: Reading, bike: BikeItem) => {
  const { id, ownerId, theftId, openTransferId } = bike;
  const [owner, theft, transfer, events, codes, alike] = await Promise.all([
    table.get(keys.profile(ownerId), ProfileItem),
    theftId === undefined ? undefined : table.get(keys.theft(id, theftId), TheftItem),
    openTransferId === undefined ? undefined : table.get(keys.transfer(openTransferId), TransferItem),
    readEvents(table, id),
    readBikeCodes(table, bike),
    readAlike(table, bike),
  ]);
  const periods = periodsOf(events, bike.deletedAt);
  return {
    owner,
    policeReportNumber: theft?.policeReportNumber,
    transfer,
    store: periods.at(-1)?.event.store?.storeName,
    verified: periods[0]?.verified ?? false,
    codes: codes.map(showCode(bike)),
    alike,
  };
};
