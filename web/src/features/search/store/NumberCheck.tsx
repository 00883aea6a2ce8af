import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { mostNumbersToCheck } from "#contract/search.ts";
import { failureText } from "#web/api/failure-text.ts";
import { checkFrameNumbers } from "#web/features/search/queries.ts";
import { ScanButton } from "#web/ui/qr-scan/ScanButton.tsx";
import { CheckedTable } from "./CheckedTable.tsx";
import { NumbersField } from "./NumbersField.tsx";
import { pastedNumbers } from "./pasted-numbers.ts";

type Props = { text: string; onText: (text: string) => void };

const useFault = (count: number): string | undefined => {
  const { t } = useTranslation();
  if (count === 0) return t(($) => $.search.store.empty);
  const over = count - mostNumbersToCheck;
  return over > 0 ? t(($) => $.search.store.tooMany, { most: mostNumbersToCheck, over }) : undefined;
};

/** Many numbers, pasted or scanned, and what the register says of each. */
export function NumberCheck({ text, onText }: Props): ReactNode {
  const { t } = useTranslation();
  const check = useMutation({ mutationFn: checkFrameNumbers });
  const [tried, setTried] = useState(false);
  const numbers = pastedNumbers(text);
  const fault = useFault(numbers.length);
  const add = (scanned: string): void => onText([...numbers, scanned, ""].join("\n"));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined && !check.isPending) check.mutate(numbers);
  };
  return (
    <>
      <form className="checkform" onSubmit={submit} noValidate>
        <NumbersField text={text} onText={onText} count={numbers.length} fault={tried ? fault : undefined} />
        <div className="checkform__actions">
          <button type="submit" className="btn btn--primary btn--lg" aria-disabled={check.isPending}>
            {check.isPending ? t(($) => $.search.store.checking) : t(($) => $.search.store.submit)}
          </button>
          <ScanButton className="btn btn--ghost btn--lg" onFrameNumber={add} many />
        </div>
        <p className="checkform__fault" role="alert">
          {check.error !== null && failureText(check.error)}
        </p>
      </form>
      {check.data !== undefined && <CheckedTable items={check.data.items} />}
    </>
  );
}
