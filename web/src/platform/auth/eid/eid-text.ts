import i18next from "i18next";
import type { EidHint } from "#contract/people/identity.ts";
import { failureText as textOfError } from "#web/platform/api/failure-text.ts";

/** `scan`: the app reads a code. `here`: on this device. `opened`: just opened on this device. */
export type EidWay = "scan" | "here" | "opened";

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

export const failureText = (reason: EidHint | Error, way: EidWay): string => {
  const texts = i18next.t(($) => $.eid, { returnObjects: true });
  if (reason instanceof Error) return textOfError(reason);
  return reason === "startFailed" && way === "scan" ? texts.scanFailed : texts.hints[reason];
};
