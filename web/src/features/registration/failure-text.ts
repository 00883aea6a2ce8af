import i18next from "i18next";
import { NetworkError, ProblemError } from "#web/api/errors.ts";
import { problemText } from "#web/i18n/problem-text.ts";

export type FailureText = { title: string; detail: string };

const titleOf = ({ code }: ProblemError): string => {
  switch (code) {
    case "insufficient-points":
      return i18next.t(($) => $.registration.review.tooFew);
    case "forbidden":
      return i18next.t(($) => $.registration.failures.permission);
    case "receipt-not-verified":
      return i18next.t(($) => $.registration.pictures.notVerified);
    case "personal-number-missing":
    case "identity-level-too-low":
      return i18next.t(($) => $.registration.failures.profile);
    default:
      return i18next.t(($) => $.registration.failures.other);
  }
};

/** Why a registration did not come about, in a title and a sentence. */
export const registrationFailure = (error: Error): FailureText => {
  if (error instanceof ProblemError)
    return { title: titleOf(error), detail: problemText(error.code, error.params) };
  const title =
    error instanceof NetworkError
      ? i18next.t(($) => $.registration.failures.network)
      : i18next.t(($) => $.registration.failures.other);
  return { title, detail: i18next.t(($) => $.common.errors.network) };
};

/** Why an analysis did not come about. */
export const analysisFailure = (error: ProblemError | NetworkError): FailureText => {
  if (error instanceof NetworkError) {
    return {
      title: i18next.t(($) => $.registration.checks.technical),
      detail: i18next.t(($) => $.common.errors.network),
    };
  }
  const detail = problemText(error.code, error.params);
  switch (error.code) {
    case "personal-number-missing":
      return { title: i18next.t(($) => $.registration.failures.profile), detail };
    case "analysis-failed":
      return { title: i18next.t(($) => $.registration.checks.combinedFailed), detail };
    default:
      return { title: i18next.t(($) => $.registration.checks.broken), detail };
  }
};
