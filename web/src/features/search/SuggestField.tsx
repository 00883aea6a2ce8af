import { type ReactNode, useId } from "react";
import type { SuggestedField } from "#contract/search.ts";
import { SuggestInput } from "#web/shared/suggest/SuggestInput.tsx";

type Props = {
  field: SuggestedField;
  form?: string | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A suggestion was chosen, or the text was entered. */
  onChoose: (value: string) => void;
};

/** A filter that suggests what bikes in the register have. */
export function SuggestField({ field, form, label, value, onChange, onChoose }: Props): ReactNode {
  const id = useId();
  return (
    <div className="filter suggest">
      <label htmlFor={id}>{label}</label>
      <SuggestInput
        field={field}
        id={id}
        label={label}
        value={value}
        onChange={onChange}
        onChoose={onChoose}
        onEnter={onChoose}
        input={{ form, enterKeyHint: "search" }}
      />
    </div>
  );
}
