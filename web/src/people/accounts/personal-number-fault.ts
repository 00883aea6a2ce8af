import { minimumAge } from "#contract/people/accounts.ts";
import { ageOn, type CalendarDate } from "#contract/platform/calendar-date.ts";
import type { FieldRule } from "#contract/platform/field-rules.ts";
import { readPersonalNumber } from "#contract/platform/personal-number.ts";

export type PersonalNumberFault =
  | { readonly rule: FieldRule }
  | { readonly age: number }
  /** A coordination number without a full date proves no age. */
  | { readonly birthDate: "unknown" };

/** Undefined if the number can be declared. */
export const personalNumberFault = (typed: string, today: CalendarDate): PersonalNumberFault | undefined => {
  const reading = readPersonalNumber(typed, today);
  if (!reading.ok) return { rule: reading.rule };
  if (reading.birthDate === undefined) return { birthDate: "unknown" };
  const age = ageOn(reading.birthDate, today);
  return age < minimumAge ? { age } : undefined;
};
