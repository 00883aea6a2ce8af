import i18next from "i18next";
import type { ProblemCode } from "#contract/platform/problems.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { problemText, ruleText } from "#web/platform/i18n/problem-text.ts";

/** `age` adds an explanation, `account` a link to sign in. */
export type Refusal = {
  readonly title: string;
  readonly text: string;
  readonly about: "age" | "account" | "other";
};

export const refusalOf = (error: Error): Refusal => {
  const titles = i18next.t(($) => $.register.refusals, { returnObjects: true });
  if (!(error instanceof ProblemError))
    return { title: titles.other, text: failureText(error), about: "other" };
  const { code, params } = error;
  switch (code) {
    case "under-age":
      return { title: titles[code], text: problemText(code, params), about: "age" };
    case "email-taken":
    case "personal-number-taken":
      return { title: titles[code], text: problemText(code), about: "account" };
    case "phone-taken":
      return { title: titles[code], text: problemText(code), about: "other" };
    default:
      return { title: titles.other, text: problemText(code, params), about: "other" };
  }
};

export const fieldErrorsOf = (error: Error): { name: string; errors: string[] }[] =>
  error instanceof ProblemError
    ? error.issues.map(({ path, rule }) => ({
        name: path.split(".").at(-1) ?? path,
        errors: [ruleText(rule)],
      }))
    : [];

/** These problems end the order, so registration starts again or is impossible. */
const endingProblems: readonly ProblemCode[] = [
  "eid-order-not-found",
  "eid-order-ended",
  "account-erasing",
  "personal-number-taken",
  "under-age",
];

export const endsOrder = (error: Error): boolean =>
  error instanceof ProblemError && endingProblems.includes(error.code);

/** The order expired or was ended elsewhere. */
export const hasRunOut = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "eid-order-not-found" || error.code === "eid-order-ended");

export const isTaken = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "email-taken" || error.code === "phone-taken");
