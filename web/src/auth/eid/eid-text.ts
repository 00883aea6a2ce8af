import i18next from "i18next";
import type { EidHint } from "#contract/identity.ts";
import { ProblemError, NetworkError } from "#web/api/errors.ts";
import { problemText } from "#web/i18n/problem-text.ts";

/** How the person reaches the app: it reads a code, or it is opened on this very device, which may just have been done. */
export type EidWay = "scan" | "here" | "opened";

/** What to do while the app is waited for. */
export const waitingText = (hint: EidHint | undefined, way: EidWay): string => {
  const texts = i18next.t(($) => $.eid, { returnObjects: true });
  switch (hint) {
    case undefined:
    case "outstandingTransaction":
    case "noClient":
      if (way === "scan") return texts.scan;
      return way === "opened" ? texts.opening : texts.hints.noClient;
    case "unknown":
      return texts.pending;
    default:
      return texts.hints[hint];
  }
};

/** Why an order came to nothing, in the app or before. */
export const failureText = (reason: EidHint | Error, way: EidWay): string => {
  const texts = i18next.t(($) => $.eid, { returnObjects: true });
  if (reason instanceof ProblemError) return problemText(reason.code, reason.params);
  if (reason instanceof NetworkError) return i18next.t(($) => $.common.errors.network);
  if (reason instanceof Error) return i18next.t(($) => $.common.errors.unexpected);
  return reason === "startFailed" && way === "scan" ? texts.scanFailed : texts.hints[reason];
};
