import * as z from "zod";
import { maskEmail } from "./attributes.ts";
import { CognitoError } from "./errors.ts";
import { triggerAttributes, type Triggers } from "./triggers.ts";
import type { User } from "./users.ts";

export type Mail = { from?: string | undefined; to: string; subject: string; html: string; text: string };
export type SendMail = (mail: Mail) => Promise<void>;

export type Message = {
  kind:
    | "SignUp"
    | "ResendCode"
    | "ForgotPassword"
    | "UpdateUserAttribute"
    | "VerifyUserAttribute"
    | "AdminCreateUser";
  user: User;
  clientId: string;
  /** The code, or the temporary password of an invitation. */
  code: string;
  clientMetadata: Record<string, string> | undefined;
  to?: string;
};

/** Sends a code or an invitation; the CustomMessage trigger may replace its text. */
export type Mailer = (message: Message) => Promise<void>;

export type CodeDelivery = { AttributeName: "email"; DeliveryMedium: "EMAIL"; Destination: string };

export const deliveryTo = (email: string): CodeDelivery => ({
  AttributeName: "email",
  DeliveryMedium: "EMAIL",
  Destination: maskEmail(email),
});

const codePlace = "{####}";
const namePlace = "{username}";

const Wording = z.object({ emailSubject: z.string().nullish(), emailMessage: z.string().nullish() });

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const plainText = (html: string): string => {
  const bare = html
    .replaceAll(/<(style|head)\b[^]*?<\/\1>/gi, "")
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|h\d|li|td|tr|dt|dd|header|footer)>/gi, "\n")
    .replaceAll(/<[^>]*>/g, "");
  const signs = Object.entries(entities).toReversed();
  return signs.reduce((text, [sign, entity]) => text.replaceAll(entity, sign), bare).trim();
};

const defaultMessage = (kind: Message["kind"]): { subject: string; html: string } =>
  kind === "AdminCreateUser"
    ? {
        subject: "Your temporary password",
        html: `Your username is ${namePlace} and temporary password is ${codePlace}`,
      }
    : { subject: "Your verification code", html: `Your confirmation code is ${codePlace}` };

export const createMailer =
  (triggers: Triggers, send: SendMail): Mailer =>
  async ({ kind, user, clientId, code, clientMetadata, to = user.attributes["email"] }) => {
    if (to === undefined) throw new CognitoError("CodeDeliveryFailureException", "The user has no e-mail.");
    const invites = kind === "AdminCreateUser";
    const wording = await triggers.run(
      "CustomMessage",
      {
        source: `CustomMessage_${kind}`,
        userName: user.sub,
        clientId,
        request: {
          userAttributes: triggerAttributes(user),
          codeParameter: codePlace,
          linkParameter: "{##Click Here##}",
          usernameParameter: invites ? namePlace : null,
          clientMetadata,
        },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      },
      Wording,
    );
    const standard = defaultMessage(kind);
    const template = wording.emailMessage ?? standard.html;
    if (!template.includes(codePlace) || (invites && !template.includes(namePlace))) {
      throw new CognitoError(
        "InvalidLambdaResponseException",
        "CustomMessage left out the code or the username",
      );
    }
    const html = template.replaceAll(codePlace, escapeHtml(code)).replaceAll(namePlace, escapeHtml(to));
    const subject = wording.emailSubject ?? standard.subject;
    await send({ to, subject, html, text: plainText(html) }).catch((error: unknown) => {
      throw new CognitoError("CodeDeliveryFailureException", String(error));
    });
  };
