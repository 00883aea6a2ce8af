import type { ReceiptGroup } from "#contract/ownership/ownership-receipts.ts";
import { type Action, type ActionBuilder, put, remove, update } from "#lambdas/platform/table/actions.ts";
import type { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Role = ReceiptEntryItem["role"];
type TransferFields = Omit<TransferItem, "entity">;

/** The seller signs first, so an open transfer waits for the buyer. */
const groupOf = ({ state }: TransferFields, role: Role): ReceiptGroup => {
  switch (state) {
    case "requested":
      return role === "buyer" ? "waiting-for-me" : "waiting-for-other";
    case "completed":
      return "completed";
    default:
      return "ended";
  }
};

const entryOf = (transfer: TransferFields, role: Role, userId: string): Omit<ReceiptEntryItem, "entity"> => {
  const { id: transferId, bikeId, state, endedByTheft = false, bike, terms, createdAt } = transfer;
  const { expiresAt, endedAt, receiptNumber, sellerSignature, buyerSignature, buyer } = transfer;
  const buyerName = buyerSignature?.name ?? buyer?.name ?? terms.buyerEmail ?? "";
  return {
    userId,
    transferId,
    bikeId,
    role,
    group: groupOf(transfer, role),
    state,
    endedByTheft,
    bike,
    price: terms.price,
    otherName: role === "buyer" ? sellerSignature.name : buyerName,
    createdAt,
    expiresAt,
    endedAt,
    receiptNumber,
  };
};

const entryWrite = (transfer: TransferFields, role: Role, userId: string): Action => {
  const entry = entryOf(transfer, role, userId);
  const { transferId, group, createdAt, endedAt = createdAt } = entry;
  return put(keys.receiptEntry(userId, transferId), "receiptEntry", {
    ...entry,
    gsi1pk: lists.receiptEntriesOf(`${userId}#${group}`),
    gsi1sk: `${endedAt}#${transferId}`,
  });
};

/**
 * Fails with `stale` if the buyer has changed since the read: a new buyer would be missing from the lists
 * written here.
 */
export const updateOpenTransfer = ({ id, buyerId }: Pick<TransferItem, "id" | "buyerId">): ActionBuilder => {
  const write = update(keys.transfer(id)).expect("state", "requested", "stale");
  return buyerId === undefined
    ? write.expectAbsent("buyerId", "stale")
    : write.expect("buyerId", buyerId, "stale");
};

/** Belongs in the transaction that writes the transfer. */
export const receiptEntryWrites = (after: TransferFields): Action[] => [
  entryWrite(after, "seller", after.sellerId),
  ...(after.buyerId === undefined ? [] : [entryWrite(after, "buyer", after.buyerId)]),
];

export const receiptEntryRemovals = ({
  id,
  sellerId,
  buyerId,
}: Pick<TransferItem, "id" | "sellerId" | "buyerId">): Action[] =>
  [sellerId, buyerId].flatMap((userId) =>
    userId === undefined ? [] : [remove(keys.receiptEntry(userId, id))],
  );

/** Removes the transfer from the list of a buyer it is no longer offered to. */
export const formerBuyerWrites = (
  { id, buyerId: former }: Pick<TransferItem, "id" | "buyerId">,
  buyerId: string | undefined,
): Action[] => (former === undefined || former === buyerId ? [] : [remove(keys.receiptEntry(former, id))]);
