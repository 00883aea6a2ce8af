import i18next from "i18next";
import type { ReceiptChecks } from "#contract/analyses.ts";

/** What a receipt did not show, in words. */
export const failedChecks = ({ frameNumber, personalNumber, seller }: ReceiptChecks): string[] => {
  const texts = i18next.t(($) => $.registration.checks, { returnObjects: true });
  return [
    ...(frameNumber === "mismatch" || frameNumber === "missing" ? [texts.frameNumber[frameNumber]] : []),
    ...(personalNumber ? [] : [texts.personalNumber.no]),
    ...(seller ? [] : [texts.seller.no]),
  ];
};
