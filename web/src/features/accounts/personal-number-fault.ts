import { minimumAge } from "#contract/accounts.ts";
import { ageOn, type CalendarDate } from "#contract/calendar-date.ts";
import type { FieldRule } from "#contract/field-rules.ts";
import { readPersonalNumber } from "#contract/personal-number.ts";

export type PersonalNumberFault =
  | { readonly rule: FieldRule }
  | { readonly age: number }
  /** A coordination number without a full date proves no age. */
  | { readonly birthDate: "unknown" };

/** Why a personal number cannot be declared; undefined where it can. */
export const personalNumberFault = (typed: string, today: CalendarDate): PersonalNumberFault | undefined => {
  const reading = readPersonalNumber(typed, today);
  if (!reading.ok) return { rule: reading.rule };
  if (reading.birthDate === undefined) return { birthDate: "unknown" };
  const age = ageOn(reading.birthDate, today);
  return age < minimumAge ? { age } : undefined;
};
