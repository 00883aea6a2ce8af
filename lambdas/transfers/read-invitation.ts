import type { Invitation } from "#contract/invitations.ts";
import { invitationKey } from "./invitation-writes.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { InvitationItem, TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { movedState } from "#lambdas/shared/transfers/move-transfer.ts";

export type Invited = { readonly invitation: InvitationItem; readonly transfer: TransferItem };

/** An invitation with what it is for, whatever has become of them. */
export const findInvitation = async (
  { table }: Pick<TransfersContext, "table">,
  token: string,
): Promise<Invited> => {
  const invitation = await table.get(invitationKey(token), InvitationItem);
  const transfer = invitation && (await table.get(keys.transfer(invitation.transferId), TransferItem));
  if (!invitation || !transfer) throw new ProblemError("invitation-not-found");
  return { invitation, transfer };
};

/** Throws where an invitation leads nowhere any more, and says why. */
export const requireUsable = ({ invitation, transfer }: Invited, now: Date): void => {
  if (invitation.replacedAt !== undefined) throw new ProblemError("invitation-replaced");
  if (invitation.usedAt !== undefined) throw new ProblemError("invitation-used");
  if (invitation.endsAt <= now.toISOString()) throw new ProblemError("invitation-expired");
  movedState(transfer, "accept", now);
};

/** What someone is invited to. Mail programs may look at it as often as they like. */
export const readInvitation = async (
  context: Pick<TransfersContext, "table" | "system">,
  token: string,
): Promise<Invitation> => {
  const found = await findInvitation(context, token);
  requireUsable(found, context.system.now());
  const { bike, terms, expiresAt } = found.transfer;
  return { bike, price: terms.price, expiresAt };
};
