import * as z from "zod";
import { Code, Email } from "./accounts.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** The former address can be restored this long, and is reserved meanwhile. */
export const daysToTakeBack = 7;

const TakeBackToken = z.string().regex(/^[\w.-]{60,200}$/, rule("format"));

export const emailChangeRoutes = defineRoutes({
  startEmailChange: {
    method: "POST",
    path: "/me/email",
    access: "signed-in",
    summary:
      "Send a code to a new email address, after a fresh sign-in; the answer is the same whether the address is free or not, and only the mail tells",
    body: z.object({ email: Email }),
    response: z.object({ resendAfterSeconds: z.number().int() }),
    problems: ["sign-in-not-recent", "account-not-found", "too-many-requests"],
  },
  confirmEmail: {
    method: "POST",
    path: "/me/email/confirmation",
    access: "signed-in",
    summary:
      "Confirm the new address with the mailed code; the account uses it from then on, and other sessions end",
    body: z.object({ code: Code }),
    response: z.object({ email: z.string() }),
    problems: ["code-wrong", "code-expired", "email-taken", "account-not-found"],
  },
  takeBackEmail: {
    method: "POST",
    path: "/email-take-backs",
    access: "public",
    summary:
      "Restore the former address of an account with the link that was mailed to it; all sessions end, and the password, passkeys and authenticator app are removed",
    body: z.object({ token: TakeBackToken }),
    response: z.object({}),
    problems: ["email-link-invalid", "email-link-used", "email-taken", "account-closed", "too-many-requests"],
  },
});
