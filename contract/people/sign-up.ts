import * as z from "zod";
import { Code, Email, Language } from "./accounts.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { FullName } from "#contract/platform/full-name.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** Random, from the browser: nobody else can continue its sign-up or use up its code. */
const SignUpKey = z.string().regex(/^[\w-]{22,64}$/, rule("format"));

const NewSignUp = z.object({ email: Email, key: SignUpKey, fullName: FullName, language: Language });
export type NewSignUp = z.infer<typeof NewSignUp>;

const SignUpConfirmation = z.object({ email: Email, key: SignUpKey, code: Code });
export type SignUpConfirmation = z.infer<typeof SignUpConfirmation>;

export const signUpRoutes = defineRoutes({
  startSignUp: {
    method: "POST",
    path: "/sign-ups",
    access: "public",
    summary:
      "Start creating an account by email, or send another code; the answer is the same whether the address is free or not, and only the mail tells",
    body: NewSignUp,
    response: z.object({ resendAfterSeconds: z.number().int() }),
    problems: ["too-many-requests", "sign-ups-closed"],
  },
  confirmSignUp: {
    method: "POST",
    path: "/sign-ups/confirmation",
    access: "public",
    summary: "Create the account with the mailed code; the password is chosen at the first sign-in",
    body: SignUpConfirmation,
    /** Valid for one sign-in, at which the pool asks for a new password. */
    response: z.object({ firstPassword: z.string() }),
    problems: ["code-wrong", "code-expired", "email-taken"],
  },
});
