import type { FormRule } from "antd";
import { fullNameFault } from "#contract/full-name.ts";
import { ruleText } from "#web/i18n/problem-text.ts";

export const fullNameRules = (): FormRule[] => [
  { required: true, whitespace: true, message: ruleText("required") },
  {
    validator: async (_rule, typed: string | undefined) => {
      const fault = fullNameFault(typed ?? "");
      if (fault !== undefined) throw new Error(ruleText(fault));
    },
  },
];
