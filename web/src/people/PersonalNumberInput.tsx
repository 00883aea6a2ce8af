import { type InputProps, type InputRef } from "antd";
import Input from "antd/es/input/Input";
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { formatPersonalNumber } from "#contract/platform/personal-number.ts";

type Props = Omit<InputProps, "value" | "onChange" | "type" | "inputMode"> & {
  value?: string;
  onChange?: (value: string) => void;
};

const digitsIn = (text: string): number => text.replaceAll(/\D/g, "").length;

/** Keeps the caret after the same number of digits when the hyphen is inserted. */
const caretAfter = (digits: number, formatted: string): number => {
  let caret = 0;
  for (let seen = 0; seen < digits && caret < formatted.length; caret += 1) {
    if (/\d/.test(formatted.charAt(caret))) seen += 1;
  }
  return caret;
};

/** Inserts the hyphen while typing. The value is the shown text, ÅÅÅÅMMDD-NNNN. */
export function PersonalNumberInput({ value = "", onChange, ...props }: Props): ReactNode {
  const field = useRef<InputRef>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const formatted = formatPersonalNumber(target.value);
    const typedAtEnd = target.selectionStart === target.value.length;
    caret.current = typedAtEnd
      ? formatted.length
      : caretAfter(digitsIn(target.value.slice(0, target.selectionStart ?? 0)), formatted);
    onChange?.(formatted);
  };
  return (
    <Input
      autoComplete="off"
      spellCheck={false}
      placeholder="ÅÅÅÅMMDD-NNNN"
      {...props}
      ref={field}
      // The telephone keyboard has a plus, the numeric one does not.
      inputMode="tel"
      value={value}
      onChange={change}
    />
  );
}
