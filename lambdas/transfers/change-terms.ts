import { swedishDate } from "#contract/calendar-date.ts";
import { findBuyer } from "./find-buyer.ts";
import { readTransferAs } from "./read-transfer.ts";
import { changedTerms, requireProved, requireSensible } from "./rules.ts";
import { signatureOf } from "./signature.ts";
import type { SignedFor } from "./signed-for.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { transferNotification } from "#lambdas/shared/transfers/ending.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

/** Puts other terms in the place of those that the buyer has not signed. Whatever they were about to sign counts no longer. */
export const changeTerms = async (
  { table, system }: TransfersContext,
  { signing, purpose, signed, finish }: SignedFor<"change">,
): Promise<string> => {
  const { transferId, version, terms, bike } = purpose;
  const { transfer, profile } = await readTransferAs({ table }, "seller", signing.userId, transferId);
  const now = system.now();
  movedState(transfer, "change", now);
  if (transfer.version !== version) throw new ProblemError("transfer-outdated");
  requireSensible(terms, requireProved(profile), swedishDate(now));
  const isMoved = terms.buyerEmail !== transfer.terms.buyerEmail;
  const buyerId = isMoved ? await findBuyer(table, terms.buyerEmail) : transfer.buyerId;
  const after = { terms, bike, buyerId, sellerSignature: signatureOf(signing, signed, profile) };
  const changing = update(keys.transfer(transferId))
    .set({ ...after, version: version + 1, changed: changedTerms(transfer.terms, terms) })
    .expect("state", "requested", "stale")
    .expect("version", version, "transfer-outdated");
  await table.transact([
    finish(transferId),
    buyerId === undefined ? changing.remove("buyerId") : changing,
    ...transferNotification({ id: transferId, bike }, buyerId, "transfer-changed", system),
    ...(isMoved ? transferNotification(transfer, transfer.buyerId, "transfer-cancelled", system) : []),
  ]);
  return transferId;
};
