import * as z from "zod";
import { Email, Language, Phone } from "#contract/accounts.ts";
import { rule } from "#contract/field-rules.ts";
import { defineRoutes } from "#contract/route.ts";

/** What the form of /register holds. The name comes from the eID. */
export const NewPerson = z
  .object({
    personalNumber: z.string(rule("personal-number-missing")).max(30, rule("personal-number-date")),
    email: Email,
    emailRepeated: Email,
    phone: Phone,
    language: Language,
  })
  .refine(({ email, emailRepeated }) => email === emailRepeated, {
    path: ["emailRepeated"],
    ...rule("emails-differ"),
  });
export type NewPerson = z.infer<typeof NewPerson>;

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
const SignInTicket = z.object({ username: z.string(), ticket: Secret });
export type SignInTicket = z.infer<typeof SignInTicket>;

export const EidState = z.discriminatedUnion("state", [
  z.object({ state: z.literal("pending"), hint: EidHint, qr: z.string() }),
  z.object({ state: z.literal("failed"), hint: EidHint }),
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
    summary: "Begin to create an account with an eID",
    body: NewPerson,
    response: EidOrder,
    problems: ["under-age", "too-many-requests", "eid-in-progress", "eid-unavailable"],
  },
  startSignIn: {
    method: "POST",
    path: "/eid/sign-ins",
    access: "public",
    summary: "Begin to sign in with an eID",
    response: EidOrder,
    problems: ["too-many-requests", "eid-in-progress", "eid-unavailable"],
  },
  startVerification: {
    method: "POST",
    path: "/eid/verifications",
    access: "signed-in",
    summary: "Begin to prove with an eID who the signed-in person is",
    endsWithSession: true,
    response: EidOrder,
    problems: ["identity-already-verified", "too-many-requests", "eid-in-progress", "eid-unavailable"],
  },
  collectEidOrder: {
    method: "POST",
    path: "/eid/orders/{orderId}/collection",
    access: "public",
    summary: "How an order stands; once it is complete, what it was for has been done",
    params: ByOrder,
    body: WithSecret,
    response: EidState,
    problems: [
      "eid-order-not-found",
      "eid-order-ended",
      "eid-other-person",
      "eid-account-missing",
      "eid-unavailable",
      "email-taken",
      "personal-number-taken",
      "phone-taken",
      "under-age",
    ],
  },
  cancelEidOrder: {
    method: "POST",
    path: "/eid/orders/{orderId}/cancellation",
    access: "public",
    summary: "Give up an order",
    params: ByOrder,
    body: WithSecret,
    response: z.object({}),
    problems: ["eid-order-not-found"],
  },
});
