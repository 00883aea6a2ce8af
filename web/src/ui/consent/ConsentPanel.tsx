import { type ReactNode, useState } from "react";
import type { consent } from "#web/i18n/sv/consent.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { ConsentQuestion } from "./ConsentQuestion.tsx";
import { type Allowed, consentStore } from "./consent-store.ts";
import { SavedNote } from "./SavedNote.tsx";
import { useConsent } from "./use-consent.ts";
import "./consent.css";

/** Asks which cookies may be used, whenever someone wants to choose. */
export function ConsentPanel({ texts }: { texts: Texts<typeof consent> }): ReactNode {
  const { asking, choice } = useConsent();
  const [saved, setSaved] = useState(0);
  const save = (allowed: Allowed): void => {
    consentStore.choose(allowed);
    setSaved(saved + 1);
  };
  if (asking) return <ConsentQuestion texts={texts} chosen={choice} onSave={save} />;
  return saved > 0 && <SavedNote key={saved} text={texts.saved} />;
}
