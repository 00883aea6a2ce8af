import { swedishDate } from "#contract/calendar-date.ts";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { ReceiptNumber } from "#contract/ownership-receipts.ts";
import type { SoughtAs } from "#contract/people-admin.ts";
import { OrderNumber } from "#contract/points/receipts.ts";
import { phoneOf } from "#contract/typed-phone.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";

/** What was typed, in the one spelling by which it is found. */
export type Sought = { readonly as: SoughtAs; readonly value: string };

const accountId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Receipts of purchases are numbered from one on. */
const receiptOfPurchase = /^\d{1,7}$/;
const writtenPhone = /^(?:\+|00?[1-9])/;

const numbered = (typed: string): Sought | undefined => {
  const number = typed.toUpperCase().replaceAll(/\s/g, "");
  if (OrderNumber.safeParse(number).success) return { as: "order", value: number };
  if (ReceiptNumber.safeParse(number).success || receiptOfPurchase.test(number))
    return { as: "receipt", value: number };
  return undefined;
};

const dialled = (typed: string): Sought | undefined => {
  const phone = writtenPhone.test(typed) ? phoneOf({ country: "46", number: typed }) : undefined;
  return phone === undefined ? undefined : { as: "phone", value: phone };
};

/** Tells by its form what was typed. What could be a personal number is refused, whatever else it could be: nobody is found by one. */
export const soughtIn = (q: string, now: Date): Sought => {
  const typed = q.trim();
  if (hidePersonalNumbers(typed, swedishDate(now)) !== typed)
    throw new ProblemError("personal-number-not-searched");
  const small = typed.toLowerCase();
  if (typed.includes("@")) return { as: "email", value: small };
  if (accountId.test(small)) return { as: "account", value: small };
  const found = numbered(typed) ?? dialled(typed);
  if (found !== undefined) return found;
  return /\d/.test(typed)
    ? { as: "frame-number", value: canonicalFrameNumber(typed) }
    : { as: "name", value: typed };
};
