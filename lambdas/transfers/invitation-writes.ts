import { expiryOf } from "#contract/retention.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import type { InvitationItem, TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, swedishDay } from "#lambdas/shared/table/rate-limit.ts";
import { hashOfInvitation, invitationToken } from "#lambdas/shared/tokens/invitations.ts";

/** Each address that a bike is offered to is written to, whether it has an account or not. */
const perSeller: RateLimit = {
  what: "transfer-addresses",
  most: 20,
  window: swedishDay,
  failure: "too-many-requests",
};

/** What an address that is written to counts as. */
export const countAddress = (sellerId: string, now: Date): Action => counted(perSeller, sellerId, now);

export const invitationKey = (token: string): Key => keys.invitation(hashOfInvitation(token));

type About = Pick<TransferItem, "id" | "expiresAt">;
type Context = Pick<TransfersContext, "system" | "codeSecret">;

/** An invitation for the person who has the address and no account: what the transfer keeps of it, and the writes. */
export const newInvitation = (
  { system, codeSecret }: Context,
  { id: transferId, expiresAt: endsAt }: About,
): { readonly invitation: { readonly salt: string }; readonly write: Action } => {
  const salt = Buffer.from(system.bytes(16)).toString("base64url");
  const expiresAt = expiryOf("invitations", new Date(endsAt));
  const item: Omit<InvitationItem, "entity"> = { transferId, endsAt, expiresAt };
  const key = invitationKey(invitationToken(codeSecret, { transferId, salt }));
  return { invitation: { salt }, write: put(key, "invitation", item).expectNew("stale") };
};

/** The link that was mailed before leads nowhere any more. */
export const replaceInvitation = (
  { system, codeSecret }: Context,
  { id: transferId, invitation }: Pick<TransferItem, "id" | "invitation">,
): Action[] => {
  if (invitation === undefined) return [];
  const key = invitationKey(invitationToken(codeSecret, { transferId, ...invitation }));
  return [update(key).set({ replacedAt: system.now().toISOString() }).expectExists("stale")];
};
