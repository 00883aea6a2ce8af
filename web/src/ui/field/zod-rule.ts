import type * as z from "zod";
import { ruleOf } from "#contract/field-rules.ts";
import { ruleText } from "#web/i18n/problem-text.ts";

type Ways<Typed> = {
  /** Makes what is sent of what is typed. */
  read?: (typed: Typed) => unknown;
  /** In words of this field alone; otherwise those of the rule that is broken. */
  says?: string;
};

/** A rule for antd's forms: a field is right where the server would take it, and says otherwise, in the person's language, what to do. */
export const zodRule = <Typed = unknown>(schema: z.ZodType, { read, says }: Ways<Typed> = {}) => ({
  validator: async (_rule: unknown, typed: Typed): Promise<void> => {
    const [issue] = schema.safeParse(read === undefined ? typed : read(typed)).error?.issues ?? [];
    if (issue !== undefined) throw new Error(says ?? ruleText(ruleOf(issue.message)));
  },
});
