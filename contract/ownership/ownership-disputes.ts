import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { SoughtFrameNumber } from "#contract/bikes/frame-number.ts";
import { AppealState } from "#contract/platform/appeal-state.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { fullText } from "#contract/platform/text.ts";
import { UploadId } from "#contract/platform/uploads.ts";

/** No decision is made before the owner has answered or this time has passed. */
export const daysToAnswerOwnershipDispute = 14;
export const daysToAppealOwnershipDispute = 30;
/** A person opens at most this many in a calendar year. */
export const maxOwnershipDisputesOfYear = 2;
/** Pictures with one statement, and statements of one side. */
export const maxEvidencePictures = 4;
export const maxStatements = 5;
const minStatementLength = 20;
export const maxStatementLength = 2000;

export const OwnershipDisputeId = z.string().regex(/^ownershipdispute_[0-9A-Za-z]{20,40}$/);

/** `decided`: can be appealed, and the bike is still locked. `closed`: final, or withdrawn. */
export const OwnershipDisputeState = z.enum(["open", "decided", "appealed", "closed"]);
export type OwnershipDisputeState = z.infer<typeof OwnershipDisputeState>;

export const DisputeSide = z.enum(["claimant", "owner"]);
export type DisputeSide = z.infer<typeof DisputeSide>;

/** `owner`: the owner keeps the bike. `unproved`: neither side could prove ownership, so the owner keeps it too. */
export const OwnershipOutcome = z.enum(["owner", "claimant", "unproved"]);
export type OwnershipOutcome = z.infer<typeof OwnershipOutcome>;

export const OwnershipDecision = z.object({
  outcome: OwnershipOutcome,
  reasons: z.string(),
  at: z.iso.datetime(),
  afterAppeal: z.boolean(),
});
export type OwnershipDecision = z.infer<typeof OwnershipDecision>;

/** A side's statement, with links to its pictures that work for five minutes. */
export const DisputeStatement = z.object({
  text: z.string(),
  at: z.iso.datetime(),
  pictures: z.array(z.string()),
});
export type DisputeStatement = z.infer<typeof DisputeStatement>;

/** A dispute as one side sees it, without the other side's statements. */
export const OwnershipDispute = z.object({
  id: OwnershipDisputeId,
  side: DisputeSide,
  state: OwnershipDisputeState,
  bikeId: BikeId,
  bike: z.string(),
  /** Masked for the claimant. */
  frameNumber: z.string(),
  openedAt: z.iso.datetime(),
  /** The owner's last day to answer; afterwards it can be decided without an answer. */
  answerBy: z.iso.datetime(),
  /** Time of the other side's latest statement. */
  otherSaidAt: z.iso.datetime().optional(),
  /** The reader's own, oldest first. */
  statements: z.array(DisputeStatement),
  /** The reader can still add a statement. */
  canAdd: z.boolean(),
  /** The claimant can take the claim back. */
  canWithdraw: z.boolean(),
  withdrawnAt: z.iso.datetime().optional(),
  /** Oldest first. */
  decisions: z.array(OwnershipDecision),
  appeal: z.object({
    state: AppealState,
    until: z.iso.datetime().optional(),
    /** The reader's own appeal. */
    text: z.string().optional(),
    at: z.iso.datetime().optional(),
  }),
});
export type OwnershipDispute = z.infer<typeof OwnershipDispute>;

/** Uploads of the kind `receipt`, even for other pictures, because its bucket is private. */
const Pictures = z.array(UploadId).max(maxEvidencePictures, rule("too-many"));
const Words = fullText(minStatementLength, maxStatementLength);

const NewOwnershipDispute = z.object({
  /** A bike from a search or a bike's page, or the number that could not be registered. */
  bike: z.union([z.object({ bikeId: BikeId }), z.object({ frameNumber: SoughtFrameNumber })]),
  text: Words,
  pictures: Pictures.min(1, rule("required")),
});
export type NewOwnershipDispute = z.infer<typeof NewOwnershipDispute>;

const Statement = z.object({ text: Words, pictures: Pictures });
export type NewStatement = z.infer<typeof Statement>;

const ById = z.object({ disputeId: OwnershipDisputeId });
const path = "/transfers/disputes/{disputeId}";
const wordProblems = ["message-refused", "upload-not-found", "upload-already-used"] as const;

export const ownershipDisputeRoutes = defineRoutes({
  openOwnershipDispute: {
    method: "POST",
    path: "/transfers/disputes",
    access: "customer",
    needsTerms: true,
    summary: "Claim a bike that somebody else has registered; nothing moves it until that is decided",
    body: NewOwnershipDispute,
    reads: "numbers",
    response: OwnershipDispute,
    idempotent: true,
    problems: [
      "bike-not-found",
      "identity-level-too-low",
      "own-bike",
      "ownership-dispute-open",
      "ownership-dispute-refused",
      "too-many-ownership-disputes",
      "messaging-barred",
      ...wordProblems,
    ],
  },
  listOwnershipDisputes: {
    method: "GET",
    path: "/transfers/disputes",
    access: "customer",
    summary: "List the disputes in which you claim a bike or own it, newest first, without statements",
    response: z.object({ items: z.array(OwnershipDispute.omit({ statements: true })) }),
    problems: [],
  },
  getOwnershipDispute: {
    method: "GET",
    path,
    access: "customer",
    summary: "Get a dispute with your own statements",
    params: ById,
    response: OwnershipDispute,
    problems: ["ownership-dispute-not-found"],
  },
  addToOwnershipDispute: {
    method: "POST",
    path: `${path}/statements`,
    access: "customer",
    summary: "Answer as the owner, or add to your claim, until it is decided",
    params: ById,
    body: Statement,
    response: OwnershipDispute,
    idempotent: true,
    problems: [
      "ownership-dispute-not-found",
      "ownership-dispute-decided",
      "ownership-dispute-full",
      ...wordProblems,
    ],
  },
  withdrawOwnershipDispute: {
    method: "POST",
    path: `${path}/withdrawal`,
    access: "customer",
    summary: "Take your claim back; the bike can be moved again",
    params: ById,
    response: OwnershipDispute,
    problems: ["ownership-dispute-not-found", "ownership-dispute-decided"],
  },
  appealOwnershipDecision: {
    method: "POST",
    path: `${path}/appeals`,
    access: "customer",
    summary: "Appeal, once, against a decision that went against you",
    params: ById,
    body: Statement,
    response: OwnershipDispute,
    idempotent: true,
    problems: [
      "ownership-dispute-not-found",
      "ownership-decision-not-appealable",
      "ownership-appeal-too-late",
      ...wordProblems,
    ],
  },
});
