import type { FormRule } from "antd";
import i18next from "i18next";
import { swedishDate } from "#contract/calendar-date.ts";
import type { FieldRule } from "#contract/field-rules.ts";
import { ruleText } from "#web/i18n/problem-text.ts";
import { phoneOf, type TypedPhone } from "#web/ui/phone/phone.ts";
import { cleanEmail } from "./email-rules.ts";
import { personalNumberFault } from "./personal-number-fault.ts";

const brokenBy = (rule: FieldRule): string =>
  rule === "personal-number-check-digit" ? i18next.t(($) => $.accounts.register.checkDigit) : ruleText(rule);

/** Age is no matter of the field: it gets a dialog of its own. */
export const personalNumberRules = (): FormRule[] => [
  {
    validator: async (_rule, typed: string | undefined) => {
      const fault = personalNumberFault(typed ?? "", swedishDate(new Date()));
      if (fault !== undefined && "rule" in fault) throw new Error(brokenBy(fault.rule));
    },
  },
];

export const emailRepeatedRules = (): FormRule[] => [
  ({ getFieldValue }) => ({
    validator: async (_rule, typed: string | undefined) => {
      const email: unknown = getFieldValue("email");
      if (cleanEmail(typed ?? "") !== cleanEmail(typeof email === "string" ? email : ""))
        throw new Error(ruleText("emails-differ"));
    },
  }),
];

export const phoneRules = (): FormRule[] => [
  {
    validator: async (_rule, typed: TypedPhone | undefined) => {
      if (typed === undefined || phoneOf(typed) === undefined) throw new Error(ruleText("phone-format"));
    },
  },
];
