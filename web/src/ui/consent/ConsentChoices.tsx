import { type ReactNode, useState } from "react";
import { optionalConsents } from "#contract/consent-rules.ts";
import type { consent } from "#web/i18n/sv/consent.ts";
import type { Texts } from "#web/i18n/texts.ts";
import type { Allowed } from "./consent-store.ts";

type Props = { texts: Texts<typeof consent>; chosen: Allowed; onSave: (allowed: Allowed) => void };

export function ConsentChoices({ texts, chosen, onSave }: Props): ReactNode {
  // What was chosen before may arrive from the account while someone is choosing.
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
