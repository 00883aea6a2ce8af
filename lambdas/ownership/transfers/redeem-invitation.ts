import type { Redeemed } from "#contract/ownership/invitations.ts";
import { invitationKey } from "./invitation-writes.ts";
import { nameOf } from "./name-of.ts";
import { type InvitedTransfer, findInvitation, requireUsable } from "./read-invitation.ts";
import { requireVerifiedIdentity } from "./rules.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { receiptEntryWrites } from "#lambdas/ownership/receipt-entries.ts";
import { transferNotification } from "#lambdas/ownership/ending.ts";

type Context = Pick<TransfersContext, "table" | "system">;

/**
 * An account with the invited address becomes the buyer: having the link proves that they read its mail. For
 * another address the mail was forwarded, and the seller must confirm.
 */
const openingWrites = ({ system }: Context, { transfer }: InvitedTransfer, buyer: ProfileItem): Action[] => {
  const { userId } = buyer;
  const opening = update(keys.transfer(transfer.id))
    .expect("state", "requested", "stale")
    .expect("version", transfer.version, "stale");
  if (buyer.email === transfer.terms.buyerEmail)
    return [
      opening.set({ buyerId: userId }),
      ...receiptEntryWrites({ ...transfer, buyerId: userId }),
      ...transferNotification(transfer, userId, "transfer-offered", system),
    ];
  const openedBy = { userId, name: nameOf(buyer), at: system.now().toISOString() };
  return [
    opening.set({ openedBy }),
    ...transferNotification(transfer, transfer.sellerId, "invitation-opened", system),
  ];
};

const redeemed = ({ id: transferId, openedBy }: InvitedTransfer["transfer"], userId: string): Redeemed => ({
  transferId,
  state: openedBy?.userId === userId ? "waiting" : "open",
});

const redeem = async (context: Context, userId: string, token: string): Promise<Redeemed> => {
  const { table, system } = context;
  const [invited, profile] = await Promise.all([
    findInvitation(context, token),
    table.get(keys.profile(userId), ProfileItem),
  ]);
  const { invitation, transfer } = invited;
  const isOwn = invitation.usedBy === userId && invitation.replacedAt === undefined;
  if (isOwn || transfer.buyerId === userId) return redeemed(transfer, userId);
  requireUsable(invited, system.now());
  if (transfer.sellerId === userId) throw new ProblemError("buyer-is-seller");
  const buyer = requireVerifiedIdentity(profile);
  await table.transact([
    requireOpenAccount(userId),
    update(invitationKey(token))
      .set({ usedBy: userId, usedAt: system.now().toISOString() })
      .expectAbsent("replacedAt", "invitation-replaced")
      .expectAbsent("usedAt", "invitation-used"),
    ...openingWrites(context, invited, buyer),
  ]);
  return redeemed((await findInvitation(context, token)).transfer, userId);
};

/** Single use: of two simultaneous requests one gets `invitation-used`. */
export const redeemInvitation = (context: Context, userId: string, token: string): Promise<Redeemed> =>
  retryOnConflict(context.system, () => redeem(context, userId, token));
