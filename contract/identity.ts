import * as z from "zod";
import { Email, Language, Phone } from "#contract/accounts.ts";
import { defineRoutes } from "#contract/route.ts";
import { SigningId } from "#contract/signing.ts";

/** How the owner of a new account is reached. Who they are, the eID has told. */
export const NewAccount = z.object({ email: Email, phone: Phone, language: Language });
export type NewAccount = z.infer<typeof NewAccount>;

const EidOrderId = z.string().regex(/^eid_[0-9A-Za-z]{20,40}$/);

/** Only the browser that began an order has its secret; without it nobody can follow, end or use the order. */
const Secret = z.string().regex(/^[\w-]{43}$/);

/** An order waits for a person in their eID app. */
export const EidOrder = z.object({
  orderId: EidOrderId,
  secret: Secret,
  /** Opens the app on this device. */
  autoStartToken: z.string(),
  /** To be shown as a QR code, for one second. */
  qr: z.string(),
});
export type EidOrder = z.infer<typeof EidOrder>;

/** What BankID says of an order that waits or has failed; `unknown` for a code that came after this was written. */
export const eidHints = [
  "outstandingTransaction",
  "noClient",
  "started",
  "userMrtd",
  "userCallConfirm",
  "userSign",
  "processing",
  "expiredTransaction",
  "certificateErr",
  "userCancel",
  "cancelled",
  "startFailed",
  "userDeclinedCall",
  "notSupportedByUserApp",
  "transactionRiskBlocked",
  "unknown",
] as const;
export const EidHint = z.enum(eidHints);
export type EidHint = z.infer<typeof EidHint>;

/** Exchanged once, within two minutes, for a session of the user pool by its custom sign-in. The answer to the challenge is the ticket; sent along as `ticket` in the client metadata too, it shows an administrator's tokens to come from an eID. */
const SignInTicket = z.object({
  username: z.string(),
  ticket: Secret,
  /** The account was there, and nobody could sign in to it: what they own is theirs again, their password is gone, and the address waits for its code. */
  hasReturned: z.boolean().optional(),
});
export type SignInTicket = z.infer<typeof SignInTicket>;

export const EidState = z.discriminatedUnion("state", [
  z.object({ state: z.literal("pending"), hint: EidHint, qr: z.string() }),
  z.object({ state: z.literal("failed"), hint: EidHint }),
  /** The eID has told who it is, and the account they ask for waits for how to reach them. */
  z.object({ state: z.literal("identified"), name: z.string() }),
  /** Without a ticket the caller was signed in already. */
  z.object({ state: z.literal("complete"), signIn: SignInTicket.optional() }),
]);
export type EidState = z.infer<typeof EidState>;

const ByOrder = z.object({ orderId: EidOrderId });
const WithSecret = z.object({ secret: Secret });

export const identityRoutes = defineRoutes({
  startRegistration: {
    method: "POST",
    path: "/eid/registrations",
    access: "public",
    summary: "Start creating an account with an eID",
    body: z.object({ language: Language }),
    response: EidOrder,
    problems: ["too-many-requests", "eid-in-progress", "eid-unavailable"],
  },
  startSignIn: {
    method: "POST",
    path: "/eid/sign-ins",
    access: "public",
    summary: "Start signing in with an eID",
    response: EidOrder,
    problems: ["too-many-requests", "eid-in-progress", "eid-unavailable"],
  },
  startVerification: {
    method: "POST",
    path: "/eid/verifications",
    access: "signed-in",
    summary: "Start proving the identity of the signed-in person with an eID",
    response: EidOrder,
    problems: ["identity-already-verified", "too-many-requests", "eid-in-progress", "eid-unavailable"],
  },
  startSignature: {
    method: "POST",
    path: "/eid/signatures",
    access: "customer",
    summary: "Start signing a text that waits for the caller with an eID",
    body: z.object({ signingId: SigningId }),
    response: EidOrder,
    problems: [
      "signing-not-found",
      "signing-ended",
      "too-many-requests",
      "eid-in-progress",
      "eid-unavailable",
    ],
  },
  collectEidOrder: {
    method: "POST",
    path: "/eid/orders/{orderId}/collection",
    access: "public",
    summary: "Get the status of an eID order; once it is complete, its purpose has been carried out",
    params: ByOrder,
    body: WithSecret,
    response: EidState,
    problems: [
      "eid-order-not-found",
      "eid-order-ended",
      "eid-other-person",
      "eid-account-missing",
      "account-erasing",
      "eid-unavailable",
      "email-taken",
      "personal-number-taken",
      "phone-taken",
      "signature-mismatch",
      "signing-ended",
      "under-age",
    ],
  },
  createAccount: {
    method: "POST",
    path: "/eid/orders/{orderId}/account",
    access: "public",
    summary: "Create the account of a person who has been identified for it",
    params: ByOrder,
    body: WithSecret.extend(NewAccount.shape),
    response: EidState,
    problems: [
      "eid-order-not-found",
      "eid-order-ended",
      "account-erasing",
      "email-taken",
      "personal-number-taken",
      "phone-taken",
      "under-age",
      "too-many-requests",
    ],
  },
  cancelEidOrder: {
    method: "POST",
    path: "/eid/orders/{orderId}/cancellation",
    access: "public",
    summary: "Cancel an eID order",
    params: ByOrder,
    body: WithSecret,
    response: z.object({}),
    problems: ["eid-order-not-found"],
  },
});
