import { type ReactNode, useEffect, useRef, useState } from "react";
import type { consent } from "#web/i18n/sv/consent.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { ConsentChoices } from "./ConsentChoices.tsx";
import { type Allowed, consentStore } from "./consent-store.ts";
import { SavedNote } from "./SavedNote.tsx";
import { useConsent } from "./use-consent.ts";
import "./consent.css";

const all: Allowed = { functional: true, analytics: true, marketing: true };
const none: Allowed = { functional: false, analytics: false, marketing: false };

/** Asks which cookies may be used: yes and no weigh the same, and nothing is covered that a page needs to be read. */
export function ConsentPanel({ texts }: { texts: Texts<typeof consent> }): ReactNode {
  const { asking, choice } = useConsent();
  const [choosing, setChoosing] = useState(false);
  const [saved, setSaved] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const changing = asking && choice !== undefined;
  useEffect(() => {
    // Whoever opened it from the footer wants to use it; whoever has just come wants to read the page.
    if (changing) panel.current?.focus();
  }, [changing]);
  const save = (allowed: Allowed): void => {
    consentStore.choose(allowed);
    setChoosing(false);
    setSaved(saved + 1);
  };
  if (!asking) return saved > 0 && <SavedNote key={saved} text={texts.saved} />;
  return (
    <section
      className="consent"
      aria-labelledby="consent-title"
      ref={panel}
      tabIndex={-1}
      onKeyDown={({ key }) => changing && key === "Escape" && consentStore.close()}
    >
      <h2 id="consent-title">{texts.title}</h2>
      <p>{texts.text}</p>
      {choosing || changing ? (
        <ConsentChoices texts={texts} chosen={choice ?? none} onSave={save} />
      ) : undefined}
      <div className="consent__buttons">
        <button type="button" className="btn btn--ghost" onClick={() => save(none)}>
          {texts.onlyNecessary}
        </button>
        <button type="button" className="btn btn--ghost" onClick={() => save(all)}>
          {texts.acceptAll}
        </button>
      </div>
      {!choosing && !changing && (
        <button type="button" className="btn btn--quiet consent__choose" onClick={() => setChoosing(true)}>
          {texts.choose}
        </button>
      )}
    </section>
  );
}
