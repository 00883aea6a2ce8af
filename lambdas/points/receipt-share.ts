import { createHmac } from "node:crypto";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";

const daysShared = 30;
const daySeconds = 86_400;

const macOf = (secret: string, orderNumber: string, until: number): string =>
  createHmac("sha256", secret).update(`receipt\n${orderNumber}\n${until}`).digest("base64url");

/** Signs a token that opens the receipt for thirty days from the end of today. */
export const receiptShare = (secret: string, orderNumber: string, now: Date): string => {
  const until = Math.ceil(now.getTime() / 1000 / daySeconds) * daySeconds + daysShared * daySeconds;
  return `${until.toString(36)}.${macOf(secret, orderNumber, until)}`;
};

export const opensReceipt = (secret: string, orderNumber: string, share: string, now: Date): boolean => {
  const [time = "", given = ""] = share.split(".");
  const until = Number.parseInt(time, 36);
  return isSameSecret(given, macOf(secret, orderNumber, until)) && until * 1000 > now.getTime();
};
