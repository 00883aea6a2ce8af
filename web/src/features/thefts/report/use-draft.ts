import { useEffect, useState } from "react";
import type { OwnBike } from "#contract/bikes.ts";
import { useSession } from "#web/auth/session.ts";
import { today } from "#web/shared/form/today.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { Draft, newDraft, type TypedReport } from "./draft.ts";

/** What its owner has begun to tell of a theft, kept in the tab as it is typed. */
export const useDraft = (bike: OwnBike) => {
  const session = useSession();
  const name = `cr:theft:${session.state === "signed-in" ? session.userId : ""}:${bike.id}`;
  const fresh = (): Draft => newDraft(bike.city, today(), crypto.randomUUID());
  const [kept] = useState(() => Draft.safeParse(keptInTab(name)).data);
  const [draft, setDraft] = useState<Draft>(() => kept ?? fresh());
  const [over, end] = useState(false);
  useEffect(() => {
    if (!over) keepInTab(name, draft);
  }, [over, name, draft]);
  return {
    draft,
    type: (change: Partial<TypedReport>) =>
      setDraft((before) => ({ ...before, typed: { ...before.typed, ...change } })),
    /** Nothing of it is needed any more. */
    forget: () => {
      forgetInTab(name);
      end(true);
    },
  };
};
