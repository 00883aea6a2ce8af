import i18next from "i18next";
import { type FieldRule, fieldRules } from "#contract/platform/field-rules.ts";
import type { ProblemCode } from "#contract/platform/problems.ts";
import { loadTexts } from "./i18n.ts";

const raw = { returnObjects: true, skipInterpolation: true } as const;

const textsOfProblems = (): Partial<Record<string, string>> => ({
  ...i18next.t(($) => $.rareProblems, raw),
  ...i18next.t(($) => $.problems, raw),
});

/** Loads the texts of rare problems. Without them a general error is shown. */
export const fetchProblemText = async (code: ProblemCode): Promise<void> => {
  if (i18next.exists(`problems.${code}`)) return;
  await loadTexts(["rareProblems"]).catch(() => undefined);
};

/** `params` come from the API. */
export const problemText = (code: ProblemCode, params: Record<string, string | number> = {}): string => {
  const text = textsOfProblems()[code] ?? i18next.t(($) => $.problems.internal);
  return i18next.services.interpolator.interpolate(text, params, i18next.language, {});
};

const isFieldRule = (name: string): name is FieldRule => fieldRules.some((rule) => rule === name);

/** An unknown rule reads as `format`. */
export const ruleText = (rule: string): string =>
  i18next.t(($) => $.rules[isFieldRule(rule) ? rule : "format"]);
