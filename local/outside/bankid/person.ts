import * as z from "zod";
import { hasCheckDigit } from "#contract/platform/luhn.ts";

/** Twelve digits, with the check digit of the last ten. */
export const PersonalNumber = z
  .string()
  .regex(/^\d{12}$/)
  .refine((digits) => hasCheckDigit(digits.slice(2)));

export const Person = z.object({
  personalNumber: PersonalNumber,
  givenName: z.string().trim().min(1).max(100),
  surname: z.string().trim().min(1).max(100),
});
export type Person = z.infer<typeof Person>;

export const nameOf = ({ givenName, surname }: Person): string => `${givenName} ${surname}`;
