import {
  type QuestionOfAsker,
  type QuestionState,
  type SellerQuestion,
  minutesOfAnswer,
  minutesToAnswer,
} from "#contract/checks/seller-questions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { SellerQuestionItem } from "#lambdas/checks/items/seller-question.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { QuestionsContext } from "./questions-context.ts";
import { questionKey, sellerTokenOf } from "./tokens.ts";

const minutesAfter = (at: string, minutes: number): string =>
  new Date(Date.parse(at) + minutes * 60_000).toISOString();

export const openUntil = ({ askedAt }: Pick<SellerQuestionItem, "askedAt">): string =>
  minutesAfter(askedAt, minutesToAnswer);

export const findQuestion = async (
  { table }: Pick<QuestionsContext, "table">,
  sellerToken: string,
): Promise<SellerQuestionItem> => {
  const question = await table.get(questionKey(sellerToken), SellerQuestionItem);
  if (!question) throw new ProblemError("seller-question-not-found");
  return question;
};

/** A confirmation holds for one version of the bike, so it is void once the bike is reported stolen, sold or disputed. */
const stateOfYes = async (
  { table }: QuestionsContext,
  { bikeId = "", bikeVersion }: SellerQuestionItem,
): Promise<QuestionState> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem.pick({ version: true }));
  return bike?.version === bikeVersion ? "confirmed" : "changed";
};

const stateOf = async (
  context: QuestionsContext,
  question: SellerQuestionItem,
  shownUntil: string | undefined,
): Promise<QuestionState> => {
  const now = context.system.now().toISOString();
  if (question.outcome === undefined) return now < openUntil(question) ? "open" : "unanswered";
  if (question.outcome !== "confirmed") return question.outcome;
  return shownUntil !== undefined && now < shownUntil ? stateOfYes(context, question) : "over";
};

/** Leaves out the fields that only one side may see. */
export const showQuestion = async (
  context: QuestionsContext,
  question: SellerQuestionItem,
): Promise<SellerQuestion> => {
  const { frameNumber, town, listingId, askedAt, outcome, answeredAt } = question;
  const isYes = outcome === "confirmed" && answeredAt !== undefined;
  const shownUntil = isYes ? minutesAfter(answeredAt, minutesOfAnswer) : undefined;
  return {
    frameNumber,
    town,
    listingId,
    state: await stateOf(context, question, shownUntil),
    askedAt,
    openUntil: openUntil(question),
    answeredAt,
    shownUntil,
  };
};

export const readAskedQuestion = async (
  context: QuestionsContext,
  askerToken: string,
): Promise<QuestionOfAsker> => {
  const sellerToken = sellerTokenOf(askerToken);
  const question = await findQuestion(context, sellerToken);
  const shown = await showQuestion(context, question);
  const { code, isFromAd } = question;
  return { ...shown, sellerToken, ...(shown.state === "confirmed" && { code, isFromAd }) };
};
