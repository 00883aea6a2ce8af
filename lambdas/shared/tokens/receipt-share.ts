import { createHmac, timingSafeEqual } from "node:crypto";

const daysShared = 30;
const daySeconds = 86_400;

const macOf = (secret: string, orderNumber: string, until: number): Buffer =>
  createHmac("sha256", secret).update(`receipt\n${orderNumber}\n${until}`).digest();

/** What lets anybody who has it open this receipt for thirty days, counted from the end of today. */
export const receiptShare = (secret: string, orderNumber: string, now: Date): string => {
  const until = Math.ceil(now.getTime() / 1000 / daySeconds) * daySeconds + daysShared * daySeconds;
  return `${until.toString(36)}.${macOf(secret, orderNumber, until).toString("base64url")}`;
};

/** Takes the same time whatever is wrong. */
export const opensReceipt = (secret: string, orderNumber: string, share: string, now: Date): boolean => {
  const [time = "", given = ""] = share.split(".");
  const until = Number.parseInt(time, 36);
  const wanted = macOf(secret, orderNumber, until).toString("base64url");
  const isSigned =
    Buffer.byteLength(given) === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
  return isSigned && until * 1000 > now.getTime();
};
