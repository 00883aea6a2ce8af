/** Tests the last digit as the modulus 10 check digit of the others. Takes digits only. */
export const hasCheckDigit = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const weighted = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return sum % 10 === 0;
};
