import type { ReceiptEntry, ReceiptsQuery } from "#contract/ownership-receipts.ts";
import type { TransfersContext } from "#lambdas/transfers/transfers-context.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Context = Pick<TransfersContext, "table" | "system" | "pictures"> & { readonly cursorSecret: string };

/** A search looks through so many at a time, and goes on when asked for more. */
const searchedAtOnce = 100;

const words = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

const speaksOf =
  (q: string) =>
  ({ bike, otherName, receiptNumber = "" }: ReceiptEntryItem): boolean => {
    const said = [bike.brand, bike.model, bike.frameNumber, otherName, receiptNumber].join(" ").toLowerCase();
    return words(q).every((word) => said.includes(word));
  };

const readBikes = async (table: Context["table"], entries: readonly ReceiptEntryItem[]) => {
  const ids = [...new Set(entries.map(({ bikeId }) => bikeId))];
  if (ids.length === 0) return new Map<string, BikeItem>();
  const bikes = await table.batchGet(
    ids.map((id) => keys.bike(id)),
    BikeItem,
  );
  return new Map(bikes.map((bike) => [bike.id, bike]));
};

/** A bike is shown as it is to no matter who it is theirs, or may become so; to a former owner as it is drawn. */
const show = async (
  { pictures }: Context,
  { userId, entity: _entity, group, ...entry }: ReceiptEntryItem,
  bike: BikeItem | undefined,
): Promise<ReceiptEntry> => {
  const isOpen = group === "waiting-for-me" || group === "waiting-for-other";
  const mayLook = isOpen || bike?.ownerId === userId;
  const photoUrl = bike && mayLook ? await pictures.photo(bike) : undefined;
  return { ...entry, bike: { ...entry.bike, photoUrl, type: bike?.type, color: bike?.color } };
};

/** What someone has sold, bought, given and been given, and what waits: a group at a time, the newest first. A page costs the same however many there are. */
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
  const found = q === undefined ? page.items : page.items.filter(speaksOf(q));
  const bikes = await readBikes(table, found);
  return {
    items: await Promise.all(found.map((entry) => show(context, entry, bikes.get(entry.bikeId)))),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
