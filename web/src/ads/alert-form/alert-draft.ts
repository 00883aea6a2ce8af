import { type Alert, AlertCriteria, type AlertKind } from "#contract/ads/alerts.ts";
import type { FieldIssue } from "#contract/platform/problems.ts";
import { parseOptionalSum } from "#contract/platform/typed-sum.ts";
import { ruleOf } from "#contract/platform/field-rules.ts";

export type AlertSettings = Pick<Alert, "name" | "kind" | "criteria">;

/** The form as typed; empty fields are "". */
export type AlertDraft = {
  readonly kind: AlertKind;
  readonly electric: boolean;
} & Readonly<Record<TypedField, string>>;

type TypedField =
  | "name"
  | "brand"
  | "model"
  | "type"
  | "color"
  | "city"
  | "radius"
  | "priceFrom"
  | "priceTo"
  | "words";

/** The rule that each field breaks. */
export type Faults = Readonly<Partial<Record<string, string>>>;

export const draftOf = ({ name, kind, criteria }: AlertSettings): AlertDraft => ({
  name,
  kind,
  electric: criteria.electric === true,
  brand: criteria.brand ?? "",
  model: criteria.model ?? "",
  type: criteria.type ?? "",
  color: criteria.color ?? "",
  city: criteria.city ?? "",
  radius: String(criteria.radius ?? ""),
  priceFrom: String(criteria.priceFrom ?? ""),
  priceTo: String(criteria.priceTo ?? ""),
  words: criteria.words ?? "",
});

const textOf = (typed: string): string | undefined => (typed.trim() === "" ? undefined : typed.trim());

export const faultsOf = (issues: readonly FieldIssue[]): Faults =>
  Object.fromEntries(issues.map(({ path, rule }) => [path.split(".").at(-1), rule]));

/** Reads the settings, or returns the faults. Only ads have prices, and a radius needs a town. */
export const settingsOf = (draft: AlertDraft): { settings: AlertSettings } | { faults: Faults } => {
  const isAd = draft.kind === "ads";
  const parsed = AlertCriteria.safeParse({
    brand: textOf(draft.brand),
    model: textOf(draft.model),
    type: textOf(draft.type),
    color: textOf(draft.color),
    city: textOf(draft.city),
    radius: textOf(draft.city) === undefined ? undefined : parseOptionalSum(draft.radius),
    electric: draft.electric || undefined,
    priceFrom: isAd ? parseOptionalSum(draft.priceFrom) : undefined,
    priceTo: isAd ? parseOptionalSum(draft.priceTo) : undefined,
    words: textOf(draft.words),
  });
  const name = draft.name.trim();
  if (parsed.success && name !== "") return { settings: { name, kind: draft.kind, criteria: parsed.data } };
  const issues = parsed.error?.issues ?? [];
  return {
    faults: {
      ...faultsOf(issues.map(({ path, message }) => ({ path: path.join("."), rule: ruleOf(message) }))),
      ...(name === "" && { name: "required" }),
    },
  };
};
