import * as z from "zod";
import { everyOne, type Gathering } from "./gathering.ts";
import { ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";
import { TransferItem, TransferSignature } from "#lambdas/shared/table/items/transfer.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

const Signature = TransferSignature.pick({ method: true, at: true }).extend({
  /** In which file the text lies that was signed, with the other of the two masked. */
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
    /** Masked. */
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

/** The other stands in what was signed by a name that they may have changed since, and a buyer by an address that may be no account's. */
const noteOther = ({ others, userId }: Gathering, transfer: Transfer, otherName: string): void => {
  const { buyerSignature, sellerSignature, buyer, openedBy, terms } = transfer;
  const isSeller = transfer.sellerId === userId;
  const theirs = isSeller ? [buyer?.name, openedBy?.name, buyerSignature?.name] : [sellerSignature.name];
  for (const name of theirs) others.note({ name });
  others.note({ email: isSeller ? terms.buyerEmail : undefined });
  // A name or, as long as nothing else is known, an address.
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
  for (const id of [payerId, openedBy?.userId]) if (id !== undefined) await others.called(id);
  const otherId = sellerId === userId ? buyerId : sellerId;
  const other = otherId === undefined ? "" : await others.called(otherId);
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
  const found: z.infer<typeof Transfers> = [];
  for (const entry of gathering.own.of("receiptEntry", ReceiptEntryItem)) {
    const one = await gatherOne(gathering, entry);
    if (one !== undefined) found.push(one);
  }
  return found;
};

export const gatherRequests = async ({
  table,
  userId,
  others,
}: Gathering): Promise<z.infer<typeof Requests>> => {
  const schema = TransferRequestItem;
  const [to, by] = await Promise.all([
    everyOne(table, { index: "gsi1", partition: lists.requestsTo(userId), schema }),
    everyOne(table, { index: "gsi2", partition: lists.requestsBy(userId), schema }),
  ]);
  await Promise.all(
    [...to, ...by].flatMap(({ ownerId, askerId }) => [ownerId, askerId].map((id) => others.called(id))),
  );
  return [
    ...to.map((request) => Requests.element.parse({ ...request, by: "somebody" })),
    ...by.map((request) => Requests.element.parse({ ...request, by: "you" })),
  ];
};
