import { CampaignForm } from "#contract/points/campaigns.ts";

/** What the form holds, as it is typed. */
export type Draft = {
  readonly code: string;
  readonly kind: "percent" | "bonus";
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly packages: readonly string[];
  readonly most: string;
};

export const newDraft = (today: string): Draft => ({
  code: "",
  kind: "percent",
  amount: "",
  from: today,
  to: "",
  packages: [],
  most: "100",
});

export const numberIn = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed));

/** Off the price, or points on top. */
export const effectOf = (kind: Draft["kind"], amount: string) =>
  kind === "percent" ? { kind, percent: numberIn(amount) } : { kind, points: numberIn(amount) };

/** What is sent, where the form is in order. */
export const campaignOf = ({ code, kind, amount, from, to, packages, most }: Draft): CampaignForm =>
  CampaignForm.parse({
    code,
    effect: effectOf(kind, amount),
    validFrom: from,
    validTo: to,
    packages,
    most: numberIn(most),
  });
