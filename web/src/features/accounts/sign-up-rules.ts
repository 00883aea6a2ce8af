import type { FormRule } from "antd";
import i18next from "i18next";
import { swedishDate } from "#contract/calendar-date.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";
import { personalNumberFault } from "./personal-number-fault.ts";
import { phoneOf, type TypedPhone } from "#contract/typed-phone.ts";

const personalNumberText = (typed: string): string | undefined => {
  const fault = personalNumberFault(typed, swedishDate(new Date()));
  if (fault === undefined) return undefined;
  if ("rule" in fault) return ruleText(fault.rule);
  if ("age" in fault) return problemText("under-age", { age: fault.age });
  return i18next.t(($) => $.accounts.signUp.noBirthDate);
};

/** An empty field is fine: the number may be given later. */
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
