import { minimumAge } from "#contract/accounts.ts";
import { type CalendarDate, ageOn, swedishDate } from "#contract/calendar-date.ts";
import type { PersonalNumber } from "#contract/personal-number.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";

/** The last day on which someone with this number can have been born. Some coordination numbers say no month or no day. */
const latestBirth = ({ digits, birthDate }: PersonalNumber): CalendarDate => {
  if (birthDate) return birthDate;
  const [year, month] = [Number(digits.slice(0, 4)), Number(digits.slice(4, 6)) || 12];
  return { year, month, day: new Date(Date.UTC(year, month, 0)).getUTCDate() };
};

/** Throws `under-age` unless the number alone shows that its owner is of age, in Sweden today. */
export const assertOfAge = (number: PersonalNumber, now: Date): void => {
  const age = ageOn(latestBirth(number), swedishDate(now));
  if (age < minimumAge) throw new ProblemError("under-age", { params: { age: Math.max(0, age) } });
};
