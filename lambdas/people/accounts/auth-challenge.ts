import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from "aws-lambda";
import { redeemTicket } from "#lambdas/people/sign-in-tickets.ts";
import { accountOf } from "#lambdas/people/pool-user.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** The custom sign-in asks once for the ticket of an eID order. Unknown users get the same question. */
export const decideChallenge = (event: DefineAuthChallengeTriggerEvent): DefineAuthChallengeTriggerEvent => {
  const { session, userNotFound } = event.request;
  const [first, ...more] = session;
  const answered = first?.challengeName === "CUSTOM_CHALLENGE" && first.challengeResult && more.length === 0;
  event.response =
    first === undefined
      ? { challengeName: "CUSTOM_CHALLENGE", issueTokens: false, failAuthentication: false }
      : { issueTokens: answered && !userNotFound, failAuthentication: !answered || userNotFound === true };
  return event;
};

export const askForTicket = (event: CreateAuthChallengeTriggerEvent): CreateAuthChallengeTriggerEvent => {
  event.response = {
    publicChallengeParameters: { asks: "ticket" },
    privateChallengeParameters: {},
    challengeMetadata: "EID_TICKET",
  };
  return event;
};

/** Uses up the ticket, even if the sign-in fails afterwards. */
export const checkTicket = async (
  table: Table,
  event: VerifyAuthChallengeResponseTriggerEvent,
  now: Date,
): Promise<VerifyAuthChallengeResponseTriggerEvent> => {
  const { challengeAnswer, userAttributes } = event.request;
  const sub = userAttributes["sub"];
  const userId = sub === undefined ? "nobody" : await accountOf(table, sub);
  const taken = await redeemTicket(table, challengeAnswer, userId, now);
  event.response = { answerCorrect: taken };
  return event;
};
