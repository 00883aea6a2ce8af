import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { ThreadId } from "#contract/messages.ts";
import { defineRoutes } from "#contract/route.ts";
import { SigningId, SigningMethod } from "#contract/signing.ts";
import { requiredText } from "#contract/text.ts";
import { endings, ofOffer, ofSigning, refusals } from "#contract/transfer-problems.ts";
import { AgreedTerms, TermsField, TermsWithoutBuyer, TransferTerms } from "#contract/transfer-terms.ts";

export const TransferId = z.string().regex(/^transfer_[0-9A-Za-z]{20,40}$/);

/** What came to nothing is told of for so many days, and then forgotten with the names and addresses in it. */
export const daysTold = 14;

/** A buyer has so many days to answer. */
export const daysToAnswer = 14;

export const TransferState = z.enum(["requested", "completed", "declined", "cancelled", "expired"]);
export type TransferState = z.infer<typeof TransferState>;

/** What is to be signed, exactly as it will be shown and kept. */
export const Signing = z.object({
  id: SigningId,
  text: z.string(),
  /** Of the person who offers the bike: what they have now, and once the points for the transfer are set aside. */
  points: z.object({ before: z.number().int(), after: z.number().int() }).optional(),
});
export type Signing = z.infer<typeof Signing>;

const Signature = z.object({
  name: z.string(),
  method: SigningMethod,
  at: z.iso.datetime(),
  /** What was signed. */
  text: z.string(),
});
export type Signature = z.infer<typeof Signature>;

/** A transfer as each of the two sees it. */
export const Transfer = z.object({
  id: TransferId,
  bikeId: z.string(),
  role: z.enum(["seller", "buyer"]),
  /** Whose points it costs. */
  payer: z.enum(["seller", "buyer"]),
  state: TransferState,
  /** It was cancelled by the report of a theft. */
  endedByTheft: z.boolean(),
  /** Why it was declined, in the buyer's words. */
  reason: z.string().optional(),
  version: z.number().int(),
  /** What the newest version has changed. */
  changed: z.array(TermsField),
  bike: z.object({
    brand: z.string(),
    model: z.string(),
    frameNumber: z.string(),
    photoUrl: z.string().optional(),
    type: BikeType.optional(),
    color: BikeColour.optional(),
  }),
  /** The buyer’s address stands there where the seller has written it themselves. */
  terms: AgreedTerms.extend({ buyerEmail: z.string().optional() }),
  /** What the seller calls a buyer whose address they do not know. */
  buyerName: z.string().optional(),
  /** For the seller: someone has opened the invitation with an account of another address, and waits to be confirmed. */
  openedBy: z.object({ name: z.string(), at: z.iso.datetime() }).optional(),
  sellerSignature: Signature,
  buyerSignature: Signature.optional(),
  /** Whether it, or a bike whose number looks the same, is reported stolen right now. */
  theftCheck: z.enum(["clear", "stolen", "lookalike"]),
  batteryStolen: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  completedAt: z.iso.datetime().optional(),
  receiptNumber: z.string().optional(),
  /** What the code on the receipt says beside its number. */
  receiptCode: z.string().optional(),
});
export type Transfer = z.infer<typeof Transfer>;

export const ByTransferId = z.object({ transferId: TransferId });
const BySigning = z.object({ signingId: SigningId });
const Version = z.object({ version: z.number().int() });
const Done = z.object({ transferId: TransferId });

export const transferRoutes = defineRoutes({
  prepareOffer: {
    method: "POST",
    path: "/bikes/{bikeId}/transfer-signings",
    access: "customer",
    summary: "Write what the seller of a bike is to sign; nothing is offered before they have",
    params: z.object({ bikeId: BikeId }),
    body: TransferTerms,
    response: Signing,
    problems: ofOffer,
  },
  prepareOfferInThread: {
    method: "POST",
    path: "/threads/{threadId}/transfer-signings",
    access: "customer",
    summary: "Write what the seller is to sign for the one they write with, whose address stays hidden",
    params: z.object({ threadId: ThreadId }),
    body: TermsWithoutBuyer,
    response: Signing,
    problems: [...ofOffer, "thread-not-found", "message-blocked"],
  },
  prepareChange: {
    method: "POST",
    path: "/transfers/{transferId}/changes",
    access: "customer",
    summary: "Write what the seller is to sign for other terms; the old ones count until they have",
    params: ByTransferId,
    body: AgreedTerms,
    response: Signing,
    problems: [...refusals, ...endings, "nothing-to-change", "insufficient-points", "too-many-requests"],
  },
  prepareAcceptance: {
    method: "POST",
    path: "/transfers/{transferId}/acceptances",
    access: "customer",
    summary: "Write what the buyer is to sign",
    params: ByTransferId,
    body: Version,
    response: Signing,
    problems: [...refusals, ...endings, "transfer-outdated", "too-many-requests"],
  },
  signWithSignIn: {
    method: "POST",
    path: "/signings/{signingId}/confirmation",
    access: "customer",
    summary: "Sign without an eID, by a sign-in of the last minutes, and do what was signed",
    params: BySigning,
    response: Done,
    problems: [...ofSigning, "sign-in-not-recent"],
  },
  carryOutSigned: {
    method: "POST",
    path: "/signings/{signingId}/completion",
    access: "customer",
    summary: "Do what the caller has signed with an eID",
    params: BySigning,
    response: Done,
    problems: ofSigning,
  },
  getTransfer: {
    method: "GET",
    path: "/transfers/{transferId}",
    access: "customer",
    summary: "Get a transfer that the caller is part of",
    params: ByTransferId,
    response: Transfer,
    problems: ["transfer-not-found"],
  },
  declineTransfer: {
    method: "POST",
    path: "/transfers/{transferId}/refusal",
    access: "customer",
    summary: "Decline a transfer as its buyer",
    params: ByTransferId,
    body: z.object({ reason: requiredText(300) }),
    response: z.object({}),
    problems: endings,
  },
  cancelTransfer: {
    method: "POST",
    path: "/transfers/{transferId}/cancellation",
    access: "customer",
    summary: "Take back a transfer as its seller",
    params: ByTransferId,
    response: z.object({}),
    problems: endings,
  },
});
