import { charge } from "./price.ts";
import { type PriceName, prices } from "./prices.ts";
import type { Resource } from "./template.ts";
import type { Measured } from "./measure.ts";

export const groups = { data: "Data", people: "People", work: "Work", watch: "Keys and monitoring" } as const;
export type Group = keyof typeof groups;

export type Line = {
  readonly group: Group;
  readonly what: string;
  /** The resource types that the line pays for. */
  readonly types: readonly string[];
  readonly amount: number;
  readonly price: PriceName;
};

export type Given = {
  readonly resources: readonly Resource[];
  readonly measured: Measured;
  /** Dollars of text messages at which the stage's alarm rings. */
  readonly smsBudget: number;
};

export const dollarsOf = ({ amount, price }: Pick<Line, "amount" | "price">): number =>
  charge(amount, prices[price]);

export const sumOf = (lines: readonly Pick<Line, "amount" | "price">[]): number =>
  lines.reduce((sum, line) => sum + dollarsOf(line), 0);
