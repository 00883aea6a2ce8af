import { swedishDate } from "#contract/platform/calendar-date.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { ReceiptNumber } from "#contract/ownership/ownership-receipts.ts";
import type { SoughtAs } from "#contract/office/people-admin.ts";
import { OrderNumber } from "#contract/points/receipts.ts";
import { phoneOf } from "#contract/people/typed-phone.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

/** The input in its canonical spelling. */
export type PeopleSearch = { readonly as: SoughtAs; readonly value: string };

const accountId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Receipts of purchases are numbered from one. */
const receiptOfPurchase = /^\d{1,7}$/;
const writtenPhone = /^(?:\+|00?[1-9])/;

const parseNumber = (typed: string): PeopleSearch | undefined => {
  const number = typed.toUpperCase().replaceAll(/\s/g, "");
  if (OrderNumber.safeParse(number).success) return { as: "order", value: number };
  if (ReceiptNumber.safeParse(number).success || receiptOfPurchase.test(number))
    return { as: "receipt", value: number };
  return undefined;
};

const parsePhone = (typed: string): PeopleSearch | undefined => {
  const phone = writtenPhone.test(typed) ? phoneOf({ country: "46", number: typed }) : undefined;
  return phone === undefined ? undefined : { as: "phone", value: phone };
};

/** Classifies the input by its form. Anything that could be a personal number is refused. */
export const classifySearch = (q: string, now: Date): PeopleSearch => {
  const typed = q.trim();
  if (hidePersonalNumbers(typed, swedishDate(now)) !== typed)
    throw new ProblemError("personal-number-not-searched");
  const small = typed.toLowerCase();
  if (typed.includes("@")) return { as: "email", value: small };
  if (accountId.test(small)) return { as: "account", value: small };
  const parsed = parseNumber(typed) ?? parsePhone(typed);
  if (parsed !== undefined) return parsed;
  return /\d/.test(typed)
    ? { as: "frame-number", value: canonicalFrameNumber(typed) }
    : { as: "name", value: typed };
};
