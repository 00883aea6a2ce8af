import {
  answerSellerQuestion,
  readSellerQuestion,
} from "#lambdas/checks/seller-questions/answer-question.ts";
import { askSeller, questionForm } from "#lambdas/checks/seller-questions/ask-seller.ts";
import {
  findQuestion,
  readAskedQuestion,
  showQuestion,
} from "#lambdas/checks/seller-questions/read-question.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { passOf } from "#tests/search-pass.ts";
import { aTown } from "#tests/lambdas/thefts/reports/context.ts";

export const minute = 60_000;

type NewQuestion = Partial<Parameters<typeof askSeller>[1]> & { readonly address?: string };

/** A register where strangers ask about bikes. Anna owns one and Bo none; both have verified identities. */
export const aTownOfAskers = async () => {
  const town = await aTown();
  const table = await town.inRole("seller-questions");
  const context = { table, system: town.system, challengeSecret: "challenges", countingKey: "counting" };
  for (const userId of ["anna", "bo"]) await town.person(userId, { identityLevel: 2 });
  const work = async (address = "203.0.113.9") =>
    passOf(await createFormChallenge(context, questionForm, address));
  return {
    ...town,
    work,
    ask: async ({ address = "203.0.113.9", ...over }: NewQuestion = {}) => {
      const challenge = over.challenge ?? (await work(address));
      const { token } = await askSeller(context, { frameNumber: "WTU204K8861", ...over, challenge }, address);
      return { token, sellerToken: (await readAskedQuestion(context, token)).sellerToken };
    },
    asked: (token: string) => readAskedQuestion(context, token),
    opened: async (token: string) => showQuestion(context, await findQuestion(context, token)),
    read: (token: string, userId = "anna") => readSellerQuestion(context, { userId, token }),
    answer: (token: string, answer: "yes" | "no" = "yes", userId = "anna") =>
      answerSellerQuestion(context, { userId, token }, answer),
  };
};
export type TownOfAskers = Awaited<ReturnType<typeof aTownOfAskers>>;
