import i18next from "i18next";
import { type FieldRule, fieldRules } from "#contract/field-rules.ts";
import type { ProblemCode } from "#contract/problems.ts";
import { loadTexts } from "./i18n.ts";

const raw = { returnObjects: true, skipInterpolation: true } as const;

const textsOfProblems = (): Partial<Record<string, string>> => ({
  ...i18next.t(($) => $.rareProblems, raw),
  ...i18next.t(($) => $.problems, raw),
});

/** Fetches the words for a problem that few requests are answered. Without them it is said to be something unexpected. */
export const fetchProblemText = async (code: ProblemCode): Promise<void> => {
  if (i18next.exists(`problems.${code}`)) return;
  await loadTexts(["rareProblems"]).catch(() => undefined);
};

/** The text of a problem in the page's language. `params` are what the API sent with it. */
export const problemText = (code: ProblemCode, params: Record<string, string | number> = {}): string => {
  const text = textsOfProblems()[code] ?? i18next.t(($) => $.problems.internal);
  return i18next.services.interpolator.interpolate(text, params, i18next.language, {});
};

const isFieldRule = (name: string): name is FieldRule => fieldRules.some((rule) => rule === name);

/** The text of a field rule; whatever is no rule of ours reads as the rule `format`. */
export const ruleText = (rule: string): string =>
  i18next.t(($) => $.rules[isFieldRule(rule) ? rule : "format"]);
