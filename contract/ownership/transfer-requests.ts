import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { FrameNumber } from "#contract/bikes/frame-number.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText } from "#contract/platform/text.ts";
import { offerProblems } from "./transfer-problems.ts";
import { TermsWithoutBuyer } from "./transfer-terms.ts";
import { Signing } from "./transfers.ts";

/** A hash of bike, asker and owner, so that the id reveals nobody. */
const RequestId = z.string().regex(/^request_[\w-]{43}$/);

export const maxRequestsPerDay = 3;
export const maxRequestsPerWeek = 10;

/** `ended`: the time to answer is over, or the bike has another owner. */
const RequestState = z.enum(["open", "approved", "refused", "withdrawn", "ended"]);

/** A request as the bike's owner sees it. */
const TransferRequest = z.object({
  id: RequestId,
  state: RequestState,
  bike: z.object({ id: BikeId, brand: z.string(), model: z.string() }),
  askerName: z.string(),
  text: z.string().optional(),
  /** The asker offers to pay the points for the transfer. */
  askerPays: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The transfer that an approval led to. */
  transferId: z.string().optional(),
});
export type TransferRequest = z.infer<typeof TransferRequest>;

/** A request as its sender sees it: nothing about the owner. */
const SentRequest = TransferRequest.pick({
  id: true,
  askerPays: true,
  createdAt: true,
  expiresAt: true,
}).extend({ bike: TransferRequest.shape.bike.omit({ id: true }) });
export type SentRequest = z.infer<typeof SentRequest>;

/** Page size without a next page: older requests appear once newer ones are answered. */
export const maxRequestsShown = 25;

export const OpenRequests = z.object({ received: z.array(TransferRequest), sent: z.array(SentRequest) });
export type OpenRequests = z.infer<typeof OpenRequests>;

/** Takes a bike id (from a search or QR code) or a frame number. */
export const RequestForm = z.object({
  bikeId: BikeId.optional(),
  frameNumber: FrameNumber.optional(),
  text: optionalText(300),
  /** The asker pays the points instead of the owner. They are reserved when the owner approves. */
  pays: z.boolean().optional(),
});
export type RequestForm = z.infer<typeof RequestForm>;

const ById = z.object({ requestId: RequestId });

export const transferRequestRoutes = defineRoutes({
  requestTransfer: {
    method: "POST",
    path: "/transfer-requests",
    access: "customer",
    needsTerms: true,
    summary: "Ask a bike's owner to transfer it; neither learns the other's address",
    body: RequestForm,
    reads: "numbers",
    response: z.object({}),
    problems: [
      "bike-not-found",
      "bike-under-review",
      "stolen-cannot-be-transferred",
      "own-bike",
      "identity-level-too-low",
      "insufficient-points",
      "transfer-request-open",
      "transfer-request-refused",
      "message-blocked",
      "message-refused",
      "messaging-barred",
      "too-many-requests",
    ],
  },
  listTransferRequests: {
    method: "GET",
    path: "/transfer-requests",
    access: "customer",
    summary: "List open transfer requests that the caller has sent or received",
    response: OpenRequests,
    problems: [],
  },
  withdrawTransferRequest: {
    method: "POST",
    path: "/transfer-requests/{requestId}/withdrawal",
    access: "customer",
    summary: "Withdraw a transfer request",
    params: ById,
    response: z.object({}),
    problems: [
      "transfer-request-not-found",
      "transfer-request-ended",
      "transfer-request-approved",
      "transfer-request-refused",
    ],
  },
  getTransferRequest: {
    method: "GET",
    path: "/transfer-requests/{requestId}",
    access: "customer",
    summary: "Get a transfer request as the bike's owner",
    params: ById,
    response: TransferRequest,
    problems: ["transfer-request-not-found"],
  },
  refuseTransferRequest: {
    method: "POST",
    path: "/transfer-requests/{requestId}/refusal",
    access: "customer",
    summary: "Refuse a transfer request and, if wished, block its sender",
    params: ById,
    body: z.object({ block: z.boolean() }),
    response: TransferRequest,
    problems: ["transfer-request-not-found", "transfer-request-ended", "transfer-request-withdrawn"],
  },
  prepareOfferForRequest: {
    method: "POST",
    path: "/transfer-requests/{requestId}/transfer-signings",
    access: "customer",
    needsTerms: true,
    summary: "Prepare the text that the owner signs to approve; the bike is offered once it is signed",
    params: ById,
    body: TermsWithoutBuyer,
    response: Signing,
    problems: [
      ...offerProblems,
      "transfer-request-not-found",
      "transfer-request-ended",
      "transfer-request-withdrawn",
      "message-blocked",
      "asker-cannot-pay",
    ],
  },
});
