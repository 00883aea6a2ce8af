import { swedishDate } from "#contract/platform/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import { findBuyer } from "./find-buyer.ts";
import { countAddress, newInvitation, replaceInvitation } from "./invitation-writes.ts";
import { requirePayable } from "./prepare-offer.ts";
import { readTransferAs } from "./read-transfer.ts";
import { changedTerms, requireVerifiedIdentity, requireValidTerms, wordsOf } from "./rules.ts";
import { signatureOf } from "./signature.ts";
import type { SignedFor } from "./signed-for.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { requireUnbarred } from "#lambdas/messages/message-bar.ts";
import { screenText, retryWithoutText } from "#lambdas/moderation/screen-text.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { holdWrites, releaseWrites } from "#lambdas/points/holds.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { readHeld, transferNotification } from "#lambdas/ownership/ending.ts";
import {
  formerBuyerWrites,
  receiptEntryWrites,
  updateOpenTransfer,
} from "#lambdas/ownership/receipt-entries.ts";
import { movedState } from "#lambdas/ownership/move-transfer.ts";

type Buyer = Pick<TransferItem, "buyerId" | "buyer" | "invitation" | "isWithheld">;
type NewBuyer = { readonly to: Buyer; readonly writes: readonly Action[] };

/** Checks that the seller may write to the buyer, since changed terms contain new free text. */
const screenTerms = async (
  context: TransfersContext,
  { sellerId: fromUserId, bikeId }: TransferItem,
  { terms }: SignedFor<"change">["purpose"],
  toUserId: string | undefined,
): Promise<readonly Action[]> =>
  toUserId === undefined
    ? []
    : (await screenText(context, { fromUserId, toUserId, bikeId, text: wordsOf(terms) })).writes;

/** Replaces the buyer, and invalidates the invitation of the former one. */
const moveBuyer = async (
  context: TransfersContext,
  transfer: TransferItem,
  { terms, buyer }: SignedFor<"change">["purpose"],
  isWithheld: boolean,
): Promise<NewBuyer> => {
  const { buyerEmail } = terms;
  const former = replaceInvitation(context, transfer);
  if (buyer !== undefined) {
    const { openedBy, invitation } = transfer;
    const to = { buyer, buyerId: buyer.userId };
    // A confirmed buyer keeps the link that they used.
    if (invitation !== undefined && openedBy?.userId === buyer.userId)
      return { to: { ...to, invitation }, writes: [] };
    return { to, writes: former };
  }
  if (isWithheld) return { to: { isWithheld }, writes: former };
  const buyerId = buyerEmail === undefined ? undefined : await findBuyer(context.table, buyerEmail);
  const writes = [...former, countAddress(transfer.sellerId, context.system.now())];
  if (buyerId !== undefined) return { to: { buyerId }, writes };
  const { invitation, write } = newInvitation(context, transfer);
  return { to: { invitation }, writes: [...writes, write] };
};

const isOther = ({ terms, buyer }: TransferItem, after: SignedFor<"change">["purpose"]): boolean =>
  terms.buyerEmail !== after.terms.buyerEmail || buyer?.userId !== after.buyer?.userId;

const noBuyer = {
  payerId: undefined,
  buyerId: undefined,
  buyer: undefined,
  invitation: undefined,
  isWithheld: undefined,
};

/** Removes the fields that only the former buyer had. */
const buyerWrites = (changing: ReturnType<typeof update>, to: Buyer): Action => {
  const gone = (["buyerId", "buyer", "invitation", "isWithheld"] as const).filter(
    (field) => to[field] === undefined,
  );
  return changing.set(to).remove("openedBy", "payerId", ...gone);
};

/** A paying buyer pays only for their own transfer, so a new buyer's points are reserved from the seller. */
const payingWrites = async (
  { table }: TransfersContext,
  transfer: TransferItem,
  now: Date,
): Promise<readonly Action[]> => {
  const { id, sellerId, payerId, bike } = transfer;
  if (payerId === undefined) return [];
  const [{ hold, balance }, own] = await Promise.all([
    readHeld(table, transfer),
    table.get(keys.balance(sellerId), BalanceItem),
  ]);
  const held = { userId: sellerId, points: prices.transfer, reference: id, text: titleOf(bike), at: now };
  return [...releaseWrites(balance, hold, now), ...holdWrites(requirePayable(own, false), held)];
};

const change = async (
  context: TransfersContext,
  { signing, purpose, signed, finish }: SignedFor<"change">,
  isWithheld: boolean,
): Promise<string> => {
  const { table, system } = context;
  const { transferId, version, terms, bike } = purpose;
  const { transfer, profile } = await readTransferAs({ table }, "seller", signing.userId, transferId);
  const now = system.now();
  movedState(transfer, "change", now);
  if (transfer.version !== version) throw new ProblemError("transfer-outdated");
  requireValidTerms(terms, requireVerifiedIdentity(profile), swedishDate(now));
  await requireUnbarred(table, signing.userId, now);
  const moves = isWithheld || isOther(transfer, purpose);
  const moved = moves ? await moveBuyer(context, transfer, purpose, isWithheld) : undefined;
  const sellerSignature = signatureOf(signing, signed, profile);
  const formerEvidence = [...(transfer.formerEvidence ?? []), transfer.sellerSignature.evidence];
  const changes = { terms, bike, sellerSignature, formerEvidence, version: version + 1 };
  const changed = changedTerms(transfer.terms, terms);
  // Another buyer has not seen the former price.
  const former = changed.includes("price") && !moved ? { formerPrice: transfer.terms.price } : undefined;
  const after = { ...transfer, ...changes, changed, ...former, ...(moved && { ...noBuyer, ...moved.to }) };
  const changing = updateOpenTransfer(transfer)
    .set({ ...changes, changed, ...former })
    .remove(...(former ? [] : ["formerPrice"]))
    .expect("version", version, "transfer-outdated");
  const buyerId = moved === undefined ? transfer.buyerId : moved.to.buyerId;
  const what = moved === undefined ? "transfer-changed" : "transfer-offered";
  await table.transact([
    ...finish(transferId),
    moved === undefined ? changing : buyerWrites(changing, moved.to),
    ...(moved?.writes ?? []),
    ...(await screenTerms(context, transfer, purpose, buyerId)),
    ...(moved ? await payingWrites(context, transfer, now) : []),
    ...receiptEntryWrites(after),
    ...formerBuyerWrites(transfer, buyerId),
    ...transferNotification({ id: transferId, bike }, buyerId, what, system),
    ...(moved ? transferNotification(transfer, transfer.buyerId, "transfer-cancelled", system) : []),
  ]);
  return transferId;
};

/** Replaces unsigned terms, which invalidates texts prepared for the old ones. An offer to an address does not reveal a block. */
export const changeTerms = (context: TransfersContext, given: SignedFor<"change">): Promise<string> =>
  given.purpose.buyer === undefined
    ? retryWithoutText((isWithheld) => change(context, given, isWithheld))
    : change(context, given, false);
