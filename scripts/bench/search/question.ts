import type { Field } from "#lambdas/bikes/index/aliases.ts";
import type { Card } from "#lambdas/bikes/index/card.ts";
import type { Dice } from "#local/seed/sweden/random.ts";

export type FieldsAsked = Readonly<Partial<Record<Field, string>>>;

export type Question = { readonly page: number } & (
  | { readonly kind: "number"; readonly typed: string; readonly meant: Card }
  | { readonly kind: "prefix"; readonly typed: string }
  | { readonly kind: "filters"; readonly fields: FieldsAsked; readonly status: "any" | "stolen" }
  | { readonly kind: "text"; readonly typed: string }
);

export type Cards = readonly [Card, ...Card[]];

export type QueryClass = {
  readonly name: string;
  /** Maximum read units of a page. */
  readonly limit: number;
  readonly ask: (dice: Dice, cards: Cards) => Question;
};
