import i18next from "i18next";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";
import { NetworkError, ProblemError } from "./errors.ts";

/** Why a call came to nothing, in words: the rule a field broke where there is one. */
export const failureText = (error: Error): string => {
  if (error instanceof NetworkError) return i18next.t(($) => $.common.errors.network);
  if (!(error instanceof ProblemError)) return i18next.t(($) => $.common.errors.unexpected);
  const [issue] = error.issues;
  return issue === undefined ? problemText(error.code, error.params) : ruleText(issue.rule);
};
