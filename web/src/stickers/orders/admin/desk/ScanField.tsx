import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import "#web/platform/ui/field/field.css";

type Props = {
  field: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onEnter: () => void;
};

/** Takes input from a scanner or a person. Enter in the empty field continues when there is nothing to scan. */
export function ScanField({ field, onText, onEnter }: Props): ReactNode {
  const { t } = useTranslation();
  const [typed, type] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const text = typed.trim();
    type("");
    if (text === "") onEnter();
    else onText(text);
  };
  return (
    <form className="deskfield" onSubmit={submit} noValidate>
      <label htmlFor="desk-scan">{t(($) => $.packing.field)}</label>
      <input
        id="desk-scan"
        ref={field}
        value={typed}
        onChange={({ target }) => type(target.value)}
        className="plaininput mono"
        placeholder={t(($) => $.packing.fieldHint)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={300}
      />
    </form>
  );
}
