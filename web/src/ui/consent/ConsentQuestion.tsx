import { type ReactNode, useEffect, useRef } from "react";
import type { consent } from "#web/i18n/sv/consent.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { ConsentChoices } from "./ConsentChoices.tsx";
import { type Allowed, consentStore } from "./consent-store.ts";

const all: Allowed = { functional: true, analytics: true, marketing: true };
const none: Allowed = { functional: false, analytics: false, marketing: false };

type Props = {
  texts: Texts<typeof consent>;
  /** What was chosen before. */
  chosen: Allowed | undefined;
  onSave: (allowed: Allowed) => void;
};

/** A person who opened it from the footer wants to use it, and may leave it. */
const usePanel = () => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") consentStore.close();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);
  return panel;
};

/** Yes and no weigh the same, and nothing is covered that a page needs to be read. */
export function ConsentQuestion({ texts, chosen, onSave }: Props): ReactNode {
  const panel = usePanel();
  return (
    <section className="consent" aria-labelledby="consent-title" ref={panel} tabIndex={-1}>
      <h2 id="consent-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <ConsentChoices texts={texts} chosen={chosen ?? none} onSave={onSave} />
      <div className="consent__buttons">
        <button type="button" className="btn btn--ghost" onClick={() => onSave(none)}>
          {texts.onlyNecessary}
        </button>
        <button type="button" className="btn btn--ghost" onClick={() => onSave(all)}>
          {texts.acceptAll}
        </button>
      </div>
    </section>
  );
}
