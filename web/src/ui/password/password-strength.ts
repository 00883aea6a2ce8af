import { minimumPasswordLength } from "#contract/accounts.ts";

export type PasswordStrength = "short" | "weak" | "fair" | "strong";

const commonStarts = /^(?:password|lösenord|losenord|qwerty|abc123|hejsan|sommar|cykel)/i;

/** Keys in a row and one character again and again add length but nothing to guess. */
const guesses = (password: string): number => {
  const codes = Array.from(password.toLowerCase(), (letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -1)) > 1).length;
};

/** A hint, never a rule: length counts, which characters they are does not. `known` is what others know of the person. */
export const passwordStrength = (password: string, known: readonly string[]): PasswordStrength => {
  if (password.length < minimumPasswordLength) return "short";
  const lower = password.toLowerCase();
  const telling = known.filter((word) => word.length > 2 && lower.includes(word.toLowerCase()));
  const left = telling.reduce((length, word) => length - word.length, guesses(password));
  const worth = commonStarts.test(password) ? left - 5 : left;
  if (worth < 7) return "weak";
  return worth < 13 ? "fair" : "strong";
};
