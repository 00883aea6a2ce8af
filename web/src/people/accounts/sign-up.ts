import type { Newcomer } from "./sign-up-api.ts";
import { cleanEmail } from "./email-rules.ts";
import { phoneOf, type TypedPhone } from "#contract/people/typed-phone.ts";
import type { Details } from "./save-details.ts";

export type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly personalNumber?: string;
  readonly phone?: TypedPhone;
};

export const newcomerOf = ({ email, password, fullName }: SignUp): Newcomer => ({
  email: cleanEmail(email),
  password,
  fullName: fullName.trim(),
});

export const detailsOf = ({ personalNumber = "", phone }: Omit<SignUp, keyof Newcomer>): Details => {
  const number = phone?.number.trim() ? phoneOf(phone) : undefined;
  return {
    ...(personalNumber.trim() !== "" && { personalNumber }),
    ...(number !== undefined && { phone: number }),
  };
};
