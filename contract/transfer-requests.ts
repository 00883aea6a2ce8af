import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { FrameNumber } from "#contract/frame-number.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText } from "#contract/text.ts";
import { ofOffer } from "#contract/transfer-problems.ts";
import { TermsWithoutBuyer } from "#contract/transfer-terms.ts";
import { Signing } from "#contract/transfers.ts";

/** A hash of the bike and the two people: it tells nobody who they are. */
const RequestId = z.string().regex(/^request_[\w-]{43}$/);

/** How many bikes someone can ask for. */
export const requestsADay = 3;
export const requestsAWeek = 10;
/** For so long nobody asks again who was told no. */
export const daysOfRefusal = 30;

/** `ended`: nobody has answered in time, or the bike has another owner by now. */
const RequestState = z.enum(["open", "approved", "refused", "withdrawn", "ended"]);

/** What an owner is asked. Who asks stays as hidden as in a conversation. */
const TransferRequest = z.object({
  id: RequestId,
  state: RequestState,
  bike: z.object({ id: BikeId, brand: z.string(), model: z.string() }),
  /** Masked: 'An** S*'. */
  askerName: z.string(),
  text: z.string().optional(),
  /** A person who asks pays for the transfer, if it is approved. */
  askerPays: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** What came of it. */
  transferId: z.string().optional(),
});
export type TransferRequest = z.infer<typeof TransferRequest>;

/** What the person who asks sees of it themselves: the bike as they have named it, and nothing of its owner. */
const SentRequest = TransferRequest.pick({
  id: true,
  askerPays: true,
  createdAt: true,
  expiresAt: true,
}).extend({ bike: TransferRequest.shape.bike.omit({ id: true }) });
export type SentRequest = z.infer<typeof SentRequest>;

/** Nobody is asked so often that more would have to be shown; what is older comes when newer ones are answered. */
export const mostRequestsShown = 25;

/** What waits for an answer: the caller's own, and that of others. */
export const OpenRequests = z.object({ received: z.array(TransferRequest), sent: z.array(SentRequest) });
export type OpenRequests = z.infer<typeof OpenRequests>;

/** A person who asks has found the bike, or knows its number. */
export const RequestForm = z.object({
  bikeId: BikeId.optional(),
  frameNumber: FrameNumber.optional(),
  text: optionalText(300),
  /** Otherwise the owner pays, as for any transfer. Nothing is set aside before they have approved. */
  pays: z.boolean().optional(),
});
export type RequestForm = z.infer<typeof RequestForm>;

const ById = z.object({ requestId: RequestId });

export const transferRequestRoutes = defineRoutes({
  requestTransfer: {
    method: "POST",
    path: "/transfer-requests",
    access: "customer",
    summary: "Ask the owner of a bike for it; neither learns the other's address",
    body: RequestForm,
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
      "messaging-barred",
      "too-many-requests",
    ],
  },
  listTransferRequests: {
    method: "GET",
    path: "/transfer-requests",
    access: "customer",
    summary: "List what waits for an answer: what the caller has asked for, and is asked for as an owner",
    response: OpenRequests,
    problems: [],
  },
  withdrawTransferRequest: {
    method: "POST",
    path: "/transfer-requests/{requestId}/withdrawal",
    access: "customer",
    summary: "Take back what the caller has asked for",
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
    summary: "Get what the caller is asked as the owner of a bike",
    params: ById,
    response: TransferRequest,
    problems: ["transfer-request-not-found"],
  },
  refuseTransferRequest: {
    method: "POST",
    path: "/transfer-requests/{requestId}/refusal",
    access: "customer",
    summary: "Refuse a request, and, if wished, hear no more from the person who asks",
    params: ById,
    body: z.object({ block: z.boolean() }),
    response: TransferRequest,
    problems: ["transfer-request-not-found", "transfer-request-ended", "transfer-request-withdrawn"],
  },
  prepareOfferForRequest: {
    method: "POST",
    path: "/transfer-requests/{requestId}/transfer-signings",
    access: "customer",
    summary: "Write what the owner is to sign to say yes; nothing is offered before they have",
    params: ById,
    body: TermsWithoutBuyer,
    response: Signing,
    problems: [
      ...ofOffer,
      "transfer-request-not-found",
      "transfer-request-ended",
      "transfer-request-withdrawn",
      "message-blocked",
      "asker-cannot-pay",
    ],
  },
});
