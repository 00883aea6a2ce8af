import { lazy, type ReactNode, Suspense, useState, useEffect } from "react";
import type { consent } from "#web/platform/i18n/sv/consent.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import { ConsentQuestion as Question } from "./ConsentQuestion.tsx";
import { type Allowed, consentStore } from "./consent-store.ts";
import { useConsent } from "./use-consent.ts";

/** As long as a toast; pages without antd have no toasts. */
const milliseconds = 4000;

function SavedNote({ text }: { text: string }): ReactNode {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), milliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="consent__saved" hidden={!shown}>
      {text}
    </output>
  );
}

/** Loaded on demand with its styles, which would not fit into the home page's critical CSS. */
const ConsentQuestion = lazy(async () => {
  // The question works without its styles too.
  await import("./consent.css").catch(() => undefined);
  return { default: Question };
});

/** Asks for cookie consent when opened, and once when a choice needs renewing. */
export function ConsentPanel({ texts }: { texts: Texts<typeof consent> }): ReactNode {
  const { asking, choice } = useConsent();
  const [saved, setSaved] = useState(0);
  const save = (allowed: Allowed): void => {
    consentStore.choose(allowed);
    setSaved(saved + 1);
  };
  if (asking !== false)
    return (
      <Suspense fallback={null}>
        <ConsentQuestion texts={texts} chosen={choice} onSave={save} />
      </Suspense>
    );
  return saved > 0 && <SavedNote key={saved} text={texts.saved} />;
}
