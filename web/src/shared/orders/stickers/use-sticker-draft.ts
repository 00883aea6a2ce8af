import { useEffect, useState } from "react";
import { useSession } from "#web/auth/session.ts";
import { keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";
import { Draft, newDraft } from "./sticker-draft.ts";

/** What someone has begun to order, kept in the tab: it is still there after buying points. */
export const useStickerDraft = (fullName: string) => {
  const session = useSession();
  const name = `cr:stickers:${session.state === "signed-in" ? session.userId : ""}`;
  const fresh = (): Draft => newDraft(fullName, crypto.randomUUID());
  const [draft, setDraft] = useState<Draft>(() => Draft.safeParse(keptInTab(name)).data ?? fresh());
  useEffect(() => keepInTab(name, draft), [name, draft]);
  return {
    draft,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    /** The address is kept for the next time. */
    restart: () => setDraft(({ address }) => ({ ...fresh(), address })),
  };
};
