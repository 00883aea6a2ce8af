import { useState } from "react";
import type * as z from "zod";
import { useSession } from "#web/platform/auth/session.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";

/** Keeps a decision being typed in the tab, so that it survives the end of a session. */
export const useKeptDraft = <T>(caseKey: string, schema: z.ZodType<T>, fresh: NoInfer<T>) => {
  const session = useSession();
  const name = session.state === "signed-in" ? `cr:decision:${session.userId}:${caseKey}` : undefined;
  const [draft, setDraft] = useState<T>(
    () => (name === undefined ? undefined : schema.safeParse(keptInTab(name)).data) ?? fresh,
  );
  return {
    draft,
    write: (next: T): void => {
      setDraft(next);
      if (name !== undefined) keepInTab(name, next);
    },
    forget: (): void => {
      if (name !== undefined) forgetInTab(name);
    },
  };
};
