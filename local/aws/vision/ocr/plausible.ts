const luhnHolds = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

const IDENTITY_NUMBER = /(?<!\d)(?:19|20|16)?(\d{6})[-–—+]?(\d{4})(?!\d)/;
const DATE = /(?<!\d)(?:19|20)\d{2}-(\d{2})-(\d{2})(?!\d)/;

/** Checks identity numbers and dates: 1 valid, -1 invalid, 0 nothing to check. */
export const plausibility = (text: string): -1 | 0 | 1 => {
  const identity = IDENTITY_NUMBER.exec(text);
  if (identity !== null) return luhnHolds(`${identity[1]}${identity[2]}`) ? 1 : -1;
  const date = DATE.exec(text);
  if (date === null) return 0;
  const [month, day] = [Number(date[1]), Number(date[2])];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? 1 : -1;
};

/** Capital letters and digits without accents, to compare readings of the same print. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, "");

/** Numbers have four digits or more: one wrong character makes them useless. */
export const isNumber = (text: string): boolean => text.replaceAll(/\D/g, "").length >= 4;
