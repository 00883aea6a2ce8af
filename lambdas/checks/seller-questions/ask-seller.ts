import {
  questionsADay,
  questionsADayAboutNumber,
  questionsADayFromNetwork,
} from "#contract/checks/seller-questions.ts";
import type { SellerQuestionItem } from "#lambdas/checks/items/seller-question.ts";
import { refusePersonalNumber } from "#lambdas/checks/refuse-personal-number.ts";
import { type OpenForm, formWrites } from "#lambdas/platform/challenges/form-challenge.ts";
import { networkOf, providerOf } from "#lambdas/platform/http/network.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import {
  type RateLimit,
  countUse,
  keyedPseudonymOf,
  swedishDay,
} from "#lambdas/platform/table/rate-limit.ts";
import type { AskContext } from "./questions-context.ts";
import { questionKey, sellerTokenOf } from "./tokens.ts";

const limit = (by: string, max: number): RateLimit => ({
  what: `seller-questions-${by}`,
  max,
  window: swedishDay,
  failure: "too-many-seller-questions",
});

export const questionForm: OpenForm = {
  name: "seller-question",
  perAddress: limit("address", questionsADay),
};
const perNetwork = limit("network", questionsADayFromNetwork);
/** Per asker: with one limit for all, a single asker could keep the others from asking. */
const perNumber = limit("number", questionsADayAboutNumber);

const secondsKept = 24 * 60 * 60;

type NewQuestion = Pick<SellerQuestionItem, "frameNumber" | "town" | "listingId"> & {
  readonly challenge: string;
};

/** Creates a question and notifies nobody, so that nobody can pester an owner. The asker sends the link. */
export const askSeller = async (
  context: AskContext,
  { challenge, ...question }: NewQuestion,
  address: string,
): Promise<{ token: string }> => {
  const { table, system, countingKey } = context;
  const now = system.now();
  const asker = keyedPseudonymOf(countingKey, networkOf(address));
  const network = keyedPseudonymOf(countingKey, providerOf(address));
  const sent = formWrites(context, questionForm, challenge, { address: asker });
  await refusePersonalNumber(table, question.frameNumber);
  const token = Buffer.from(system.bytes(32)).toString("base64url");
  await table.transact([
    ...sent,
    countUse(perNetwork, network, now),
    countUse(perNumber, keyedPseudonymOf(countingKey, `${asker}\n${question.frameNumber}`), now),
    put(questionKey(sellerTokenOf(token)), "sellerQuestion", {
      ...question,
      askedAt: now.toISOString(),
      expiresAt: Math.floor(now.getTime() / 1000) + secondsKept,
    }).expectNew("conflict-try-again"),
  ]);
  return { token };
};
