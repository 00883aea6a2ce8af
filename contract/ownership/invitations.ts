import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";
import { endings, refusals } from "./transfer-problems.ts";
import { ByTransferId, Signing, TransferId } from "./transfers.ts";

/** The last part of an invitation link: 256 bits in base64url. Only its hash is stored. */
const InvitationToken = z.string().regex(/^[\w-]{43}$/);
const Body = z.object({ token: InvitationToken });

/** Names neither seller nor buyer: the mail may have been forwarded. */
const Invitation = z.object({
  bike: z.object({ brand: z.string(), model: z.string() }),
  /** In kronor; null for a gift. */
  price: z.number().int().nullable(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** `waiting`: the account has another address than the one invited, so the seller must confirm it. */
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
    summary: "Get an invitation; reading it does not use it up",
    body: Body,
    response: Invitation,
    problems: faults,
  },
  redeemInvitation: {
    method: "POST",
    path: "/invitations/redemption",
    access: "customer",
    needsTerms: true,
    summary: "Use an invitation, once; an account with another address waits for the seller to confirm it",
    body: Body,
    response: Redeemed,
    problems: [...faults, "identity-level-too-low", "buyer-is-seller"],
  },
  prepareConfirmation: {
    method: "POST",
    path: "/transfers/{transferId}/confirmations",
    access: "customer",
    needsTerms: true,
    summary: "Prepare the text that the seller signs to confirm the person who opened the invitation",
    params: ByTransferId,
    response: Signing,
    problems: [...refusals, ...endings, "nobody-waits-for-confirmation", "too-many-requests"],
  },
});
