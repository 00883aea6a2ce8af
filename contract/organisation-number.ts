import { hasCheckDigit } from "#contract/luhn.ts";

/** Takes digits only, with or without the 16 that stands where a person has a century. A sole trader's number is a personal number and is not meant here. */
export const isOrganisationNumber = (digits: string): boolean => {
  // The first digit is the kind of organisation (0 and 4 are not given out); the third and fourth are at least 20, so that it is never a date.
  const number = /^(?:16)?([1-35-9]\d[2-9]\d{7})$/.exec(digits)?.[1];
  return number !== undefined && hasCheckDigit(number);
};
