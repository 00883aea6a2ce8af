import { type Alert, AlertCriteria, type AlertKind } from "#contract/alerts.ts";
import type { FieldIssue } from "#contract/problems.ts";
import { ruleOf } from "#contract/field-rules.ts";

/** What an alert is for, before it is one. */
export type Wanted = Pick<Alert, "name" | "kind" | "criteria">;

/** As it is typed and chosen; empty is nothing. */
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

export const draftOf = ({ name, kind, criteria }: Wanted): AlertDraft => ({
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

/** `5 000` is a number as people write it. */
const numberOf = (typed: string): number | undefined =>
  textOf(typed) === undefined ? undefined : Number(typed.replaceAll(/\s/g, ""));

/** Where it broke which rule, by the last name of its path. */
export const faultsOf = (issues: readonly FieldIssue[]): Faults =>
  Object.fromEntries(issues.map(({ path, rule }) => [path.split(".").at(-1), rule]));

/** What is sent, or what is wrong with it. Prices are of ads only, and the way around a town needs one. */
export const wantedOf = (draft: AlertDraft): { wanted: Wanted } | { faults: Faults } => {
  const isAd = draft.kind === "ads";
  const parsed = AlertCriteria.safeParse({
    brand: textOf(draft.brand),
    model: textOf(draft.model),
    type: textOf(draft.type),
    color: textOf(draft.color),
    city: textOf(draft.city),
    radius: textOf(draft.city) === undefined ? undefined : numberOf(draft.radius),
    electric: draft.electric || undefined,
    priceFrom: isAd ? numberOf(draft.priceFrom) : undefined,
    priceTo: isAd ? numberOf(draft.priceTo) : undefined,
    words: textOf(draft.words),
  });
  const name = draft.name.trim();
  if (parsed.success && name !== "") return { wanted: { name, kind: draft.kind, criteria: parsed.data } };
  const issues = parsed.error?.issues ?? [];
  return {
    faults: {
      ...faultsOf(issues.map(({ path, message }) => ({ path: path.join("."), rule: ruleOf(message) }))),
      ...(name === "" && { name: "required" }),
    },
  };
};
