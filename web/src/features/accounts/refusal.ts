import i18next from "i18next";
import type { ProblemCode } from "#contract/problems.ts";
import { NetworkError, ProblemError } from "#web/api/errors.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";

/** What the dialog says. Of someone under age it says why, of someone with an account how to come in. */
export type Refusal = {
  readonly title: string;
  readonly text: string;
  readonly about: "age" | "account" | "other";
};

/** Why no account came about. */
export const refusalOf = (error: Error): Refusal => {
  const titles = i18next.t(($) => $.accounts.register.refusals, { returnObjects: true });
  if (error instanceof NetworkError)
    return { title: titles.other, text: i18next.t(($) => $.common.errors.network), about: "other" };
  if (!(error instanceof ProblemError))
    return { title: titles.other, text: i18next.t(($) => $.common.errors.unexpected), about: "other" };
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

/** The fields that the API found wrong, by their names, each with what is wrong. */
export const fieldErrorsOf = (error: Error): { name: string; errors: string[] }[] =>
  error instanceof ProblemError
    ? error.issues.map(({ path, rule }) => ({
        name: path.split(".").at(-1) ?? path,
        errors: [ruleText(rule)],
      }))
    : [];

/** What the order of a registration does not outlive: it is begun again, or not at all. */
const lastWords: readonly ProblemCode[] = [
  "eid-order-not-found",
  "eid-order-ended",
  "account-erasing",
  "personal-number-taken",
  "under-age",
];

export const endsOrder = (error: Error): boolean =>
  error instanceof ProblemError && lastWords.includes(error.code);

/** Nobody waited for it so long, or it was ended elsewhere. */
export const hasRunOut = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "eid-order-not-found" || error.code === "eid-order-ended");

/** What is corrected in the form, and has a dialog of its own. */
export const isTaken = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "email-taken" || error.code === "phone-taken");
