import { Switch } from "antd";
import { type ReactNode, useId } from "react";

type Props = {
  label: string;
  hint?: string;
  on: boolean;
  busy: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
};

/** A switch that stands as the account does: it moves when the change has been saved. */
export function SettingSwitch({ label, hint, on, busy, disabled = false, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div className="settings__switch">
      <span>
        <span id={id} className="settings__label">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="settings__hint">
            {hint}
          </span>
        )}
      </span>
      <Switch
        checked={on}
        loading={busy}
        disabled={disabled}
        aria-labelledby={id}
        {...(hint !== undefined && { "aria-describedby": `${id}-hint` })}
        onChange={onChange}
      />
    </div>
  );
}
