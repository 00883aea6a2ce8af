import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import "./choice-cards.css";

type Choice<Value extends string> = {
  readonly value: Value;
  readonly name: string;
  readonly hint?: string;
  readonly Icon?: LucideIcon;
};

type Props<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

/** A radio group whose options are cards. */
export function ChoiceCards<Value extends string>(props: Props<Value>): ReactNode {
  const { legend, choices, chosen, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="choicecards">
      <legend>{legend}</legend>
      {choices.map(({ value, name, hint, Icon }) => (
        <label key={value} className="choicecard">
          <input
            type="radio"
            name={group}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {Icon !== undefined && <Icon size={22} aria-hidden="true" />}
          <span className="choicecard__words">
            <b>{name}</b>
            {hint !== undefined && <span>{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
