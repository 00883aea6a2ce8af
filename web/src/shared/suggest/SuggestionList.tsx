import type { ReactNode } from "react";

type Props = {
  /** Of the field it belongs to. */
  id: string;
  label: string;
  values: readonly string[];
  active: number;
  onChoose: (value: string) => void;
};

// The field keeps the focus and takes the keys, as the combobox pattern has it; no element of HTML can be styled and does that.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */
export function SuggestionList({ id, label, values, active, onChoose }: Props): ReactNode {
  return (
    <div className="suggest__list" id={`${id}-list`} role="listbox" aria-label={label}>
      {values.map((value, place) => (
        <div
          key={value}
          className="suggest__option"
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(value)}
        >
          {value}
        </div>
      ))}
    </div>
  );
}
