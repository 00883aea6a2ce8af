import { swedishDate } from "#contract/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import { findBuyer } from "./find-buyer.ts";
import { countAddress, newInvitation, replaceInvitation } from "./invitation-writes.ts";
import { requirePayable } from "./prepare-offer.ts";
import { readTransferAs } from "./read-transfer.ts";
import { changedTerms, requireProved, requireSensible } from "./rules.ts";
import { signatureOf } from "./signature.ts";
import type { SignedFor } from "./signed-for.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { holdWrites, releaseWrites } from "#lambdas/shared/ledger/holds.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { readHeld, transferNotification } from "#lambdas/shared/transfers/ending.ts";
import {
  formerBuyerWrites,
  receiptEntryWrites,
  whileOffered,
} from "#lambdas/shared/transfers/receipt-entries.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

type Buyer = Pick<TransferItem, "buyerId" | "buyer" | "invitation">;
type Moved = { readonly to: Buyer; readonly writes: readonly Action[] };

/** Who the bike is for by the new terms. A person who it was for before has nothing to do with it any more. */
const moveBuyer = async (
  context: TransfersContext,
  transfer: TransferItem,
  { terms, buyer }: SignedFor<"change">["purpose"],
): Promise<Moved> => {
  const { buyerEmail } = terms;
  const former = replaceInvitation(context, transfer);
  if (buyer !== undefined)
    return { to: { buyer, buyerId: buyer.userId }, writes: [...former, whileOpen(buyer.userId)] };
  const buyerId = buyerEmail === undefined ? undefined : await findBuyer(context.table, buyerEmail);
  const writes = [...former, countAddress(transfer.sellerId, context.system.now())];
  if (buyerId !== undefined) return { to: { buyerId }, writes };
  const { invitation, write } = newInvitation(context, transfer);
  return { to: { invitation }, writes: [...writes, write] };
};

const isOther = ({ terms, buyer }: TransferItem, after: SignedFor<"change">["purpose"]): boolean =>
  terms.buyerEmail !== after.terms.buyerEmail || buyer?.userId !== after.buyer?.userId;

const noBuyer = { payerId: undefined, buyerId: undefined, buyer: undefined, invitation: undefined };

/** What stands there of the one buyer goes with them. */
const buyerWrites = (changing: ReturnType<typeof update>, to: Buyer): Action => {
  const gone = (["buyerId", "buyer", "invitation"] as const).filter((field) => to[field] === undefined);
  return changing.set(to).remove("openedBy", "payerId", ...gone);
};

/** A person who has asked for the bike pays for themselves alone: for anybody else the seller does, and has their own points set aside. */
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

/** Puts other terms in the place of those that the buyer has not signed. Whatever they were about to sign counts no longer. */
export const changeTerms = async (
  context: TransfersContext,
  { signing, purpose, signed, finish }: SignedFor<"change">,
): Promise<string> => {
  const { table, system } = context;
  const { transferId, version, terms, bike } = purpose;
  const { transfer, profile } = await readTransferAs({ table }, "seller", signing.userId, transferId);
  const now = system.now();
  movedState(transfer, "change", now);
  if (transfer.version !== version) throw new ProblemError("transfer-outdated");
  requireSensible(terms, requireProved(profile), swedishDate(now));
  const moved = isOther(transfer, purpose) ? await moveBuyer(context, transfer, purpose) : undefined;
  const sellerSignature = signatureOf(signing, signed, profile);
  const formerEvidence = [...(transfer.formerEvidence ?? []), transfer.sellerSignature.evidence];
  const changes = { terms, bike, sellerSignature, formerEvidence, version: version + 1 };
  const changed = changedTerms(transfer.terms, terms);
  const after = { ...transfer, ...changes, changed, ...(moved && { ...noBuyer, ...moved.to }) };
  const changing = whileOffered(transfer)
    .set({ ...changes, changed })
    .expect("version", version, "transfer-outdated");
  const buyerId = moved === undefined ? transfer.buyerId : moved.to.buyerId;
  const what = moved === undefined ? "transfer-changed" : "transfer-offered";
  await table.transact([
    finish(transferId),
    moved === undefined ? changing : buyerWrites(changing, moved.to),
    ...(moved?.writes ?? []),
    ...(moved ? await payingWrites(context, transfer, now) : []),
    ...receiptEntryWrites(after),
    ...formerBuyerWrites(transfer, buyerId),
    ...transferNotification({ id: transferId, bike }, buyerId, what, system),
    ...(moved ? transferNotification(transfer, transfer.buyerId, "transfer-cancelled", system) : []),
  ]);
  return transferId;
};
