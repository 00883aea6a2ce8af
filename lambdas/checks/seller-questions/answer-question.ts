import type { QuestionToSeller } from "#contract/checks/seller-questions.ts";
import type { ProblemCode } from "#contract/platform/problems.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { FrameGuardItem } from "#lambdas/bikes/items/frame-number.ts";
import type { SellerQuestionItem } from "#lambdas/checks/items/seller-question.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, check, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { QuestionsContext } from "./questions-context.ts";
import { findQuestion, openUntil, showQuestion } from "./read-question.ts";
import { questionKey } from "./tokens.ts";

type Reader = { readonly userId: string; readonly token: string };
type Standing = QuestionToSeller["standing"];

/** Finds the bike with the question's number, if the reader owns it. */
const findOwnBike = async (
  { table }: QuestionsContext,
  { frameNumber }: SellerQuestionItem,
  userId: string,
): Promise<BikeItem | undefined> => {
  const guard = await table.get(keys.frameGuard(frameNumber), FrameGuardItem);
  if (guard?.ownerId !== userId) return undefined;
  return table.get(keys.bike(guard.bikeId), BikeItem);
};

const standingOf = (bike: BikeItem | undefined): Standing => {
  if (!bike) return "not-yours";
  if (bike.status === "stolen") return "stolen";
  if (bike.disputedSince !== undefined) return "disputed";
  return isInReview(bike) ? "under-review" : "yours";
};

const isProved = async ({ table }: QuestionsContext, userId: string): Promise<boolean> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  return profile?.identityLevel === 2;
};

export const readSellerQuestion = async (
  context: QuestionsContext,
  { userId, token }: Reader,
): Promise<QuestionToSeller> => {
  const question = await findQuestion(context, token);
  const [shown, bike, proved] = await Promise.all([
    showQuestion(context, question),
    findOwnBike(context, question, userId),
    isProved(context, userId),
  ]);
  const mayKnowCode = shown.state === "confirmed" && bike?.id === question.bikeId;
  return {
    ...shown,
    standing: standingOf(bike),
    isProved: proved,
    ...(mayKnowCode && { code: question.code }),
  };
};

const refusals: Partial<Record<Standing, ProblemCode>> = {
  stolen: "stolen-cannot-be-sold",
  disputed: "ownership-disputed",
  "under-review": "bike-under-review",
};

const isOfAd = async (
  { table }: QuestionsContext,
  { listingId }: SellerQuestionItem,
  { id, ownerId }: BikeItem,
): Promise<boolean | undefined> => {
  if (listingId === undefined) return undefined;
  const ad = await table.get(keys.listing(listingId), ListingItem);
  return ad?.ownerId === ownerId && ad.bikeId === id;
};

const fourDigits = (random: Uint8Array): string =>
  String(Buffer.from(random).readUInt32BE() % 10_000).padStart(4, "0");

type Answered = { readonly attributes: Partial<SellerQuestionItem>; readonly checks: readonly Action[] };

/** A link can be forwarded, so the yes of someone who does not own the bike is stored as such. */
const sayYes = async (
  context: QuestionsContext,
  question: SellerQuestionItem,
  userId: string,
): Promise<Answered> => {
  if (!(await isProved(context, userId))) throw new ProblemError("identity-level-too-low");
  const bike = await findOwnBike(context, question, userId);
  if (!bike) return { attributes: { outcome: "not-owner" }, checks: [] };
  const refusal = refusals[standingOf(bike)];
  if (refusal) throw new ProblemError(refusal);
  const isFromAd = await isOfAd(context, question, bike);
  const code = fourDigits(context.system.bytes(4));
  const { id: bikeId, version: bikeVersion } = bike;
  return {
    attributes: { outcome: "confirmed", code, bikeId, bikeVersion, isFromAd },
    checks: [check(keys.bike(bikeId)).expect("version", bikeVersion, "stale")],
  };
};

const attempt = async (
  context: QuestionsContext,
  { userId, token }: Reader,
  answer: "yes" | "no",
): Promise<void> => {
  const question = await findQuestion(context, token);
  const answeredAt = context.system.now().toISOString();
  if (question.outcome !== undefined) throw new ProblemError("seller-question-answered");
  if (openUntil(question) <= answeredAt) throw new ProblemError("seller-question-over");
  const { attributes, checks }: Answered =
    answer === "yes"
      ? await sayYes(context, question, userId)
      : { attributes: { outcome: "refused" }, checks: [] };
  await context.table.transact([
    update(questionKey(token))
      .set({ ...attributes, answeredAt })
      .expect("askedAt", question.askedAt, "seller-question-not-found")
      .expectAbsent("outcome", "seller-question-answered"),
    requireOpenAccount(userId),
    ...checks,
  ]);
};

/** Stores the first answer only. A yes fails if the bike changes meanwhile. */
export const answerSellerQuestion = async (
  context: QuestionsContext,
  reader: Reader,
  answer: "yes" | "no",
): Promise<QuestionToSeller> => {
  await retryOnConflict(context.system, () => attempt(context, reader, answer));
  return readSellerQuestion(context, reader);
};
