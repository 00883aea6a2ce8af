import * as z from "zod";
import { queryAll, type Gathering } from "./gathering.ts";
import { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { TransferItem, TransferSignature } from "#lambdas/ownership/items/transfer.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

const Signature = TransferSignature.pick({ method: true, at: true }).extend({
  /** The file with the signed text, in which the other party is masked. */
  file: z.string().optional(),
});

export const Transfers = z.array(
  TransferItem.pick({
    state: true,
    bike: true,
    reason: true,
    createdAt: true,
    endedAt: true,
    receiptNumber: true,
  }).extend({
    role: z.enum(["seller", "buyer"]),
    terms: TransferItem.shape.terms.omit({ buyerEmail: true }),
    /** The other party, masked. */
    other: z.string(),
    ownSignature: Signature.optional(),
    otherSignature: Signature.omit({ file: true }).optional(),
  }),
);

export const Requests = z.array(
  TransferRequestItem.pick({ bike: true, state: true, createdAt: true, endsAt: true }).extend({
    by: z.enum(["you", "somebody"]),
    text: z.string().optional(),
  }),
);

type Transfer = z.infer<typeof TransferItem>;

/** The signed text may have an earlier name of the other party, or an address without an account. */
const noteOther = ({ others, userId }: Gathering, transfer: Transfer, otherName: string): void => {
  const { buyerSignature, sellerSignature, buyer, openedBy, terms } = transfer;
  const isSeller = transfer.sellerId === userId;
  const theirs = isSeller ? [buyer?.name, openedBy?.name, buyerSignature?.name] : [sellerSignature.name];
  for (const name of theirs) others.note({ name });
  others.note({ email: isSeller ? terms.buyerEmail : undefined });
  // A name, or an address while no name is known.
  others.note(otherName.includes("@") ? { email: otherName } : { name: otherName });
};

const gatherOne = async (
  gathering: Gathering,
  entry: z.infer<typeof ReceiptEntryItem>,
): Promise<z.infer<typeof Transfers.element> | undefined> => {
  const { table, userId, others, wanted } = gathering;
  const transfer = await table.get(keys.transfer(entry.transferId), TransferItem);
  if (transfer === undefined) return undefined;
  const { sellerId, buyerId, payerId, openedBy } = transfer;
  for (const id of [payerId, openedBy?.userId]) if (id !== undefined) await others.maskedName(id);
  const otherId = sellerId === userId ? buyerId : sellerId;
  const other = otherId === undefined ? "" : await others.maskedName(otherId);
  noteOther(gathering, transfer, entry.otherName);
  const [mine, theirs] =
    sellerId === userId
      ? [transfer.sellerSignature, transfer.buyerSignature]
      : [transfer.buyerSignature, transfer.sellerSignature];
  const file = mine && wanted.text(`signed/${entry.transferId}.txt`, mine.text);
  return Transfers.element.parse({
    ...transfer,
    role: entry.role,
    other,
    ownSignature: mine && { ...mine, file },
    otherSignature: theirs,
  });
};

export const gatherTransfers = async (gathering: Gathering): Promise<z.infer<typeof Transfers>> => {
  const transfers: z.infer<typeof Transfers> = [];
  for (const entry of gathering.own.of("receiptEntry", ReceiptEntryItem)) {
    const one = await gatherOne(gathering, entry);
    if (one !== undefined) transfers.push(one);
  }
  return transfers;
};

export const gatherRequests = async ({
  table,
  userId,
  others,
}: Gathering): Promise<z.infer<typeof Requests>> => {
  const schema = TransferRequestItem;
  const [to, by] = await Promise.all([
    queryAll(table, { index: "gsi1", partition: lists.requestsTo(userId), schema }),
    queryAll(table, { index: "gsi2", partition: lists.requestsBy(userId), schema }),
  ]);
  await Promise.all(
    [...to, ...by].flatMap(({ ownerId, askerId }) => [ownerId, askerId].map((id) => others.maskedName(id))),
  );
  return [
    ...to.map((request) => Requests.element.parse({ ...request, by: "somebody" })),
    ...by.map((request) => Requests.element.parse({ ...request, by: "you" })),
  ];
};
