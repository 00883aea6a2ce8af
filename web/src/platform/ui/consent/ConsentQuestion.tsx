import { type ReactNode, useEffect, useRef, useState } from "react";
import type { consent } from "#web/platform/i18n/sv/consent.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import { optionalConsents } from "#contract/people/consent-rules.ts";
import { type Allowed, consentStore } from "./consent-store.ts";

type ConsentChoicesProps = {
  texts: Texts<typeof consent>;
  chosen: Allowed;
  onSave: (allowed: Allowed) => void;
};

function ConsentChoices({ texts, chosen, onSave }: ConsentChoicesProps): ReactNode {
  // Holds only the changes, because the earlier choice may still arrive from the account.
  const [changed, setChanged] = useState<Partial<Allowed>>({});
  const allowed = { ...chosen, ...changed };
  return (
    <form
      className="consent__choices"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(allowed);
      }}
    >
      <label>
        <input type="checkbox" checked disabled />
        <b>{texts.types.necessary.name}</b>
        <span>{texts.types.necessary.text}</span>
      </label>
      {optionalConsents.map((type) => (
        <label key={type}>
          <input
            type="checkbox"
            checked={allowed[type]}
            onChange={({ target }) => setChanged({ ...changed, [type]: target.checked })}
          />
          <b>{texts.types[type].name}</b>
          <span>{texts.types[type].text}</span>
        </label>
      ))}
      <button type="submit" className="btn btn--ghost">
        {texts.save}
      </button>
    </form>
  );
}

const none: Allowed = { functional: false, analytics: false, marketing: false };
const all: Allowed = { functional: true, analytics: true, marketing: true };

type Props = {
  texts: Texts<typeof consent>;
  chosen: Allowed | undefined;
  onSave: (allowed: Allowed) => void;
};

/** Takes the focus and closes on Escape. Closing counts as a no, so that an old choice is asked about once. */
const usePanel = () => {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    const leave = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      if (consentStore.current().asking === "again") consentStore.choose(none);
      else consentStore.close();
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);
  return panel;
};

/** The law demands that both answers have equal weight. The panel covers nothing of the page. */
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
