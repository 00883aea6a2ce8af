import { sellerQuestionRoutes } from "#contract/checks/seller-questions.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { answerSellerQuestion, readSellerQuestion } from "./answer-question.ts";
import { askSeller, questionForm } from "./ask-seller.ts";
import { SellerQuestionsEnv } from "./env.ts";
import { findQuestion, readAskedQuestion, showQuestion } from "./read-question.ts";

const env = SellerQuestionsEnv.parse(process.env);
const [countingKey = ""] = env.ORIGIN_SECRETS;

const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  challengeSecret: env.CHALLENGE_SECRET,
  countingKey,
};

export const handler = api(
  sellerQuestionRoutes,
  {
    getQuestionChallenge: ({ address }) => createFormChallenge(context, questionForm, address),
    askSeller: ({ body, address }) => askSeller(context, body, address),
    readAskedQuestion: ({ body }) => readAskedQuestion(context, body.token),
    openSellerQuestion: async ({ body }) => showQuestion(context, await findQuestion(context, body.token)),
    readSellerQuestion: ({ caller, body }) =>
      readSellerQuestion(context, { userId: caller.userId, token: body.token }),
    answerSellerQuestion: ({ caller, body: { token, answer } }) =>
      answerSellerQuestion(context, { userId: caller.userId, token }, answer),
  },
  guardSessions(env, loggerOf("seller-questions"), context.table),
);
