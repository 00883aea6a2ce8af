import i18next from "i18next";
import { problemText, ruleText } from "#web/platform/i18n/problem-text.ts";
import { NetworkError, ProblemError } from "./errors.ts";

export const networkText = ({ status }: NetworkError): string =>
  status === undefined ? i18next.t(($) => $.common.errors.network) : problemText("unavailable");

/** The text of a failed call; a violated field rule goes first. */
export const failureText = (error: Error): string => {
  if (error instanceof NetworkError) return networkText(error);
  if (!(error instanceof ProblemError)) return i18next.t(($) => $.common.errors.unexpected);
  const [issue] = error.issues;
  return issue === undefined ? problemText(error.code, error.params) : ruleText(issue.rule);
};
