import type { Invitation } from "#contract/ownership/invitations.ts";
import { invitationKey } from "./invitation-writes.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { InvitationItem, TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { movedState } from "#lambdas/ownership/move-transfer.ts";

export type InvitedTransfer = { readonly invitation: InvitationItem; readonly transfer: TransferItem };

/** Returns used, replaced and expired invitations too. */
export const findInvitation = async (
  { table }: Pick<TransfersContext, "table">,
  token: string,
): Promise<InvitedTransfer> => {
  const invitation = await table.get(invitationKey(token), InvitationItem);
  const transfer = invitation && (await table.get(keys.transfer(invitation.transferId), TransferItem));
  if (!invitation || !transfer) throw new ProblemError("invitation-not-found");
  return { invitation, transfer };
};

export const requireUsable = ({ invitation, transfer }: InvitedTransfer, now: Date): void => {
  if (invitation.replacedAt !== undefined) throw new ProblemError("invitation-replaced");
  if (invitation.usedAt !== undefined) throw new ProblemError("invitation-used");
  if (invitation.endsAt <= now.toISOString()) throw new ProblemError("invitation-expired");
  movedState(transfer, "accept", now);
};

/** Reading never uses an invitation up: mail scanners open links. */
export const readInvitation = async (
  context: Pick<TransfersContext, "table" | "system">,
  token: string,
): Promise<Invitation> => {
  const invited = await findInvitation(context, token);
  requireUsable(invited, context.system.now());
  const { bike, terms, expiresAt } = invited.transfer;
  return { bike, price: terms.price, expiresAt };
};
