import type { FormRule } from "antd";
import { fullNameFault } from "#contract/platform/full-name.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";

export const fullNameRules = (): FormRule[] => [
  { required: true, whitespace: true, message: ruleText("required") },
  {
    validator: async (_rule, typed: string | undefined) => {
      const fault = fullNameFault(typed ?? "");
      if (fault !== undefined) throw new Error(ruleText(fault));
    },
  },
];
