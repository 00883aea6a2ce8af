import { CampaignForm } from "#contract/campaigns.ts";

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

export type Fault = "code" | "percent" | "bonus" | "from" | "to" | "most";

export const newDraft = (today: string): Draft => ({
  code: "",
  kind: "percent",
  amount: "",
  from: today,
  to: "",
  packages: [],
  most: "100",
});

const numberIn = (typed: string): number => (typed.trim() === "" ? Number.NaN : Number(typed));

const faultAt = (path: PropertyKey | undefined, kind: Draft["kind"]): Fault | undefined => {
  switch (path) {
    case "code":
      return "code";
    case "effect":
      return kind;
    case "validFrom":
      return "from";
    case "validTo":
      return "to";
    case "most":
      return "most";
    default:
      return undefined;
  }
};

/** What is sent, or which fields are wrong. */
export const checkDraft = (draft: Draft): { form: CampaignForm } | { faults: ReadonlySet<Fault> } => {
  const amount = numberIn(draft.amount);
  const checked = CampaignForm.safeParse({
    code: draft.code,
    effect:
      draft.kind === "percent" ? { kind: "percent", percent: amount } : { kind: "bonus", points: amount },
    validFrom: draft.from,
    validTo: draft.to,
    packages: draft.packages,
    most: numberIn(draft.most),
  });
  if (checked.success) return { form: checked.data };
  const faults = checked.error.issues.map(({ path }) => faultAt(path[0], draft.kind));
  return { faults: new Set(faults.filter((fault) => fault !== undefined)) };
};
