import { type ReactNode, useId } from "react";

type Props = { label: string; hint?: string; on: boolean; onSwitch: (on: boolean) => void };

export function Check({ label, hint, on, onSwitch }: Props): ReactNode {
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
