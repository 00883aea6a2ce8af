import type { FormRule } from "antd";
import type * as z from "zod";
import { ruleOf } from "#contract/field-rules.ts";
import { ruleText } from "#web/i18n/problem-text.ts";

/** A field is right where the server would take it; otherwise it says what is to be done. */
export const contractRule = (schema: z.ZodType, textOf: (rule: string) => string = ruleText): FormRule => ({
  validator: async (_rule, typed: unknown) => {
    const { error } = schema.safeParse(typed);
    const [issue] = error?.issues ?? [];
    if (issue) throw new Error(textOf(ruleOf(issue.message)));
  },
});
