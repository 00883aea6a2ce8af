import type { ReceiptGroup } from "#contract/ownership-receipts.ts";
import { type Action, type ActionBuilder, put, remove, update } from "#lambdas/shared/table/actions.ts";
import type { ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Role = ReceiptEntryItem["role"];
type Written = Omit<TransferItem, "entity">;

/** The seller has signed before there is a transfer: what is open waits for the buyer. */
const groupOf = ({ state }: Written, role: Role): ReceiptGroup => {
  switch (state) {
    case "requested":
      return role === "buyer" ? "waiting-for-me" : "waiting-for-other";
    case "completed":
      return "completed";
    default:
      return "ended";
  }
};

const entryOf = (transfer: Written, role: Role, userId: string): Omit<ReceiptEntryItem, "entity"> => {
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

const entryWrite = (transfer: Written, role: Role, userId: string): Action => {
  const entry = entryOf(transfer, role, userId);
  const { transferId, group, createdAt, endedAt = createdAt } = entry;
  return put(keys.receiptEntry(userId, transferId), "receiptEntry", {
    ...entry,
    gsi1pk: lists.receiptEntriesOf(`${userId}#${group}`),
    gsi1sk: `${endedAt}#${transferId}`,
  });
};

/** Changes a transfer that waits for the one it was read to wait for: the person who has become its buyer since is in no list that is written by what was read. */
export const whileOffered = ({ id, buyerId }: Pick<TransferItem, "id" | "buyerId">): ActionBuilder => {
  const write = update(keys.transfer(id)).expect("state", "requested", "stale");
  return buyerId === undefined
    ? write.expectAbsent("buyerId", "stale")
    : write.expect("buyerId", buyerId, "stale");
};

/** Puts a transfer, as it has become, into the list of each of its two. In the transaction that writes it. */
export const receiptEntryWrites = (after: Written): Action[] => [
  entryWrite(after, "seller", after.sellerId),
  ...(after.buyerId === undefined ? [] : [entryWrite(after, "buyer", after.buyerId)]),
];

/** Takes it out of both lists: nobody is told of it any more. */
export const receiptEntryRemovals = ({
  id,
  sellerId,
  buyerId,
}: Pick<TransferItem, "id" | "sellerId" | "buyerId">): Action[] =>
  [sellerId, buyerId].flatMap((userId) =>
    userId === undefined ? [] : [remove(keys.receiptEntry(userId, id))],
  );

/** Takes it out of the list of no matter who it is no longer offered to. */
export const formerBuyerWrites = (
  { id, buyerId: former }: Pick<TransferItem, "id" | "buyerId">,
  buyerId: string | undefined,
): Action[] => (former === undefined || former === buyerId ? [] : [remove(keys.receiptEntry(former, id))]);
