import type { ClosingBlock } from "#contract/closing.ts";
import { findOpenStickerOrders } from "#lambdas/shared/bikes/open-sticker-orders.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const isMissed = ({ status, deletedAt }: BikeItem): boolean => status === "stolen" && deletedAt === undefined;

const blocksOf = (bike: BikeItem): ClosingBlock[] => {
  const { id: bikeId, brand, model, openTransferId: transferId } = bike;
  return [
    ...(isMissed(bike) ? [{ kind: "stolen-bike", bikeId, brand, model } as const] : []),
    ...(transferId === undefined ? [] : [{ kind: "transfer", transferId, brand, model } as const]),
  ];
};

/** What someone has to settle before their account can be closed or erased: nobody gets rid of a stolen bike's history so, and nothing that was paid for disappears. */
export const findBlocks = async (table: Pick<Table, "query">, userId: string): Promise<ClosingBlock[]> => {
  const blocks: ClosingBlock[] = [];
  const owned = { schema: BikeItem, partition: lists.bikesOf(userId), index: "gsi1", limit: 50 } as const;
  for await (const bikes of pages(table, owned)) for (const bike of bikes) blocks.push(...blocksOf(bike));
  for (const { orderNumber, bike } of await findOpenStickerOrders(table, userId))
    blocks.push({ kind: "sticker-order", orderNumber, bike });
  return blocks;
};
