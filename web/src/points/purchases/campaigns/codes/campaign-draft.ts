import { parseSum } from "#contract/platform/typed-sum.ts";
import { CampaignForm } from "#contract/points/campaigns.ts";

export type CampaignDraft = {
  readonly code: string;
  readonly kind: "percent" | "bonus";
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly packages: readonly string[];
  readonly most: string;
};

export const newDraft = (today: string): CampaignDraft => ({
  code: "",
  kind: "percent",
  amount: "",
  from: today,
  to: "",
  packages: [],
  most: "100",
});

export const effectOf = (kind: CampaignDraft["kind"], amount: string) =>
  kind === "percent" ? { kind, percent: parseSum(amount) } : { kind, points: parseSum(amount) };

export const campaignOf = ({ code, kind, amount, from, to, packages, most }: CampaignDraft): CampaignForm =>
  CampaignForm.parse({
    code,
    effect: effectOf(kind, amount),
    validFrom: from,
    validTo: to,
    packages,
    most: parseSum(most),
  });
