import { useRef, useState } from "react";
import type * as z from "zod";
import { ruleOf } from "#contract/platform/field-rules.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";

/** The broken rule of each field. */
export type DecisionFaults = Partial<Record<string, string>>;

export const useDecisionDraft = <Draft extends object>(
  key: string,
  schema: z.ZodType<Draft>,
  fresh: Draft,
) => {
  const form = useRef<HTMLFormElement>(null);
  const { draft, write, forget } = useKeptDraft(key, schema, fresh);
  const [faults, setFaults] = useState<DecisionFaults>({});
  return {
    form,
    draft,
    faults,
    forget,
    onType: (change: Partial<Draft>): void => {
      setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))));
      write({ ...draft, ...change });
    },
    /** Returns a valid decision, or marks the fields. `seen` is the state of the case that was read. */
    check: <Decision>(decision: z.ZodType<Decision>, seen: object): Decision | undefined => {
      const { success, data, error } = decision.safeParse({ ...draft, ...seen });
      if (success) return data;
      const broken = error.issues.map(({ path, message }) => [String(path[0]), ruleOf(message)] as const);
      setFaults(Object.fromEntries(broken.toReversed()));
      focusFirstWrong(form);
      return undefined;
    },
  };
};
