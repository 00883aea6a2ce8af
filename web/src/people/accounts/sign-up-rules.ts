import type { FormRule } from "antd";
import i18next from "i18next";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { problemText, ruleText } from "#web/platform/i18n/problem-text.ts";
import { personalNumberFault } from "./personal-number-fault.ts";
import { phoneOf, type TypedPhone } from "#contract/people/typed-phone.ts";

const personalNumberText = (typed: string): string | undefined => {
  const fault = personalNumberFault(typed, swedishDate(new Date()));
  if (fault === undefined) return undefined;
  if ("rule" in fault) return ruleText(fault.rule);
  if ("age" in fault) return problemText("under-age", { age: fault.age });
  return i18next.t(($) => $.accounts.signUp.noBirthDate);
};

/** Optional: the number may be added later. */
export const personalNumberRules = (): FormRule[] => [
  {
    validator: async (_rule, typed: string | undefined) => {
      const text = typed?.trim() ? personalNumberText(typed) : undefined;
      if (text !== undefined) throw new Error(text);
    },
  },
];

export const phoneRules = (): FormRule[] => [
  {
    validator: async (_rule, typed: TypedPhone | undefined) => {
      if (typed?.number.trim() && phoneOf(typed) === undefined) throw new Error(ruleText("phone-format"));
    },
  },
];
