import type { Language } from "#contract/people/accounts.ts";

/** Writes an amount in öre as kronor: `149 kr`, `1 490,50 kr`, `SEK 1,490.50`. */
export const kronor = (language: Language, ore: number): string => {
  const amount = (ore / 100).toLocaleString(language, { minimumFractionDigits: ore % 100 === 0 ? 0 : 2 });
  return language === "sv" ? `${amount} kr` : `SEK ${amount}`;
};
