import i18next from "i18next";
import { NetworkError, ProblemError } from "#web/platform/api/errors.ts";
import { failureText, networkText } from "#web/platform/api/failure-text.ts";
import { problemText } from "#web/platform/i18n/problem-text.ts";

export type FailureText = { title: string; detail: string };

/** Below zero if money for a purchase went back after its points were used: buying 100 is then not enough. */
const owedPoints = ({ code, params }: ProblemError): number =>
  code === "insufficient-points" ? Math.max(0, -Number(params["points"] ?? 0)) : 0;

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

export const registrationFailure = (error: Error): FailureText => {
  if (error instanceof ProblemError) {
    const points = owedPoints(error);
    return points > 0
      ? {
          title: i18next.t(($) => $.registration.failures.points),
          detail: i18next.t(($) => $.common.points.owed, { points }),
        }
      : { title: titleOf(error), detail: problemText(error.code, error.params) };
  }
  const isOffline = error instanceof NetworkError && error.status === undefined;
  const title = i18next.t(($) => $.registration.failures[isOffline ? "network" : "other"]);
  return { title, detail: failureText(error) };
};

export const analysisFailure = (error: ProblemError | NetworkError): FailureText => {
  if (error instanceof NetworkError) {
    return {
      title: i18next.t(($) => $.registration.checks.technical),
      detail: networkText(error),
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
