import { charge } from "./price.ts";
import { type PriceName, prices } from "./prices.ts";
import type { Resource } from "./template.ts";
import type { Measured } from "./measure.ts";

export const groups = { data: "Data", people: "People", work: "Work", watch: "Keys and watch" } as const;
export type Group = keyof typeof groups;

/** Something on the bill. */
export type Line = {
  readonly group: Group;
  readonly what: string;
  /** What in the template it is paid for. */
  readonly types: readonly string[];
  readonly amount: number;
  readonly price: PriceName;
};

/** What the bill is worked out from. */
export type Given = {
  readonly resources: readonly Resource[];
  readonly measured: Measured;
  /** The dollars for text messages at which the stage rings. */
  readonly smsBudget: number;
};

export const dollarsOf = ({ amount, price }: Pick<Line, "amount" | "price">): number =>
  charge(amount, prices[price]);

export const sumOf = (lines: readonly Pick<Line, "amount" | "price">[]): number =>
  lines.reduce((sum, line) => sum + dollarsOf(line), 0);
