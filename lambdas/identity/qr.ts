import { createHmac } from "node:crypto";
import type { EidStarted } from "#lambdas/identity/eid.ts";

/** The content of the QR code in the given second of an order. BankID's app takes it for a few seconds only, so a picture of it is soon worth nothing. */
export const qrContent = (
  { qrStartToken, qrStartSecret }: Pick<EidStarted, "qrStartToken" | "qrStartSecret">,
  second: number,
): string => {
  const proof = createHmac("sha256", qrStartSecret).update(String(second)).digest("hex");
  return `bankid.${qrStartToken}.${second}.${proof}`;
};

export const secondsSince = (startedAt: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(startedAt)) / 1000));
