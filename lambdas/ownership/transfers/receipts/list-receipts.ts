import type { ReceiptEntry, ReceiptsQuery } from "#contract/ownership/ownership-receipts.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { stateAt } from "#lambdas/ownership/move-transfer.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Context = Pick<TransfersContext, "table" | "system" | "pictures"> & { readonly cursorSecret: string };

/** Entries searched per request; the cursor continues the search. */
const searchedAtOnce = 100;

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const matchesSearch =
  (q: string) =>
  ({ bike, otherName, receiptNumber = "" }: ReceiptEntryItem): boolean => {
    const text = [bike.brand, bike.model, bike.frameNumber, otherName, receiptNumber].join(" ").toLowerCase();
    return words(q).every((word) => text.includes(word));
  };

const readBikes = async (table: Context["table"], entries: readonly ReceiptEntryItem[]) => {
  const bikes = await table.batchGet(
    entries.map(({ bikeId }) => keys.bike(bikeId)),
    BikeItem,
  );
  return new Map(bikes.map((bike) => [bike.id, bike]));
};

/** Present and prospective owners see the photo, former owners a drawing. */
const show = async (
  { pictures, system }: Context,
  { userId, entity: _entity, group, ...entry }: ReceiptEntryItem,
  bike: BikeItem | undefined,
): Promise<ReceiptEntry> => {
  const isOpen = group === "waiting-for-me" || group === "waiting-for-other";
  const mayLook = isOpen || bike?.ownerId === userId;
  const photoUrl = bike && mayLook ? await pictures.photo(bike) : undefined;
  const state = stateAt(entry, system.now());
  return { ...entry, state, bike: { ...entry.bike, photoUrl, type: bike?.type, color: bike?.color } };
};

/** Newest first. Cost per page does not depend on the length of the list. */
export const listReceipts = async (
  context: Context,
  userId: string,
  { group, q, year, limit, cursor }: ReceiptsQuery,
): Promise<{ items: ReceiptEntry[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = context;
  const partition = lists.receiptEntriesOf(`${userId}#${group}`);
  const page = await table.query({
    index: "gsi1",
    partition,
    schema: ReceiptEntryItem,
    limit: q === undefined ? limit : searchedAtOnce,
    after: readCursor(cursorSecret, partition, cursor),
    newestFirst: true,
    ...(year !== undefined && { prefix: year }),
  });
  const matching = q === undefined ? page.items : page.items.filter(matchesSearch(q));
  const bikes = await readBikes(table, matching);
  return {
    items: await Promise.all(matching.map((entry) => show(context, entry, bikes.get(entry.bikeId)))),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
