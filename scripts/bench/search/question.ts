import type { Field } from "#lambdas/shared/search-index/aliases.ts";
import type { Card } from "#lambdas/shared/search-index/card.ts";
import type { Dice } from "#local/seed/sweden/random.ts";

export type FieldsAsked = Readonly<Partial<Record<Field, string>>>;

/** What someone wants to know, said so that both registers can be asked. */
export type Question = { readonly page: number } & (
  | { readonly kind: "number"; readonly typed: string; readonly meant: Card }
  | { readonly kind: "prefix"; readonly typed: string }
  | { readonly kind: "filters"; readonly fields: FieldsAsked; readonly status: "any" | "stolen" }
  | { readonly kind: "text"; readonly typed: string }
);

/** All cards of a register; there is at least one. */
export type Cards = readonly [Card, ...Card[]];

export type QueryClass = {
  readonly name: string;
  /** Read units that a page may cost. */
  readonly limit: number;
  readonly ask: (dice: Dice, cards: Cards) => Question;
};
