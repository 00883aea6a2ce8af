export type Period = {
  readonly amount: number;
  readonly unit: "hour" | "day" | "month" | "year";
};

/** Legal basis, by Article 6(1) of the GDPR. */
type Ground = "contract" | "legal obligation" | "legitimate interest" | "consent";

/** Deleted by the item's own expiry, a bucket or log rule, or a job by name. */
type Enforcement = "ttl" | "bucket" | "log" | { readonly job: string };

export type Retention = {
  readonly by: Enforcement;
  readonly from: string;
  readonly period: Period;
  readonly ground: Ground;
  /** Names of the items in the table. */
  readonly entities: readonly string[];
};

export const hours = (amount: number): Period => ({ amount, unit: "hour" });
export const days = (amount: number): Period => ({ amount, unit: "day" });
export const months = (amount: number): Period => ({ amount, unit: "month" });
export const years = (amount: number): Period => ({ amount, unit: "year" });

export const after = (from: string, period: Period) => ({
  by: (by: Enforcement, ground: Ground, ...entities: readonly string[]): Retention => ({
    by,
    from,
    period,
    ground,
    entities,
  }),
});
