import { type ReactNode, useId } from "react";

type Props = { label: string; value: string; most: number; onChange: (value: string) => void };

export function TextFilter({ label, value, most, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="filter__input"
        value={value}
        maxLength={most}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
