import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { StoreSettings } from "#contract/store-settings.ts";
import type { StoreSettingsForm } from "./use-store-settings.ts";

type Props = { store: StoreSettings; form: StoreSettingsForm };

type CheckProps = { label: string; hint?: string; on: boolean; onSwitch: (on: boolean) => void };

function Check({ label, hint, on, onSwitch }: CheckProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label className="storeform__check">
        <input
          type="checkbox"
          checked={on}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className="muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Whether the directory shows the store. Whether it is a partner, and where it stands, is for administrators to say. */
export function DirectoryPart({ store, form }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeSettings.directory, { returnObjects: true });
  return (
    <fieldset className="storesettings__part">
      <legend>{words.title}</legend>
      <Check
        label={words.registersAtSale}
        on={form.draft.registersAtSale}
        onSwitch={(registersAtSale) => form.type({ registersAtSale })}
      />
      {store.isPartner ? (
        <>
          <Check
            label={words.visible}
            hint={words.visibleHint}
            on={!form.draft.isHidden}
            onSwitch={(visible) => form.type({ isHidden: !visible })}
          />
          <Link to="/partners">{words.show}</Link>
        </>
      ) : (
        <p className="muted">{words.noPartner}</p>
      )}
    </fieldset>
  );
}
