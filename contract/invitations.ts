import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";
import { endings, refusals } from "#contract/transfer-problems.ts";
import { ByTransferId, Signing, TransferId } from "#contract/transfers.ts";

/** What the link of an invitation ends with, and nobody keeps. */
const InvitationToken = z.string().regex(/^[\w-]{43}$/);
const Body = z.object({ token: InvitationToken });

/** What someone is invited to take over. It names nobody: the person who holds the mail may read it. */
const Invitation = z.object({
  bike: z.object({ brand: z.string(), model: z.string() }),
  /** In kronor; null for a gift. */
  price: z.number().int().nullable(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** `waiting`: the account has another address than the one invited, so the seller is asked. */
const Redeemed = z.object({ transferId: TransferId, state: z.enum(["open", "waiting"]) });
export type Redeemed = z.infer<typeof Redeemed>;

const faults = [
  "invitation-not-found",
  "invitation-used",
  "invitation-replaced",
  "invitation-expired",
  ...endings,
] as const;

export const invitationRoutes = defineRoutes({
  readInvitation: {
    method: "POST",
    path: "/invitations/reading",
    access: "public",
    summary: "Read what an invitation is about; reading it, however often, does not use it",
    body: Body,
    response: Invitation,
    problems: faults,
  },
  redeemInvitation: {
    method: "POST",
    path: "/invitations/redemption",
    access: "customer",
    summary: "Use an invitation, once; an account of another address waits for the seller to confirm it",
    body: Body,
    response: Redeemed,
    problems: [...faults, "identity-level-too-low", "buyer-is-seller"],
  },
  prepareConfirmation: {
    method: "POST",
    path: "/transfers/{transferId}/confirmations",
    access: "customer",
    summary: "Write what the seller is to sign again for the person who has opened the invitation",
    params: ByTransferId,
    response: Signing,
    problems: [...refusals, ...endings, "nobody-waits-for-confirmation", "too-many-requests"],
  },
  refuseOpener: {
    method: "POST",
    path: "/transfers/{transferId}/invitations",
    access: "customer",
    summary: "Refuse the person who has opened the invitation, and mail a new one to the address it was for",
    params: ByTransferId,
    response: z.object({}),
    problems: [...endings, "nobody-waits-for-confirmation", "too-many-requests"],
  },
});
