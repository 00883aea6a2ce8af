import { expiryOf } from "#contract/privacy/retention.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import type { InvitationItem, TransferItem } from "#lambdas/ownership/items/transfer.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";
import { hashOfInvitation, invitationToken } from "#lambdas/ownership/invitations.ts";

/** Limits how many addresses a seller can make the register write to. */
const perSeller: RateLimit = {
  what: "transfer-addresses",
  max: 20,
  window: swedishDay,
  failure: "too-many-requests",
};

export const countAddress = (sellerId: string, now: Date): Action => countUse(perSeller, sellerId, now);

export const invitationKey = (token: string): Key => keys.invitation(hashOfInvitation(token));

type About = Pick<TransferItem, "id" | "expiresAt">;
type Context = Pick<TransfersContext, "system" | "codeSecret">;

/** An invitation for an address without an account. */
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

/** Invalidates the link mailed before. */
export const replaceInvitation = (
  { system, codeSecret }: Context,
  { id: transferId, invitation }: Pick<TransferItem, "id" | "invitation">,
): Action[] => {
  if (invitation === undefined) return [];
  const key = invitationKey(invitationToken(codeSecret, { transferId, ...invitation }));
  return [update(key).set({ replacedAt: system.now().toISOString() }).expectExists("stale")];
};
