import type { Redeemed } from "#contract/invitations.ts";
import { invitationKey } from "./invitation-writes.ts";
import { nameOf } from "./name-of.ts";
import { type Invited, findInvitation, requireUsable } from "./read-invitation.ts";
import { requireProved } from "./rules.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";
import { receiptEntryWrites } from "#lambdas/shared/transfers/receipt-entries.ts";
import { transferNotification } from "#lambdas/shared/transfers/ending.ts";

type Context = Pick<TransfersContext, "table" | "system">;

/** The account becomes the buyer's where it has the address that was written to; that they read its mail the link itself shows, be it proved otherwise or not. Of any other address, the mail was handed on, and the seller says whether to the right one. */
const openingWrites = ({ system }: Context, { transfer }: Invited, buyer: ProfileItem): Action[] => {
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

const redeemed = ({ id: transferId, openedBy }: Invited["transfer"], userId: string): Redeemed => ({
  transferId,
  state: openedBy?.userId === userId ? "waiting" : "open",
});

const redeem = async (context: Context, userId: string, token: string): Promise<Redeemed> => {
  const { table, system } = context;
  const [found, profile] = await Promise.all([
    findInvitation(context, token),
    table.get(keys.profile(userId), ProfileItem),
  ]);
  const { invitation, transfer } = found;
  const isOwn = invitation.usedBy === userId && invitation.replacedAt === undefined;
  if (isOwn || transfer.buyerId === userId) return redeemed(transfer, userId);
  requireUsable(found, system.now());
  if (transfer.sellerId === userId) throw new ProblemError("buyer-is-seller");
  const buyer = requireProved(profile);
  await table.transact([
    whileOpen(userId),
    update(invitationKey(token))
      .set({ usedBy: userId, usedAt: system.now().toISOString() })
      .expectAbsent("replacedAt", "invitation-replaced")
      .expectAbsent("usedAt", "invitation-used"),
    ...openingWrites(context, found, buyer),
  ]);
  return redeemed((await findInvitation(context, token)).transfer, userId);
};

/** Uses an invitation, once: of two who press at the same time one is told that the other was first. */
export const redeemInvitation = (context: Context, userId: string, token: string): Promise<Redeemed> =>
  untilFresh(context.system, () => redeem(context, userId, token));
