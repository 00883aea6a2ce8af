import * as z from "zod";
import { Email, Language, Phone } from "./accounts.ts";
import { EidVisitor } from "./eid-visitor.ts";
import { ShownDocuments } from "./document-news.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { SitePath } from "#contract/platform/site-path.ts";
import { SigningId } from "./signing.ts";

/** The contact details; the eID provides the rest. */
export const NewAccount = z.object({
  email: Email,
  phone: Phone,
  language: Language,
  documents: ShownDocuments,
});
export type NewAccount = z.infer<typeof NewAccount>;

/** The app starts by a link on the same device, or reads a QR code from another. An order works for only one of them. */
export const EidWay = z.enum(["same-device", "other-device"]);
export type EidWay = z.infer<typeof EidWay>;

/** The app on the same device returns to `page`, which iOS opens in Safari unless `browser` names another. */
export const EidStart = z.object({
  way: EidWay,
  page: SitePath.check(z.maxLength(120), z.regex(/^[^#]*$/)).default("/"),
  browser: z.enum(["chrome-ios", "firefox-ios"]).optional(),
  visitor: EidVisitor.optional(),
});
export type EidStart = z.infer<typeof EidStart>;

/** `forSettings`: to change how the person signs in or to sign without an eID, which the eID app then says. */
const EidSignIn = EidStart.extend({ forSettings: z.boolean().optional() });
export type EidSignIn = z.infer<typeof EidSignIn>;

const EidOrderId = z.string().regex(/^eid_[0-9A-Za-z]{20,40}$/);

/** Known only to the browser that started the order; needed to follow, cancel or use it. */
const Secret = z.string().regex(/^[\w-]{43}$/);

export const EidOrder = z.object({
  orderId: EidOrderId,
  secret: Secret,
  /** Starts the app on the same device. */
  autoStartToken: z.string().optional(),
  /** QR code content for one second, for another device. */
  qr: z.string().optional(),
});
export type EidOrder = z.infer<typeof EidOrder>;

/** BankID's hint codes; `unknown` for newer ones. */
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

/** Exchanged once, within two minutes, for a session through the pool's custom sign-in. In the client metadata, `ticket` also marks the tokens as coming from an eID, which administrators need. */
const SignInTicket = z.object({
  username: z.string(),
  ticket: Secret,
  /** True if the owner returns to an account that nobody could sign in to. The account has lost its password, and its address needs verification again. */
  hasReturned: z.boolean().optional(),
});
export type SignInTicket = z.infer<typeof SignInTicket>;

export const EidState = z.discriminatedUnion("state", [
  /** `awaitsReturn`: approved in the app on this device, but the browser still lacks the nonce that the app passes on. */
  z.object({
    state: z.literal("pending"),
    hint: EidHint,
    qr: z.string().optional(),
    awaitsReturn: z.boolean().optional(),
  }),
  z.object({ state: z.literal("failed"), hint: EidHint }),
  /** Identified; contact details are still missing. */
  z.object({ state: z.literal("identified"), name: z.string() }),
  /** No ticket if the caller was signed in already. */
  z.object({ state: z.literal("complete"), signIn: SignInTicket.optional() }),
]);
export type EidState = z.infer<typeof EidState>;

const ByOrder = z.object({ orderId: EidOrderId });
const WithSecret = z.object({ secret: Secret });

/** `nonce`: the value that the app on the same device passed to the browser it opened. */
const WithProofs = WithSecret.extend({ nonce: Secret.optional() });

export const identityRoutes = defineRoutes({
  startRegistration: {
    method: "POST",
    path: "/eid/registrations",
    access: "public",
    summary: "Start creating an account with an eID",
    body: EidStart.extend({ language: Language }),
    response: EidOrder,
    problems: ["too-many-requests", "sign-ups-closed", "eid-in-progress", "eid-unavailable"],
  },
  startSignIn: {
    method: "POST",
    path: "/eid/sign-ins",
    access: "public",
    summary: "Start signing in with an eID",
    body: EidSignIn,
    response: EidOrder,
    problems: ["too-many-requests", "eid-in-progress", "eid-unavailable"],
  },
  startVerification: {
    method: "POST",
    path: "/eid/verifications",
    access: "signed-in",
    summary: "Start proving the identity of the signed-in person with an eID",
    body: EidStart,
    response: EidOrder,
    problems: ["identity-already-verified", "too-many-requests", "eid-in-progress", "eid-unavailable"],
  },
  startSignature: {
    method: "POST",
    path: "/eid/signatures",
    access: "customer",
    summary: "Start signing a text that waits for the caller with an eID",
    body: EidStart.extend({ signingId: SigningId }),
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
    body: WithProofs,
    response: EidState,
    problems: [
      "eid-order-not-found",
      "eid-order-ended",
      "eid-high-risk",
      "eid-other-network",
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
    body: WithProofs.extend(NewAccount.shape),
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
