import { useEffect, useState } from "react";
import { useSession } from "#web/platform/auth/session.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";
import { TypedTerms } from "./draft.ts";

/** Keeps unsigned form values in the tab's storage. */
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
