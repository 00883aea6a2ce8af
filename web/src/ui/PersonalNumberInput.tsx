import { type InputProps, type InputRef } from "antd";
import Input from "antd/es/input/Input";
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { formatPersonalNumber } from "#contract/personal-number.ts";

type Props = Omit<InputProps, "value" | "onChange" | "type" | "inputMode"> & {
  value?: string;
  onChange?: (value: string) => void;
};

const digitsIn = (text: string): number => text.replaceAll(/\D/g, "").length;

/** Where the caret belongs so that as many digits stand before it as before the hyphen was set. */
const caretAfter = (digits: number, formatted: string): number => {
  let caret = 0;
  for (let seen = 0; seen < digits && caret < formatted.length; caret += 1) {
    if (/\d/.test(formatted.charAt(caret))) seen += 1;
  }
  return caret;
};

/** A personal number whose hyphen sets itself. Its value is what is shown, ÅÅÅÅMMDD-NNNN; the contract reads it. */
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
      // The keys of a telephone have a plus; those for figures alone have none.
      inputMode="tel"
      value={value}
      onChange={change}
    />
  );
}
