import type { CustomMessageTriggerEvent } from "aws-lambda";
import type { Language } from "#contract/people/accounts.ts";
import { languageOf } from "./person.ts";
import { codeMail } from "#lambdas/people/mail/code-mail.ts";
import type { Occasion } from "#lambdas/people/mail/code-mail-texts.ts";

type Context = { readonly siteOrigin: string };

const occasionOf = ({ triggerSource }: CustomMessageTriggerEvent): Occasion | undefined => {
  switch (triggerSource) {
    case "CustomMessage_ForgotPassword":
      return "new-password";
    case "CustomMessage_AdminCreateUser":
      return "invitation";
    default:
      return undefined;
  }
};

export const languageIn = ({ request }: CustomMessageTriggerEvent): Language =>
  languageOf(request.clientMetadata?.["language"] ?? request.userAttributes["locale"]);

/** Writes subject and mail in the person's language. Messages the web app never requests keep the pool's defaults. */
export const wordMessage = (
  context: Context,
  event: CustomMessageTriggerEvent,
): CustomMessageTriggerEvent => {
  const occasion = occasionOf(event);
  if (!occasion) return event;
  const { codeParameter, usernameParameter } = event.request;
  const { subject, html } = codeMail({
    occasion,
    language: languageIn(event),
    code: codeParameter,
    userName: usernameParameter,
    siteOrigin: context.siteOrigin,
  });
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return event;
};
