import type {
  CustomMessageTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
} from "aws-lambda";
import { brokenSignUpRule } from "#lambdas/accounts/check-sign-up.ts";
import { createAccount } from "#lambdas/accounts/create-account.ts";
import { AuthTriggersEnv } from "#lambdas/accounts/env.ts";
import { personFrom } from "#lambdas/accounts/person.ts";
import { wordMessage } from "#lambdas/accounts/word-message.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

type TriggerEvent = PreSignUpTriggerEvent | PostConfirmationTriggerEvent | CustomMessageTriggerEvent;

const env = AuthTriggersEnv.parse(process.env);
const world = { table: openTable(env.TABLE_NAME, system), now: () => system.now() };

/** Answers the user pool's triggers: who may sign up, what a new account gets, how codes are worded. The pool takes the event back, with its response filled in. */
export const handler = async (event: TriggerEvent): Promise<TriggerEvent> => {
  switch (event.triggerSource) {
    case "PreSignUp_SignUp": {
      const rule = brokenSignUpRule(event.request.userAttributes);
      if (rule) throw new Error(rule);
      return event;
    }
    case "PostConfirmation_ConfirmSignUp": {
      const { userAttributes, clientMetadata } = event.request;
      const locale = userAttributes["locale"] ?? clientMetadata?.["language"];
      await createAccount(
        world,
        userAttributes["sub"] ?? event.userName,
        personFrom({ ...userAttributes, locale }),
      );
      return event;
    }
    case "PreSignUp_AdminCreateUser":
    case "PreSignUp_ExternalProvider":
    case "PostConfirmation_ConfirmForgotPassword":
      return event;
    default:
      return wordMessage(event, env.SITE_ORIGIN);
  }
};
