import type * as z from "zod";
import { ruleOf } from "#contract/platform/field-rules.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";

type Options<Typed> = {
  /** Converts typed input to what is sent. */
  read?: (typed: Typed) => unknown;
  says?: string;
};

/** Validates by the server's schema, which also decides if the label says "optional". */
export const zodRule = <Typed = unknown>(schema: z.ZodType, { read, says }: Options<Typed> = {}) => ({
  required: !schema.safeParse(undefined).success,
  validator: async (_rule: unknown, typed: Typed): Promise<void> => {
    const [issue] = schema.safeParse(read === undefined ? typed : read(typed)).error?.issues ?? [];
    if (issue !== undefined) throw new Error(says ?? ruleText(ruleOf(issue.message)));
  },
});
