import { useEffect, useState } from "react";
import { useSession } from "#web/auth/session.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { TypedTerms } from "./draft.ts";

/** What a seller has begun to write, kept in the tab as it is typed until it is signed. */
export const useDraft = (about: string, fresh: TypedTerms) => {
  const session = useSession();
  const name = `cr:transfer:${session.state === "signed-in" ? session.userId : ""}:${about}`;
  const [typed, set] = useState<TypedTerms>(() => TypedTerms.safeParse(keptInTab(name)).data ?? fresh);
  const [over, end] = useState(false);
  useEffect(() => {
    if (!over) keepInTab(name, typed);
  }, [over, name, typed]);
  return {
    typed,
    type: (change: Partial<TypedTerms>) => set((before) => ({ ...before, ...change })),
    forget: () => {
      forgetInTab(name);
      end(true);
    },
  };
};
