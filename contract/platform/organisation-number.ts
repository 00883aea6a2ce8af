import { hasCheckDigit } from "./luhn.ts";

/** Takes digits only, with or without a leading 16. False for a sole trader, whose number is a personal number. */
export const isOrganisationNumber = (digits: string): boolean => {
  // The first digit is the kind of organisation, never 0 or 4. The third and fourth are 20 or more, so that the number is never a date.
  const number = /^(?:16)?([1-35-9]\d[2-9]\d{7})$/.exec(digits)?.[1];
  return number !== undefined && hasCheckDigit(number);
};
