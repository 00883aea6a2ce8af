import type { CustomMessageTriggerEvent } from "aws-lambda";
import { languageOf } from "#lambdas/accounts/person.ts";
import { codeMail } from "#lambdas/mail/code-mail.ts";
import type { Occasion } from "#lambdas/mail/code-mail-texts.ts";

type World = {
  readonly siteOrigin: string;
  readonly lacksPassword: (userId: string) => Promise<boolean>;
};

/** Anybody can ask for a new password in somebody's name and call it a welcome: only an account without one is welcomed. */
const isWelcome = async ({ request }: CustomMessageTriggerEvent, { lacksPassword }: World) =>
  request.clientMetadata?.["occasion"] === "welcome" &&
  (await lacksPassword(request.userAttributes["sub"] ?? ""));

const occasionOf = async (event: CustomMessageTriggerEvent, world: World): Promise<Occasion | undefined> => {
  switch (event.triggerSource) {
    case "CustomMessage_SignUp":
    case "CustomMessage_ResendCode":
      return "sign-up";
    case "CustomMessage_ForgotPassword":
      return (await isWelcome(event, world)) ? "welcome" : "new-password";
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
export const wordMessage = async (
  world: World,
  event: CustomMessageTriggerEvent,
): Promise<CustomMessageTriggerEvent> => {
  const occasion = await occasionOf(event, world);
  if (!occasion) return event;
  const { userAttributes, codeParameter, usernameParameter, clientMetadata } = event.request;
  const { subject, html } = codeMail({
    occasion,
    language: languageOf(clientMetadata?.["language"] ?? userAttributes["locale"]),
    code: codeParameter,
    userName: usernameParameter,
    siteOrigin: world.siteOrigin,
  });
  event.response.emailSubject = subject;
  event.response.emailMessage = html;
  return event;
};
