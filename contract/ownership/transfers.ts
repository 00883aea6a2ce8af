import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { ThreadId } from "#contract/messages/messages.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { SigningId, SigningMethod } from "#contract/people/signing.ts";
import { requiredText } from "#contract/platform/text.ts";
import { endings, offerProblems, signingProblems, refusals } from "./transfer-problems.ts";
import { AgreedTerms, TermsField, TermsWithoutBuyer, TransferTerms } from "./transfer-terms.ts";

export const TransferId = z.string().regex(/^transfer_[0-9A-Za-z]{20,40}$/);

export const daysToAnswer = 14;

export const TransferState = z.enum(["requested", "completed", "declined", "cancelled", "expired"]);
export type TransferState = z.infer<typeof TransferState>;

/** A text to sign, shown and stored verbatim. */
export const Signing = z.object({
  id: SigningId,
  text: z.string(),
  /** The payer's balance before and after the points for the transfer are reserved. */
  points: z.object({ before: z.number().int(), after: z.number().int() }).optional(),
});
export type Signing = z.infer<typeof Signing>;

const Signature = z.object({
  name: z.string(),
  method: SigningMethod,
  at: z.iso.datetime(),
  text: z.string(),
});
export type Signature = z.infer<typeof Signature>;

/** A transfer as its seller or buyer sees it. */
export const Transfer = z.object({
  id: TransferId,
  bikeId: z.string(),
  role: z.enum(["seller", "buyer"]),
  payer: z.enum(["seller", "buyer"]),
  state: TransferState,
  endedByTheft: z.boolean(),
  /** The buyer's reason for declining. */
  reason: z.string().optional(),
  version: z.number().int(),
  /** Fields changed in the newest version. */
  changed: z.array(TermsField),
  /** The price before the newest version, if that changed it; null for a gift. */
  formerPrice: z.number().int().nullable().optional(),
  bike: z.object({
    brand: z.string(),
    model: z.string(),
    frameNumber: z.string(),
    photoUrl: z.string().optional(),
    type: BikeType.optional(),
    color: BikeColour.optional(),
  }),
  /** `buyerEmail` is set only if the seller typed it themselves. */
  terms: AgreedTerms.extend({ buyerEmail: z.string().optional() }),
  /** Name of a buyer whose address the seller does not know. */
  buyerName: z.string().optional(),
  /**
   * Shown to the seller: an account with another address has opened the invitation and waits for
   * confirmation.
   */
  openedBy: z.object({ name: z.string(), at: z.iso.datetime() }).optional(),
  sellerSignature: Signature,
  buyerSignature: Signature.optional(),
  /** `lookalike`: a bike with a similar frame number is reported stolen. Checked on each read. */
  theftCheck: z.enum(["clear", "stolen", "lookalike"]),
  batteryStolen: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  completedAt: z.iso.datetime().optional(),
  receiptNumber: z.string().optional(),
  /** Printed in the receipt's QR code beside its number. */
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
    needsTerms: true,
    summary: "Prepare the text that the seller signs; the bike is offered once it is signed",
    params: z.object({ bikeId: BikeId }),
    body: TransferTerms,
    response: Signing,
    problems: offerProblems,
  },
  prepareOfferInThread: {
    method: "POST",
    path: "/threads/{threadId}/transfer-signings",
    access: "customer",
    needsTerms: true,
    summary: "Prepare an offer to the other person in a conversation, whose address stays hidden",
    params: z.object({ threadId: ThreadId }),
    body: TermsWithoutBuyer,
    response: Signing,
    problems: [...offerProblems, "thread-not-found", "message-blocked"],
  },
  prepareChange: {
    method: "POST",
    path: "/transfers/{transferId}/changes",
    access: "customer",
    needsTerms: true,
    summary: "Prepare the text that the seller signs for new terms; the old ones hold until it is signed",
    params: ByTransferId,
    body: AgreedTerms,
    response: Signing,
    problems: [...refusals, ...endings, "nothing-to-change", "insufficient-points", "too-many-requests"],
  },
  prepareAcceptance: {
    method: "POST",
    path: "/transfers/{transferId}/acceptances",
    access: "customer",
    needsTerms: true,
    summary: "Prepare the text that the buyer signs",
    params: ByTransferId,
    body: Version,
    response: Signing,
    problems: [...refusals, ...endings, "transfer-outdated", "transfer-paused", "too-many-requests"],
  },
  signWithSignIn: {
    method: "POST",
    path: "/signings/{signingId}/confirmation",
    access: "customer",
    summary: "Sign by a sign-in of the last minutes instead of an eID, and carry out what was signed",
    params: BySigning,
    response: Done,
    problems: [...signingProblems, "sign-in-not-recent"],
  },
  carryOutSigned: {
    method: "POST",
    path: "/signings/{signingId}/completion",
    access: "customer",
    summary: "Carry out what the caller has signed with an eID",
    params: BySigning,
    response: Done,
    problems: signingProblems,
  },
  getTransfer: {
    method: "GET",
    path: "/transfers/{transferId}",
    access: "customer",
    summary: "Get a transfer as its seller or buyer",
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
    problems: [...endings, "message-refused"],
  },
  cancelTransfer: {
    method: "POST",
    path: "/transfers/{transferId}/cancellation",
    access: "customer",
    summary: "Withdraw a transfer as its seller",
    params: ByTransferId,
    response: z.object({}),
    problems: endings,
  },
  mailAgain: {
    method: "POST",
    path: "/transfers/{transferId}/invitations",
    access: "customer",
    summary:
      "Remind the buyer, once a day, or refuse the person who opened the invitation and mail a new one to the original address",
    params: ByTransferId,
    body: z.object({ refusesOpener: z.boolean() }),
    response: z.object({}),
    problems: [...endings, "nobody-waits-for-confirmation", "too-many-requests"],
  },
});
