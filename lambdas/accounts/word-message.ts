import type { CustomMessageTriggerEvent } from "aws-lambda";
import { codeMail } from "#lambdas/accounts/code-mail.ts";
import type { Occasion } from "#lambdas/accounts/code-mail-texts.ts";
import { languageOf } from "#lambdas/accounts/person.ts";

const occasionOf = (source: CustomMessageTriggerEvent["triggerSource"]): Occasion | undefined => {
  switch (source) {
    case "CustomMessage_SignUp":
    case "CustomMessage_ResendCode":
      return "sign-up";
    case "CustomMessage_ForgotPassword":
      return "new-password";
    case "CustomMessage_UpdateUserAttribute":
    case "CustomMessage_VerifyUserAttribute":
      return "changed-email";
    case "CustomMessage_AdminCreateUser":
      return "invitation";
    case "CustomMessage_Authentication":
      return undefined;
  }
};

/** Fills in subject and mail in the person's language. Text messages keep the pool's own words. */
export const wordMessage = (
  event: CustomMessageTriggerEvent,
  siteOrigin: string,
): CustomMessageTriggerEvent => {
  const occasion = occasionOf(event.triggerSource);
  if (!occasion) return event;
  const { userAttributes, codeParameter, usernameParameter, clientMetadata } = event.request;
  const { subject, html } = codeMail({
    occasion,
    language: languageOf(clientMetadata?.["language"] ?? userAttributes["locale"]),
    code: codeParameter,
    userName: usernameParameter,
    siteOrigin: siteOrigin.replace(/\/$/, ""),
  });
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return event;
};
