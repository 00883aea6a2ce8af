import i18next from "i18next";
import { type FieldRule, fieldRules } from "#contract/field-rules.ts";
import type { ProblemCode } from "#contract/problems.ts";

/** The text of a problem in the page's language. `params` are what the API sent with it. */
export const problemText = (code: ProblemCode, params: Record<string, string | number> = {}): string => {
  const texts = i18next.t(($) => $.problems, { returnObjects: true, skipInterpolation: true });
  return i18next.services.interpolator.interpolate(texts[code], params, i18next.language, {});
};

const isFieldRule = (name: string): name is FieldRule => fieldRules.some((rule) => rule === name);

/** The text of a field rule; whatever is no rule of ours reads as the rule `format`. */
export const ruleText = (rule: string): string =>
  i18next.t(($) => $.rules[isFieldRule(rule) ? rule : "format"]);
