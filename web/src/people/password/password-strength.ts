import { minimumPasswordLength } from "#contract/people/accounts.ts";

export type PasswordStrength = "short" | "weak" | "fair" | "strong";

const commonStarts = /^(?:password|lösenord|losenord|qwerty|abc123|hejsan|sommar|cykel)/i;

/** Runs such as "abc" or "aaa" add length but are easy to guess. */
const guesses = (password: string): number => {
  const codes = Array.from(password.toLowerCase(), (letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -1)) > 1).length;
};

/** A hint, not a rule: counts length, not kinds of characters. `known` are words others know about the person. */
export const passwordStrength = (password: string, known: readonly string[]): PasswordStrength => {
  if (password.length < minimumPasswordLength) return "short";
  const lower = password.toLowerCase();
  const knownParts = known.filter((word) => word.length > 2 && lower.includes(word.toLowerCase()));
  const left = knownParts.reduce((length, word) => length - word.length, guesses(password));
  const worth = commonStarts.test(password) ? left - 5 : left;
  if (worth < 7) return "weak";
  return worth < 13 ? "fair" : "strong";
};
