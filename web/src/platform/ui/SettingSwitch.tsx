import { Switch } from "antd";
import { type ReactNode, useId } from "react";
import "./setting-switch.css";

type Props = {
  label: string;
  hint?: string;
  on: boolean;
  busy?: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
};

export function SettingSwitch(props: Props): ReactNode {
  const { label, hint, on, busy = false, disabled = false, onChange } = props;
  const id = useId();
  return (
    <div className="switchrow">
      <span>
        <span id={id} className="switchrow__label">
          {label}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="switchrow__hint">
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
