const isDigit = /\p{Nd}/u;

/** The digits of all scripts stand in tens, one script after the other. */
const valueOf = (digit: string): number => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
};

/** Every digit, of whatever script, as one of ours. */
export const inOurDigits = (text: string): string =>
  text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
