import { createHmac } from "node:crypto";
import type { EidStarted } from "./eid.ts";

/** The QR code for a given second of the order. BankID accepts it for a few seconds, so a photo of it is useless. */
export const qrContent = (
  { qrStartToken, qrStartSecret }: Pick<EidStarted, "qrStartToken" | "qrStartSecret">,
  second: number,
): string => {
  const proof = createHmac("sha256", qrStartSecret).update(String(second)).digest("hex");
  return `bankid.${qrStartToken}.${second}.${proof}`;
};

export const secondsSince = (startedAt: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(startedAt)) / 1000));
