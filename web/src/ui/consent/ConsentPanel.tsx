import { lazy, type ReactNode, Suspense, useState } from "react";
import type { consent } from "#web/i18n/sv/consent.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { ConsentQuestion as Question } from "./ConsentQuestion.tsx";
import { type Allowed, consentStore } from "./consent-store.ts";
import { SavedNote } from "./SavedNote.tsx";
import { useConsent } from "./use-consent.ts";

/** Few people ever open it. Its styles come then, as they would not fit into what the home page is painted from. */
const ConsentQuestion = lazy(async () => {
  // Without them it is plain, but can still be answered.
  await import("./consent.css").catch(() => undefined);
  return { default: Question };
});

/** Asks which cookies may be used, whenever someone wants to choose. */
export function ConsentPanel({ texts }: { texts: Texts<typeof consent> }): ReactNode {
  const { asking, choice } = useConsent();
  const [saved, setSaved] = useState(0);
  const save = (allowed: Allowed): void => {
    consentStore.choose(allowed);
    setSaved(saved + 1);
  };
  if (asking)
    return (
      <Suspense fallback={null}>
        <ConsentQuestion texts={texts} chosen={choice} onSave={save} />
      </Suspense>
    );
  return saved > 0 && <SavedNote key={saved} text={texts.saved} />;
}
