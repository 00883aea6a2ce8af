import * as z from "zod";
import { ListingId, Town } from "#contract/ads/listings.ts";
import { SoughtFrameNumber } from "#contract/bikes/frame-number.ts";
import { Challenge, EncodedSolution } from "#contract/platform/challenges.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** The seller can answer for this long. */
export const minutesToAnswer = 15;
/** A confirmation is shown for this long, because the bike may be sold or reported stolen later. */
export const minutesOfAnswer = 15;

/** Per asker and day; as many as new conversations. */
export const questionsADay = 5;
export const questionsADayFromNetwork = 50;
/** Per asker and number. */
export const questionsADayAboutNumber = 3;

/** 256 bits in base64url, behind the # of a page. Only a hash of it is stored. */
const Token = z.string().regex(/^[\w-]{43}$/);
const ByToken = z.object({ token: Token });

/**
 * `not-owner`: the person who confirmed does not own the bike according to the register. `over`: the
 * confirmation is too old to be shown. `changed`: the bike has changed since the confirmation.
 */
export const QuestionState = z.enum([
  "open",
  "confirmed",
  "refused",
  "not-owner",
  "unanswered",
  "over",
  "changed",
]);
export type QuestionState = z.infer<typeof QuestionState>;

const SellerQuestion = z.object({
  frameNumber: z.string(),
  /** The asker's town, if they gave one. */
  town: z.string().optional(),
  /** The ad from which the asker came. */
  listingId: ListingId.optional(),
  state: QuestionState,
  askedAt: z.iso.datetime(),
  openUntil: z.iso.datetime(),
  answeredAt: z.iso.datetime().optional(),
  /** The end of the time in which a confirmation is shown. */
  shownUntil: z.iso.datetime().optional(),
});
export type SellerQuestion = z.infer<typeof SellerQuestion>;

/** Digits that only the asker and the person who confirmed see, to compare when they meet. */
const code = z.string().optional();

const QuestionOfAsker = SellerQuestion.extend({
  /** The end of the link that the asker sends to the seller. */
  sellerToken: Token,
  code,
  /** True if the person who confirmed is the seller of the ad from which the asker came. */
  isFromAd: z.boolean().optional(),
});
export type QuestionOfAsker = z.infer<typeof QuestionOfAsker>;

/** Tells the reader whether they own the bike. The asker does not see it. */
const Standing = z.enum(["yours", "not-yours", "stolen", "disputed", "under-review"]);

const QuestionToSeller = SellerQuestion.extend({ standing: Standing, isProved: z.boolean(), code });
export type QuestionToSeller = z.infer<typeof QuestionToSeller>;

export const sellerQuestionRoutes = defineRoutes({
  getQuestionChallenge: {
    method: "GET",
    path: "/seller-questions/challenge",
    access: "public",
    summary: "Get a proof-of-work challenge before asking a seller",
    response: Challenge,
    problems: ["too-many-requests"],
  },
  askSeller: {
    method: "POST",
    path: "/seller-questions/new",
    access: "public",
    summary: "Ask whoever sells a bike to show that it is theirs; the answer has the secret of the asker",
    /** `challenge`: base64 of the JSON `{ challenge, solution }`. */
    body: z.object({
      frameNumber: SoughtFrameNumber,
      town: Town.optional(),
      listingId: ListingId.optional(),
      challenge: EncodedSolution,
    }),
    response: ByToken,
    problems: ["bot-check-failed", "personal-number-typed", "too-many-seller-questions"],
  },
  readAskedQuestion: {
    method: "POST",
    path: "/seller-questions/asked",
    access: "public",
    summary: "Get a question and its answer by the secret of the asker",
    body: ByToken,
    response: QuestionOfAsker,
    problems: ["seller-question-not-found"],
  },
  openSellerQuestion: {
    method: "POST",
    path: "/seller-questions/opened",
    access: "public",
    summary: "Get a question by the link to the seller, before signing in",
    body: ByToken,
    response: SellerQuestion,
    problems: ["seller-question-not-found"],
  },
  readSellerQuestion: {
    method: "POST",
    path: "/seller-answers/question",
    access: "customer",
    summary: "Get a question with what can be answered; the asker does not learn of it",
    body: ByToken,
    response: QuestionToSeller,
    problems: ["seller-question-not-found"],
  },
  answerSellerQuestion: {
    method: "POST",
    path: "/seller-answers/new",
    access: "customer",
    summary: "Answer if the bike is yours, once; a yes of somebody else is told as such",
    body: ByToken.extend({ answer: z.enum(["yes", "no"]) }),
    response: QuestionToSeller,
    problems: [
      "seller-question-not-found",
      "seller-question-answered",
      "seller-question-over",
      "identity-level-too-low",
      "stolen-cannot-be-sold",
      "ownership-disputed",
      "bike-under-review",
      "account-closed",
    ],
  },
});
