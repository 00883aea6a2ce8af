import type { ClosingBlock } from "#contract/privacy/closing.ts";
import { findOpenStickerOrders } from "#lambdas/stickers/open-sticker-orders.ts";
import { readDisputesOf } from "#lambdas/ownership/disputes/read-disputes.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const isStolen = ({ status, deletedAt }: BikeItem): boolean => status === "stolen" && deletedAt === undefined;

const blocksOf = (bike: BikeItem): ClosingBlock[] => {
  const { id: bikeId, brand, model, openTransferId: transferId } = bike;
  return [
    ...(isStolen(bike) ? [{ kind: "stolen-bike", bikeId, brand, model } as const] : []),
    ...(transferId === undefined ? [] : [{ kind: "transfer", transferId, brand, model } as const]),
  ];
};

export const findOwnBikes = async (table: Pick<Table, "query">, userId: string): Promise<BikeItem[]> => {
  const ownBikes: BikeItem[] = [];
  const owned = { schema: BikeItem, partition: lists.bikesOf(userId), index: "gsi1", limit: 50 } as const;
  for await (const bikes of pages(table, owned)) ownBikes.push(...bikes);
  return ownBikes;
};

/** Finds what prevents closing or erasing an account: a stolen bike, a dispute about a bike, an open transfer or unsent stickers. */
export const findBlocks = async (
  table: Pick<Table, "query" | "get">,
  userId: string,
  bikes?: readonly BikeItem[],
): Promise<ClosingBlock[]> => {
  const blocks = (bikes ?? (await findOwnBikes(table, userId))).flatMap(blocksOf);
  for (const { id: disputeId, bike, state } of await readDisputesOf(table, userId))
    if (state !== "closed") blocks.push({ kind: "ownership-dispute", disputeId, bike });
  for (const { orderNumber, bike } of await findOpenStickerOrders(table, userId))
    blocks.push({ kind: "sticker-order", orderNumber, bike });
  return blocks;
};
