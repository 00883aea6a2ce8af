import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from "aws-lambda";
import { isForSettings, redeemTicket } from "#lambdas/people/sign-in-tickets.ts";
import { accountOf } from "#lambdas/people/pool-user.ts";
import { takePurpose } from "./passkey-purpose.ts";
import type { System } from "#lambdas/platform/system.ts";
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

/**
 * Uses up the ticket, even if the sign-in fails afterwards. Refuses a purpose that the eID app did not
 * show, so that nobody who approves a sign-in approves a change of sign-in settings.
 */
export const checkTicket = async (
  context: Pick<System, "now"> & { readonly table: Table },
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> => {
  const { table } = context;
  const { challengeAnswer, userAttributes, clientMetadata } = event.request;
  const sub = userAttributes["sub"];
  const userId = sub === undefined ? "nobody" : await accountOf(table, sub);
  const isTaken = await redeemTicket(table, challengeAnswer, userId, context.now());
  const goesFurther =
    isTaken &&
    !(await isForSettings(table, challengeAnswer)) &&
    (await takePurpose(context, userId, clientMetadata));
  event.response = { answerCorrect: isTaken && !goesFurther };
  return event;
};
