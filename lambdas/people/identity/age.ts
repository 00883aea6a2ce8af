import { minimumAge } from "#contract/people/accounts.ts";
import { type CalendarDate, ageOn, swedishDate } from "#contract/platform/calendar-date.ts";
import type { PersonalNumber } from "#contract/platform/personal-number.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

/** The latest possible birth date, because some coordination numbers lack a month or day. */
const latestBirth = ({ digits, birthDate }: PersonalNumber): CalendarDate => {
  if (birthDate) return birthDate;
  const [year, month] = [Number(digits.slice(0, 4)), Number(digits.slice(4, 6)) || 12];
  return { year, month, day: new Date(Date.UTC(year, month, 0)).getUTCDate() };
};

/** Throws `under-age` unless the number alone proves the age, in Sweden today. */
export const assertOfAge = (number: PersonalNumber, now: Date): void => {
  const age = ageOn(latestBirth(number), swedishDate(now));
  if (age < minimumAge) throw new ProblemError("under-age", { params: { age: Math.max(0, age) } });
};
