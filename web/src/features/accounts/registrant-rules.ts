import type { FormRule } from "antd";
import { ruleText } from "#web/i18n/problem-text.ts";
import { phoneOf, type TypedPhone } from "#contract/typed-phone.ts";

export const phoneRules = (): FormRule[] => [
  {
    validator: async (_rule, typed: TypedPhone | undefined) => {
      if ((typed?.number ?? "").trim() === "") throw new Error(ruleText("required"));
      if (typed === undefined || phoneOf(typed) === undefined) throw new Error(ruleText("phone-format"));
    },
  },
];
