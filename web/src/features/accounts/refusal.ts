import i18next from "i18next";
import { NetworkError, ProblemError } from "#web/api/errors.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";

/** What the dialog says. Of somebody under age it says why, of somebody with an account how to come in. */
export type Refusal = {
  readonly title: string;
  readonly text: string;
  readonly about: "age" | "account" | "other";
};

export const underAge = (age: string | number): Refusal => ({
  title: i18next.t(($) => $.accounts.register.refusals["under-age"]),
  text: problemText("under-age", { age }),
  about: "age",
});

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
      return underAge(params["age"] ?? "");
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
