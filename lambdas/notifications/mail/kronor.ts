import type { Language } from "#contract/accounts.ts";

/** A sum in öre as it is said in kronor: `149 kr`, `149,50 kr`, `SEK 149.50`. */
export const kronor = (language: Language, ore: number): string => {
  const amount = (ore / 100).toFixed(ore % 100 === 0 ? 0 : 2);
  return language === "sv" ? `${amount.replace(".", ",")} kr` : `SEK ${amount}`;
};
